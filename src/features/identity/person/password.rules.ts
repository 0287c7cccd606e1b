import { z } from 'zod'

export const MIN_PASSWORD = 10
export const MAX_PASSWORD = 200

/** Length is what counts; a limit keeps hashing from being used against us. */
export const newPassword = z.string().min(MIN_PASSWORD).max(MAX_PASSWORD)

export type PasswordFault = 'short' | 'long' | 'personal' | 'common'

/** The few that every list of guesses starts with; longer than ten characters or close to it. */
const COMMON: ReadonlySet<string> = new Set([
  'password12',
  'password123',
  'password1234',
  'passw0rd123',
  'qwertyuiop',
  'qwerty12345',
  '1234567890',
  '12345678910',
  '0123456789',
  'letmein123',
  'welcome123',
  'iloveyou12',
  'administrator',
])

const isOneCharacter = (password: string): boolean => new Set(password).size < 3

/** What is wrong with a password that someone chose, if anything. */
export const findPasswordFault = (password: string, email: string): PasswordFault | undefined => {
  if (password.length < MIN_PASSWORD) return 'short'
  if (password.length > MAX_PASSWORD) return 'long'
  const plain = password.toLowerCase()
  const name = email.split('@')[0]?.toLowerCase() ?? ''
  if (plain === email.toLowerCase() || (name.length >= 5 && plain.startsWith(name) && plain.length - name.length < 4))
    return 'personal'
  return COMMON.has(plain) || isOneCharacter(plain) ? 'common' : undefined
}
