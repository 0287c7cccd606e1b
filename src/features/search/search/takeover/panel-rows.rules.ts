import { foldPartNumber } from '#kernel/part-number.ts'
import type { MoneyJson } from '#kernel/money.ts'
import type { Link } from '#foundation/blocks/public.ts'
import { writeSuggestionAddress } from '#features/search/search/takeover/typed-query.rules.ts'
import { mayShowProducts, splitSuggestion, type Suggestions } from '#features/search/search/takeover/suggestion.rules.ts'
import type { ProductHint } from '#features/search/search-api/public.ts'

export type PanelRow = {
  readonly href: string
  /** The emphasised part comes last; all of it is text, whatever it looks like [T-23]. */
  readonly plain: string
  readonly strong?: string
  /** Of a product. */
  readonly sku?: string
  readonly image?: string | undefined
  readonly price?: MoneyJson | undefined
}
export type PartName = 'exact' | 'suggested' | 'recent' | 'products' | 'topics'
export type PanelRows = Readonly<Record<PartName, readonly PanelRow[]>>

/** The current suggestions. */
export type Offer = {
  /** The requested query. */
  readonly query: string
  readonly recents: readonly string[]
  readonly found: Suggestions
}

type Surroundings = {
  readonly topics: readonly Link[]
  readonly type: string
  readonly resultsPath: string
  /** Absent: the results page [2.8.5]. */
  readonly suggestionPath: string | undefined
}

/** In the order in which arrows walk through them. */
export const PARTS: readonly PartName[] = ['exact', 'suggested', 'recent', 'products', 'topics']

const toRow = ({ title, url, sku, image, price }: ProductHint): PanelRow => ({ plain: title, href: url, sku, image, price })

export const listPanelRows = (
  { query, recents, found }: Offer,
  { topics, type, resultsPath, suggestionPath = resultsPath }: Surroundings,
): PanelRows => {
  const products = mayShowProducts(type) ? found.products : []
  // Whoever typed the whole number of a part wants the part.
  const exact = products.filter(({ sku }) => foldPartNumber(sku) === foldPartNumber(query)).slice(0, 1)
  return {
    exact: exact.map(toRow),
    suggested: found.words.map((suggestion) => {
      const [plain, strong] = splitSuggestion(suggestion, query)
      return { plain, strong, href: writeSuggestionAddress(suggestionPath, suggestion) }
    }),
    recent: recents.map((plain) => ({ plain, href: writeSuggestionAddress(resultsPath, plain) })),
    products: products.filter((product) => !exact.includes(product)).map(toRow),
    topics: topics.map(({ label, href }) => ({ plain: label, href })),
  }
}
