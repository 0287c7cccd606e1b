import {
  findByBeginning,
  findByPartNumber,
  findPartReferences,
  followAllReplacements,
  listProductsBySku,
  type ProductSummary,
} from '#features/storefront/catalogue/public.server.ts'
import {
  answerNumber,
  beginningOf,
  MOST_FINDS,
  spellNumber,
  type Answer,
  type Knowledge,
} from '#features/storefront/product-tools/replacement/replacement.rules.ts'
import type { Tx } from '#platform/database/database.ts'

export type Replacements = { readonly answers: readonly Answer[]; readonly products: readonly ProductSummary[] }

const lookUpSuccessors = async (
  tx: Tx,
  named: readonly { readonly sku: string }[],
  market: readonly string[],
): Promise<Pick<Knowledge, 'chains' | 'sold'>> => {
  const skus = [...new Set(named.map(({ sku }) => sku))]
  const chains = await followAllReplacements(tx, skus)
  const steps = [...chains.values()].flat().map(({ sku }) => sku)
  const products = await listProductsBySku(tx, [...new Set([...skus, ...steps])], market)
  return { chains, sold: new Map(products.map(({ sku, lifecycle }) => [sku, lifecycle])) }
}

/** A handful of questions to the database, however many numbers there are. */
const lookUp = async (tx: Tx, numbers: readonly string[], market: readonly string[]): Promise<Knowledge> => {
  const spellings = numbers.flatMap(spellNumber)
  const own = await findByPartNumber(tx, spellings, market)
  const references = await findPartReferences(tx, spellings)
  return { own, references, beginnings: [], ...(await lookUpSuccessors(tx, [...own, ...references], market)) }
}

const lookUpBeginnings = async (
  tx: Tx,
  open: readonly string[],
  market: readonly string[],
  known: Knowledge,
): Promise<Knowledge> => {
  const beginnings = await findByBeginning(tx, open, market, MOST_FINDS)
  return { ...known, beginnings, ...(await lookUpSuccessors(tx, beginnings, market)) }
}

/** The market's replacements of each number. */
export const findReplacements = async (tx: Tx, numbers: readonly string[], market: readonly string[]): Promise<Replacements> => {
  const known = await lookUp(tx, numbers, market)
  const sure = numbers.map((enteredNumber) => answerNumber(enteredNumber, known))
  const open = sure.filter(({ state }) => state === 'none').flatMap(({ asked }) => beginningOf(asked) ?? [])
  const guessed = await lookUpBeginnings(tx, open, market, known)
  const answers = sure.map((answer) => (answer.state === 'none' ? answerNumber(answer.asked, guessed) : answer))
  const shown = new Set(answers.flatMap(({ finds }) => finds.map(({ sku }) => sku)))
  return { answers, products: await listProductsBySku(tx, [...shown], market) }
}
