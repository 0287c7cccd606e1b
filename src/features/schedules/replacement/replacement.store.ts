import {
  findByBeginning,
  findByPartNumber,
  findPartReferences,
  followAllReplacements,
  listProductsBySku,
  type ProductSummary,
} from '#features/catalogue/public.server.ts'
import {
  answerNumber,
  beginningOf,
  MOST_FINDS,
  spellNumber,
  type Answer,
  type Knowledge,
} from '#features/schedules/replacement/replacement.rules.ts'
import type { Tx } from '#server/database/database.ts'

export type Replacements = { readonly answers: readonly Answer[]; readonly products: readonly ProductSummary[] }

/** A handful of questions to the database, however many numbers there are. */
const lookUp = async (tx: Tx, numbers: readonly string[], market: readonly string[]): Promise<Knowledge> => {
  const spellings = numbers.flatMap(spellNumber)
  const own = await findByPartNumber(tx, spellings, market)
  const references = await findPartReferences(tx, spellings)
  const named = [...new Set([...own, ...references].map(({ sku }) => sku))]
  const chains = await followAllReplacements(tx, named)
  const steps = [...chains.values()].flat().map(({ sku }) => sku)
  const products = await listProductsBySku(tx, [...new Set([...named, ...steps])], market)
  const sold = new Map(products.map(({ sku, lifecycle }) => [sku, lifecycle]))
  return { own, references, sold, chains, beginnings: [] }
}

/** What the market sells in the place of each number. */
export const findReplacements = async (tx: Tx, numbers: readonly string[], market: readonly string[]): Promise<Replacements> => {
  const known = await lookUp(tx, numbers, market)
  const sure = numbers.map((asked) => answerNumber(asked, known))
  const open = sure.filter(({ state }) => state === 'none').flatMap(({ asked }) => beginningOf(asked) ?? [])
  const beginnings = await findByBeginning(tx, open, market, MOST_FINDS)
  const answers = sure.map((answer) => (answer.state === 'none' ? answerNumber(answer.asked, { ...known, beginnings }) : answer))
  const shown = new Set(answers.flatMap(({ finds }) => finds.map(({ sku }) => sku)))
  return { answers, products: await listProductsBySku(tx, [...shown], market) }
}
