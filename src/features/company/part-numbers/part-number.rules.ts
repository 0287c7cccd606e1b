import type { CompanyRole } from '#foundation/identity/public.ts'
import type { ListSpec } from '#kernel/list-query.ts'
import { foldPartNumber } from '#kernel/part-number.ts'

export const PART_NUMBERS_PATH = '/secure/company/part-numbers'

export const PART_NUMBER_LIST = {
  sortable: ['number', 'sku', 'changed'],
  sort: 'number',
  sizes: [50, 25, 100],
} as const satisfies ListSpec

/** Of one company [T-80]. */
export const MOST_NUMBERS = 50_000
export const LONGEST_NUMBER = 60

/** Why a pair of the company's number and ours is not stored. */
export const PAIR_FAULTS = ['missing', 'too_long', 'too_short', 'twice', 'unknown', 'several', 'replaced', 'ended'] as const
export type PairFault = (typeof PAIR_FAULTS)[number]
export type PairColumn = 'number' | 'sku'
export type PairProblem = { readonly column: PairColumn; readonly reason: PairFault }

export type Pair = { readonly number: string; readonly sku: string }

/** A part whose number is the given one, however it was written. */
export type NumberedPart = { readonly sku: string; readonly lifecycle: string }

/** The fault of the company's own number, whatever it means. */
export const checkPartNumber = (number: string): PairFault | undefined => {
  if (number === '') return 'missing'
  if (number.length > LONGEST_NUMBER) return 'too_long'
  const { length } = foldPartNumber(number)
  if (length > LONGEST_NUMBER) return 'too_long'
  return length < 2 ? 'too_short' : undefined
}

/** The part that is meant, or why none can be: it must be one that the company could order now. */
export const checkPart = (given: string, found: readonly NumberedPart[]): { readonly sku: string } | PairFault => {
  if (given === '') return 'missing'
  const [first, ...others] = found.length > 1 ? found.filter(({ sku }) => sku === given) : found
  if (!first) return found.length > 1 ? 'several' : 'unknown'
  if (others.length > 0) return 'several'
  if (first.lifecycle === 'replaced') return 'replaced'
  return first.lifecycle === 'active' ? { sku: first.sku } : 'ended'
}

export type JudgedPair = { readonly pair: Pair } | { readonly problem: PairProblem }

export const checkPair = ({ number, sku }: Pair, found: readonly NumberedPart[]): JudgedPair => {
  const fault = checkPartNumber(number)
  if (fault) return { problem: { column: 'number', reason: fault } }
  const part = checkPart(sku, found)
  return typeof part === 'string' ? { problem: { column: 'sku', reason: part } } : { pair: { number, sku: part.sku } }
}

/** Of lines with one number in two spellings the first counts; the others are refused, so that nobody has to guess which won. */
export const refuseRepeated = <T extends { readonly judged: JudgedPair }>(lines: readonly T[]): T[] => {
  const seen = new Set<string>()
  return lines.map((line) => {
    if (!('pair' in line.judged)) return line
    const folded = foldPartNumber(line.judged.pair.number)
    if (!seen.has(folded)) {
      seen.add(folded)
      return line
    }
    return { ...line, judged: { problem: { column: 'number' as const, reason: 'twice' as const } } }
  })
}

/** Whoever puts parts into a cart may have a confirmed match remembered; who only looks may not. */
export const mayRemember = (role: CompanyRole): boolean => role !== 'viewer'

export type RememberOutcome = 'insert' | 'known' | 'taken'

/** A number that means another part already is changed by company-admins alone. */
export const planRemember = (stored: string | undefined, sku: string): RememberOutcome => {
  if (stored === undefined) return 'insert'
  return stored === sku ? 'known' : 'taken'
}

const NAMES: Readonly<Record<PairColumn, readonly string[]>> = {
  number: ['number', 'your number', 'your part number', 'customer part number'],
  sku: ['sku', 'part number', 'our number', 'our part number'],
}

/** Reads a line of a table by the names of its columns; undefined where one of the two is not named. */
export const readPair = (line: Readonly<Record<string, unknown>>): Pair | undefined => {
  const named = new Map(Object.entries(line).map(([column, value]) => [column.trim().toLowerCase(), value]))
  const cellOf = (column: PairColumn): string | undefined => {
    const name = NAMES[column].find((one) => named.has(one))
    if (name === undefined) return undefined
    const value = named.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const [number, sku] = [cellOf('number'), cellOf('sku')]
  return number === undefined || sku === undefined ? undefined : { number, sku }
}
