import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Keeps values that travel through the browser: nobody reads or changes them, and `binding` says where they count. */
export type Sealer = {
  readonly seal: (value: unknown, binding: string) => string
  /** Undefined when it was changed, cut, made for another binding or with another key. */
  readonly open: (sealed: string, binding: string) => unknown
}

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const MAX_LENGTH = 16_384

export const createSealer = (key: Buffer, maxLength = MAX_LENGTH): Sealer => ({
  seal: (value, binding) => {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(binding))
    const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
  },
  open: (sealed, binding) => {
    if (sealed.length > maxLength || !/^[\w-]+$/.test(sealed)) return undefined
    const bytes = Buffer.from(sealed, 'base64url')
    // One value has one text: what is remembered as used cannot come back in another spelling.
    if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== sealed) return undefined
    try {
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(binding)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const body = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
      return JSON.parse(body.toString('utf8')) as unknown
    } catch {
      return undefined
    }
  },
})
