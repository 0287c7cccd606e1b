import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: nothing to guess, nothing to read from it. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token: whoever reads it cannot sign in with it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
