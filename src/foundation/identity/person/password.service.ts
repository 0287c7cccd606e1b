import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'
import { createSemaphore } from '#platform/limits/semaphore.ts'

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

/** As OWASP recommends: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Two at once use 38 MiB; a flood of sign-ins waits its turn or is told to come back, and memory stays flat. */
const pass = createSemaphore({ places: 2, waiting: 64 })

const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

type Cost = Readonly<typeof COST>

const deriveKey = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  // The same letters are typed as different code points on different systems.
  pass(() => derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength: HASH_BYTES, ...cost }))

/** The usual PHC text, so that the cost can grow later without breaking what is stored. */
export const hashPassword = async (password: string, cost: Cost = COST): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  const hash = await deriveKey(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(hash)}`
}

const FORMAT = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22,})\$([A-Za-z0-9+/]{43})$/

/** Whether less work is needed to guess it than today's cost asks for: then it is hashed again when it is known. */
export const isHashedCheaply = (stored: string | null | undefined): boolean => {
  const [, memory = 0, passes = 0] = (FORMAT.exec(stored ?? '') ?? []).map(Number)
  return Boolean(stored) && (memory < COST.memory || passes < COST.passes)
}

/** Nobody's password: people we do not know cost the same work as those we do [T-62]. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(randomBytes(SALT_BYTES))}$${encode(randomBytes(HASH_BYTES))}`

export const verifyPassword = async (password: string, stored: string | null | undefined): Promise<boolean> => {
  const parts = FORMAT.exec(stored ?? '') ?? FORMAT.exec(NOBODY)
  if (!parts) return false
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const actual = await deriveKey(password, Buffer.from(salt, 'base64'), cost)
  return timingSafeEqual(actual, Buffer.from(hash, 'base64')) && stored !== null && stored !== undefined
}
