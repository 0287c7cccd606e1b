import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The few kinds of CBOR that an attestation is made of. */
const encodeHead = (major: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.from([(major << 5) | 25, value >> 8, value & 0xff])

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

const encodeCbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value)
  if (typeof value === 'string') return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value])
  return Buffer.concat([encodeHead(5, value.size), ...[...value].flatMap(([key, item]) => [encodeCbor(key), encodeCbor(item)])])
}

type Ceremony = { readonly challenge: string; readonly origin: string; readonly rpId: string }
type Flaws = { readonly isUnverified?: boolean; readonly counter?: number; readonly userHandle?: string; readonly type?: string }

export type SoftwareAuthenticator = ReturnType<typeof createSoftwareAuthenticator>

/** An authenticator with one passkey, as the browser presents its answers; flaws say what is wrong with them. */
export const createSoftwareAuthenticator = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let owner = ''

  const describeClient = (type: string, { challenge, origin }: Ceremony): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const describeState = ({ rpId }: Ceremony, flags: number, count: number): Buffer => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(count)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counted])
  }
  const PRESENT = 0x01
  const VERIFIED = 0x04
  const ATTESTED = 0x40

  const describeKey = (): Buffer => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    return encodeCbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
  }
  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }

  return {
    credentialId: common.id,
    create: (ceremony: Ceremony, personId: string, flaws: Flaws = {}) => {
      owner = personId
      const flags = PRESENT | ATTESTED | (flaws.isUnverified ? 0 : VERIFIED)
      const length = Buffer.from([0, id.length])
      const state = Buffer.concat([describeState(ceremony, flags, 0), Buffer.alloc(16), length, id, describeKey()])
      const attested = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', state],
      ])
      return {
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: describeClient(flaws.type ?? 'webauthn.create', ceremony).toString('base64url'),
          attestationObject: encodeCbor(attested).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    get: (ceremony: Ceremony, flaws: Flaws = {}) => {
      counter = flaws.counter ?? counter + 1
      const client = describeClient(flaws.type ?? 'webauthn.get', ceremony)
      const state = describeState(ceremony, PRESENT | (flaws.isUnverified ? 0 : VERIFIED), counter)
      const signed = Buffer.concat([state, createHash('sha256').update(client).digest()])
      return {
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: state.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle: Buffer.from(flaws.userHandle ?? owner).toString('base64url'),
        },
      }
    },
  }
}
