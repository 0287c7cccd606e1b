import { findByPartNumber } from '#features/storefront/catalogue/public.server.ts'
import { lockCompany } from '#features/company/people/public.server.ts'
import {
  checkPair,
  MOST_NUMBERS,
  planRemember,
  type JudgedPair,
  type NumberedPart,
  type Pair,
} from '#features/company/part-numbers/part-number.rules.ts'
import {
  countPairs,
  findByNumber,
  findPair,
  insertPair,
  listCountries,
  updatePair,
} from '#features/company/part-numbers/part-number.store.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

/** Whose numbers are changed, and the countries whose catalogue they may name. */
export type NumberKeeper = {
  readonly tx: Tx
  readonly companyId: string
  readonly personId: string
  /** Of the page. */
  readonly country?: string | undefined
}

export const refuseMany = (): never => {
  throw new Problem(409, 'too_many', `A company keeps ${MOST_NUMBERS} numbers at most.`)
}
const refuseTaken = (): never => {
  throw new Problem(409, 'taken', 'Your company uses this number for a part already.')
}

export const marketOf = async ({ tx, companyId, personId, country }: NumberKeeper): Promise<string[]> => [
  ...new Set([...(await listCountries(tx, companyId, personId)), ...(country === undefined ? [] : [country])]),
]

const BATCH = 5000

/** Which pairs can be stored; one statement for thousands. */
export const checkPairs = async (keeper: NumberKeeper, pairs: readonly Pair[]): Promise<JudgedPair[]> => {
  const market = await marketOf(keeper)
  const folded = [...new Set(pairs.map(({ sku }) => foldPartNumber(sku)))]
  const found = new Map<string, NumberedPart[]>()
  for (let at = 0; at < folded.length; at += BATCH)
    for (const part of await findByPartNumber(keeper.tx, folded.slice(at, at + BATCH), market))
      found.set(part.folded, [...(found.get(part.folded) ?? []), part])
  return pairs.map((pair) => checkPair(pair, found.get(foldPartNumber(pair.sku)) ?? []))
}

const REASONS = {
  missing: 'is missing',
  too_long: 'is too long',
  too_short: 'has fewer than two letters or digits',
  twice: 'is there twice',
  unknown: 'is none of our part numbers',
  several: 'could be several parts; write it as we do',
  replaced: 'was replaced by another part',
  ended: 'is no longer sold',
} as const

const requirePair = async (keeper: NumberKeeper, pair: Pair): Promise<Pair> => {
  const [judged] = await checkPairs(keeper, [pair])
  if (judged && 'pair' in judged) return judged.pair
  const { column, reason } = judged?.problem ?? { column: 'sku', reason: 'unknown' }
  throw new Problem(422, `${column}_${reason}`, `The ${column === 'sku' ? 'part' : 'number'} ${REASONS[reason]}.`)
}

const requireRoom = async ({ tx, companyId }: NumberKeeper): Promise<void> => {
  if ((await countPairs(tx, companyId)) >= MOST_NUMBERS) refuseMany()
}

/** Two at once wait for each other, so that the second one is told that the number is taken. */
export const addPair = async (keeper: NumberKeeper, given: Pair, now: Date): Promise<string> => {
  const { tx, companyId } = keeper
  const pair = await requirePair(keeper, given)
  await lockCompany(tx, companyId)
  if (await findByNumber(tx, companyId, pair.number)) refuseTaken()
  await requireRoom(keeper)
  return insertPair(tx, companyId, pair, now)
}

export const changePair = async (keeper: NumberKeeper, id: string, change: Partial<Pair>, now: Date): Promise<Pair> => {
  const { tx, companyId } = keeper
  await lockCompany(tx, companyId)
  const before = (await findPair(tx, companyId, id)) ?? notFound('number')
  const pair = await requirePair(keeper, { number: change.number ?? before.number, sku: change.sku ?? before.sku })
  const other = await findByNumber(tx, companyId, pair.number)
  if (other && other.id !== id) refuseTaken()
  await updatePair(tx, id, pair, now)
  return pair
}

/** A match that somebody confirmed; one that is known already is no failure. */
export const rememberPair = async (keeper: NumberKeeper, given: Pair, now: Date): Promise<{ id: string; isNew: boolean }> => {
  const { tx, companyId } = keeper
  const pair = await requirePair(keeper, given)
  await lockCompany(tx, companyId)
  const stored = await findByNumber(tx, companyId, pair.number)
  const plan = planRemember(stored?.sku, pair.sku)
  if (plan === 'taken') refuseTaken()
  if (stored) return { id: stored.id, isNew: false }
  await requireRoom(keeper)
  return { id: await insertPair(tx, companyId, pair, now), isNew: true }
}
