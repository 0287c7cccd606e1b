import { readFileSync, writeFileSync } from 'node:fs'
import { isInFilter, makeFilter } from '../src/foundation/identity/person/password-filter.rules.ts'
import { MIN_PASSWORD } from '../src/foundation/identity/person/password.rules.ts'
import { foldPassword } from '../src/foundation/identity/person/password-form.rules.ts'

/** How many lines of the list count, by the length of their passwords. */
const TAKEN = [
  // People choose these as they are.
  { length: MIN_PASSWORD, lines: Infinity },
  // Others add digits to these, or a sign, until they are long enough.
  { length: 8, lines: 600_000 },
  { length: 4, lines: 60_000 },
]

const TARGET = new URL('../src/foundation/identity/person/common-passwords.bin', import.meta.url)

/** `npx node scripts/make-password-filter.ts list.txt`: one password a line, the most common first. */
const [, , source = ''] = process.argv
if (source === '') throw new Error('Name the file with the list: one password a line, the most common first.')
const lines = readFileSync(source, 'utf8').split(/\r?\n/).map(foldPassword)
const isTaken = (line: string, index: number): boolean =>
  TAKEN.some(({ length, lines: most }) => line.length >= length && index < most)
const words = new Set(lines.filter(isTaken))
const filter = makeFilter(words)
writeFileSync(TARGET, filter.bits)

const trials = 1_000_000
const wrong = Array.from({ length: trials }, (_, n) => `not in the list ${n}`).filter((word) => isInFilter(filter, word)).length
console.log(
  `${words.size} passwords, ${filter.bits.length} bytes, ${((100 * wrong) / trials).toFixed(4)}% of others look like one`,
)
