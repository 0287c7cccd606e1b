import { readFile } from 'node:fs/promises'
import { isInFilter, type PasswordFilter } from '#foundation/identity/person/password-filter.rules.ts'

/** Made by `scripts/make-password-filter.ts`. */
const FILE = new URL('common-passwords.bin', import.meta.url)

let filter: Promise<PasswordFilter> | undefined

const readFilter = async (): Promise<PasswordFilter> => ({ bits: await readFile(FILE) })

/** A megabyte: read when somebody first chooses a password, not at the start. */
export const openCommonPasswords = async (): Promise<(word: string) => boolean> => {
  filter ??= readFilter()
  const opened = await filter.catch((error: unknown) => {
    // The next one who chooses a password tries again.
    filter = undefined
    throw error
  })
  return (word) => isInFilter(opened, word)
}
