import type { ShopContext, Shopper } from '#features/buying/cart/public.server.ts'
import { listProductsBySku } from '#features/storefront/catalogue/public.server.ts'
import { compareDescriptions } from '#features/buying/quick-order/matching/compare-descriptions.service.ts'
import type { NamedPart } from '#features/buying/quick-order/matching/description.rules.ts'
import { matchReadingLine, numberOf, type MatchedLine } from '#features/buying/quick-order/matching/reading-line.rules.ts'
import { lookUpFolded, lookUpNumbers } from '#features/buying/quick-order/matching/known-numbers.service.ts'
import type { Knowledge } from '#features/buying/quick-order/matching/match-line.rules.ts'
import type { ReadOrder } from '#features/buying/quick-order/reading/read-order.rules.ts'
import { listNumbersInText } from '#features/buying/quick-order/reading/numbers-in-text.rules.ts'

export const askerOf = ({ personId, account, priceRequest }: Shopper) => ({
  ...{ personId, soldToId: account.id },
  market: priceRequest.market,
})

/** So many lines that nothing was found for get suggestions at once; for the others people type. */
const MOST_SUGGESTED = 25
const MOST_HITS = 4
const SUGGESTED_CONFIDENCE = 0.4

/** Parts that a number or name may have meant, as search understands it. */
export const searchParts = async (
  request: Pick<ShopContext, 'tx' | 'server'>,
  { locale, priceRequest }: Shopper,
  query: string,
  size: number,
): Promise<string[]> => {
  const { hits } = await request.server.services.engine.search(request.tx, {
    query,
    page: { size, current: 1 },
    precision: 2,
    filters: { all: [{ field: 'document_type', values: ['Product'] }] },
    visibility: { audience: [], market: [...priceRequest.market], language: locale.language },
  })
  return hits.map(({ document }) => document.key)
}

/** A line that names no number but words is not guessed: search gives candidates, a person chooses. */
const suggest = async (request: ShopContext, shopper: Shopper, lines: readonly MatchedLine[]): Promise<MatchedLine[]> => {
  let left = MOST_SUGGESTED
  const suggested: MatchedLine[] = []
  for (const line of lines) {
    const query = numberOf(line) || line.words
    if (line.reason !== 'not_found' || left <= 0 || query === '') suggested.push(line)
    else {
      left -= 1
      const skus = await searchParts(request, shopper, query.slice(0, 60), MOST_HITS)
      const candidates = skus.map((sku) => ({ sku, confidence: SUGGESTED_CONFIDENCE }))
      const isByName = line.numbers.length === 0 && candidates.length > 0 && line.fault === undefined
      suggested.push({ ...line, candidates, ...(isByName && { match: 'ambiguous' as const, reason: 'several' as const }) })
    }
  }
  return suggested
}

/** Names of parts that a description may mean, by what search finds for it. */
const findMeant = async (request: ShopContext, shopper: Shopper, words: string): Promise<NamedPart[]> => {
  const skus = await searchParts(request, shopper, words.slice(0, 100), MOST_HITS)
  const products = await listProductsBySku(request.tx, skus, shopper.priceRequest.market)
  return products.map(({ sku, names }) => ({ sku, names: Object.values(names) }))
}

const merge = (one: Knowledge, other: Knowledge): Knowledge => ({
  products: new Map([...one.products, ...other.products]),
  own: new Map([...one.own, ...other.own]),
  references: new Map([...one.references, ...other.references]),
  sold: new Map([...one.sold, ...other.sold]),
  chains: new Map([...one.chains, ...other.chains]),
  names: new Map([...(one.names ?? []), ...(other.names ?? [])]),
})

/** Knowledge about the numbers of an opened order. */
export const findKnown = (
  { tx }: Pick<ShopContext, 'tx'>,
  shopper: Shopper,
  numbers: readonly string[],
  signal?: AbortSignal,
): Promise<Knowledge> => lookUpFolded(tx, askerOf(shopper), numbers, signal)

export const listKnownNumbers = ({ products, own, references }: Knowledge): string[] => [
  ...new Set([...products.keys(), ...own.keys(), ...references.keys()]),
]

/** The lines of an order with the parts that they mean. */
export const matchOrder = async (request: ShopContext, shopper: Shopper, order: ReadOrder, known: Knowledge) => {
  const { lines, poNumber, currency } = order
  // Numbers that the reading put together, such as one that was broken over two rows.
  const joined = lines.flatMap(({ numbers }) => numbers.map((number) => number.text))
  const all = merge(known, await lookUpNumbers(request.tx, askerOf(shopper), listNumbersInText(joined)))
  const stored = lines.map((line) => matchReadingLine(line, all))
  const compared = await compareDescriptions(stored, all, (words) => findMeant(request, shopper, words))
  return { poNumber: poNumber ?? null, currency: currency ?? null, lines: await suggest(request, shopper, compared) }
}
