import type { Link } from '#features/blocks/public.ts'
import { writeSuggestionAddress } from '#features/search/takeover/query.rules.ts'
import { mayShowProducts, splitSuggestion, type Suggestions } from '#features/search/takeover/suggestion.rules.ts'

export type PanelRow = {
  readonly href: string
  /** What is emphasised comes last; all of it is text, whatever it looks like [T-23]. */
  readonly plain: string
  readonly strong?: string
  /** Of a product. */
  readonly sku?: string
  readonly image?: string | undefined
}
export type PartName = 'suggested' | 'recent' | 'products' | 'topics'
export type PanelRows = Readonly<Record<PartName, readonly PanelRow[]>>

/** What the field offers for the moment. */
export type Offer = {
  /** What was asked for. */
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
export const PARTS: readonly PartName[] = ['suggested', 'recent', 'products', 'topics']

export const listPanelRows = (
  { query, recents, found }: Offer,
  { topics, type, resultsPath, suggestionPath = resultsPath }: Surroundings,
): PanelRows => ({
  suggested: found.words.map((suggestion) => {
    const [plain, strong] = splitSuggestion(suggestion, query)
    return { plain, strong, href: writeSuggestionAddress(suggestionPath, suggestion) }
  }),
  recent: recents.map((plain) => ({ plain, href: writeSuggestionAddress(resultsPath, plain) })),
  products: (mayShowProducts(type) ? found.products : []).map(({ title, url, sku, image }) => ({
    plain: title,
    href: url,
    sku,
    image,
  })),
  topics: topics.map(({ label, href }) => ({ plain: label, href })),
})
