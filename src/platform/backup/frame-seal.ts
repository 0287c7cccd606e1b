import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { ArchiveError } from '#platform/backup/archive-error.ts'

/** First line of every archive; a newer format gets a new number. */
export const MAGIC = 'PORTICO BACKUP 1'

const SALT_BYTES = 16
const TAG_BYTES = 16
const HASH_BYTES = 32

/** The clear text at the beginning; with a key, which one it was. */
export type Preamble = { readonly encryption?: { readonly salt: string; readonly keyId: string } }

/** Closes and opens frames; the number of the frame is part of it, so that none can be moved or left out. */
export type FrameSeal = {
  readonly checkBytes: number
  readonly close: (index: number, payload: Buffer) => { readonly body: Buffer; readonly check: Buffer }
  /** Undefined where the bytes are not those that were written. */
  readonly open: (index: number, body: Buffer, check: Buffer) => Buffer | undefined
}

const numberFrame = (index: number): Buffer => {
  const bytes = Buffer.alloc(12)
  bytes.writeBigUInt64BE(BigInt(index), 4)
  return bytes
}

const hashSeal: FrameSeal = {
  checkBytes: HASH_BYTES,
  close: (index, payload) => ({ body: payload, check: hashFrame(index, payload) }),
  open: (index, body, check) => (timingSafeEqual(hashFrame(index, body), check) ? body : undefined),
}

const hashFrame = (index: number, payload: Buffer): Buffer =>
  createHash('sha256').update(numberFrame(index)).update(payload).digest()

/** The key serves one archive only, so counting the frames makes nonces that never come twice. */
const createKeySeal = (key: Buffer): FrameSeal => ({
  checkBytes: TAG_BYTES,
  close: (index, payload) => {
    const cipher = createCipheriv('aes-256-gcm', key, numberFrame(index))
    return { body: Buffer.concat([cipher.update(payload), cipher.final()]), check: cipher.getAuthTag() }
  },
  open: (index, body, check) => {
    const decipher = createDecipheriv('aes-256-gcm', key, numberFrame(index), { authTagLength: TAG_BYTES }).setAuthTag(check)
    try {
      return Buffer.concat([decipher.update(body), decipher.final()])
    } catch {
      return undefined
    }
  },
})

const derive = (key: Buffer, salt: Buffer, purpose: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, `${MAGIC} ${purpose}`, length))

const nameKey = (key: Buffer, salt: Buffer): string => derive(key, salt, 'name', 8).toString('hex')

/** The first of the keys, or none: then frames carry a hash. */
export const sealFrames = (keys: readonly Buffer[]): { readonly preamble: Preamble; readonly seal: FrameSeal } => {
  const [key] = keys
  if (!key) return { preamble: {}, seal: hashSeal }
  const salt = randomBytes(SALT_BYTES)
  const encryption = { salt: salt.toString('base64'), keyId: nameKey(key, salt) }
  return { preamble: { encryption }, seal: createKeySeal(derive(key, salt, 'frames', 32)) }
}

export const openFrames = ({ encryption }: Preamble, keys: readonly Buffer[]): FrameSeal => {
  if (!encryption) return hashSeal
  if (keys.length === 0) throw new ArchiveError('This archive is encrypted: set BACKUP_KEY to the key that it was written with.')
  const salt = Buffer.from(encryption.salt, 'base64')
  const key = keys.find((each) => nameKey(each, salt) === encryption.keyId)
  if (!key) throw new ArchiveError('BACKUP_KEY is not the key that this archive was written with.')
  return createKeySeal(derive(key, salt, 'frames', 32))
}
