import { createHash } from 'node:crypto'
import { createSealer, type Sealer } from '#platform/secrets/seal.ts'

/** Whose secret it is, and what for: a value that is copied to another row opens for nobody. */
export type SecretPlace = { readonly tenant: string; readonly purpose: string }

/** Seals what the database stores with a key that the database does not hold. */
export type SecretBox = {
  readonly seal: (value: unknown, place: SecretPlace) => string
  /** Throws for a key that is not here and for what was changed or moved. */
  readonly open: (sealed: string, place: SecretPlace) => unknown
  /** The same for text that an earlier version may have stored plain. */
  readonly readText: (stored: string, place: SecretPlace) => string
  readonly hasKey: (id: string) => boolean
}

/** Names in third-party certificates may be long. */
const MAX_LENGTH = 1_048_576
const SEALED = /^sealed\.([0-9a-f]{8})\.([\w-]+)$/

export const isSealed = (value: unknown): value is string => typeof value === 'string' && SEALED.test(value)

const idOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8)
const bindingOf = (keyId: string, { tenant, purpose }: SecretPlace): string => JSON.stringify([keyId, tenant, purpose])

/** The first key seals; all of them open. */
export const createSecretBox = (keys: readonly Buffer[]): SecretBox => {
  const sealers = new Map<string, Sealer>(keys.map((key) => [idOf(key), createSealer(key, MAX_LENGTH)]))
  const [newest] = sealers
  if (!newest) throw new Error('a secret box needs a key')
  const [newestId, sealer] = newest
  const open: SecretBox['open'] = (sealed, place) => {
    const [, keyId = '', body = ''] = SEALED.exec(sealed) ?? []
    const found = sealers.get(keyId)
    if (!found) throw new Error(`the secret ${place.purpose} of ${place.tenant} was sealed with another key`)
    const value = found.open(body, bindingOf(keyId, place))
    if (value === undefined) throw new Error(`the secret ${place.purpose} of ${place.tenant} was changed or moved`)
    return value
  }
  return {
    seal: (value, place) => `sealed.${newestId}.${sealer.seal(value, bindingOf(newestId, place))}`,
    open,
    readText: (stored, place) => (isSealed(stored) ? String(open(stored, place)) : stored),
    hasKey: (id) => sealers.has(id),
  }
}
