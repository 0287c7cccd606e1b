import type { Link } from '#foundation/blocks/public.ts'
import type { Stock } from '#features/storefront/catalogue/public.ts'
import type { UnsoldPart } from '#features/storefront/unsold-parts/public.ts'
import type { MoneyJson } from '#kernel/money.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import {
  DOCUMENT_TYPES,
  facetsOf,
  MULTI_SEARCH_SIZE,
  SEARCH_FAILED,
  type DocumentType,
  type FacetField,
  type ResultsState,
  type SearchReply,
  type Understood,
} from '#features/search/search-api/public.ts'
import { listFacetViews, type FacetView } from '#features/search/search/results/facet-view.rules.ts'
import { readItem, type ResultView } from '#features/search/search/results/result-item.rules.ts'

/** Details beyond the index: names in the page's language, prices and replacements of the visitor's market. */
export type ResultWords = {
  readonly categories: Readonly<Record<string, string>>
  readonly families: Readonly<Record<string, string>>
  readonly products: Readonly<Record<string, { readonly price?: MoneyJson; readonly stock?: Stock; readonly replacement?: Link }>>
  /** Where else to look when nothing was found. */
  readonly topics: readonly Link[]
  /** Related queries of others. */
  readonly related: readonly string[]
  /** Near matches where nothing was found. */
  readonly understood?: Understood
  /** The part whose number was requested, where other markets sell it. */
  readonly unsold?: UnsoldPart
}

export const NO_WORDS: ResultWords = { categories: {}, families: {}, products: {}, topics: [], related: [] }

export type Tab = { readonly type?: DocumentType; readonly count: number }

export type Shop = { readonly items: readonly ResultView[]; readonly mayOrder: boolean }

export type ResultsView = {
  readonly state: ResultsState
  readonly total: number
  readonly pages: number
  readonly items: readonly ResultView[]
  /** The one product whose number was requested. */
  readonly exact?: ResultView
  /** The best parts of the catalogue, before all else: for people who are signed in. */
  readonly shop?: Shop
  readonly tabs: readonly Tab[]
  readonly facets: readonly FacetView[]
  /** The corrected query. */
  readonly correction?: string
  readonly requestId: string
  readonly words: ResultWords
  /** The search did not answer: what is there is not known [8.8.2]. */
  readonly hasFailed?: true
}

const ALWAYS: readonly DocumentType[] = ['Product', 'news-events-id', 'support']

/** Everything, then the types that a site always has, then those that have something to show. */
export const listTabs = (reply: SearchReply | undefined, current: DocumentType | undefined): Tab[] => {
  const counts = new Map((reply?.facets?.['document_type']?.[0]?.data ?? []).map(({ value, count }) => [value, count]))
  const others = DOCUMENT_TYPES.filter((type) => !ALWAYS.includes(type) && (counts.has(type) || type === current))
  const tabs = [...ALWAYS, ...others].map((type) => ({ type, count: counts.get(type) ?? 0 }))
  return [{ count: reply?.meta.page.total_results ?? 0 }, ...tabs]
}

/** No longer made, and something that is stands before it: what took its place. */
const isOutdone = ({ id, lifecycle }: ResultView, items: readonly ResultView[]): boolean =>
  lifecycle !== undefined && lifecycle !== 'active' && items[0]?.id !== id && items[0]?.lifecycle === 'active'

/** A part number that exactly one product has is answered first, unless another took its place. */
export const findExact = ({ query, page }: ResultsState, items: readonly ResultView[]): ResultView | undefined => {
  const number = foldPartNumber(query.replaceAll('"', ''))
  if (page > 1 || number === '') return undefined
  const same = items.filter(({ sku }) => sku !== undefined && foldPartNumber(sku) === number)
  const [first] = same
  return first && same.length === 1 && !isOutdone(first, items) ? first : undefined
}

/** The number to ask the catalogue for, where no product of the market has it. */
const numberOf = ({ query, page }: ResultsState, exact: ResultView | undefined): string =>
  exact || page > 1 ? '' : foldPartNumber(query.replaceAll('"', ''))

/** The answers to what `planRequests` asked, and what the shop said of the same words. */
export type Replies = {
  readonly found: SearchReply
  readonly counts: readonly SearchReply[]
  readonly shop?: { readonly reply: SearchReply; readonly mayOrder: boolean }
}

/** Not where the whole list is as short as that. */
const readShop = ({ found, shop }: Replies, exact: ResultView | undefined, words: ResultWords): Shop | undefined => {
  if (!shop || found.meta.page.total_results <= MULTI_SEARCH_SIZE) return undefined
  const items = shop.reply.results.map((result) => readItem(result, words)).filter(({ id }) => id !== exact?.id)
  return items.length > 0 ? { items, mayOrder: shop.mayOrder } : undefined
}

/** Answers come over the wire, and not every engine sends alerts. */
const hasAlert = ({ meta }: SearchReply): boolean =>
  (meta.alerts as readonly string[] | undefined)?.includes(SEARCH_FAILED) === true

export const makeView = (state: ResultsState, replies: Replies, words = NO_WORDS): ResultsView => {
  const { found } = replies
  const [all, ...siblings] = replies.counts
  const items = found.results.map((result) => readItem(result, words))
  const exact = findExact(state, items)
  const shop = readShop(replies, exact, words)
  const isAbove = ({ id }: ResultView): boolean => id === exact?.id || shop?.items.some((other) => other.id === id) === true
  const { page, request_id: requestId, did_you_mean: correction } = found.meta
  return {
    state,
    total: page.total_results,
    pages: page.total_pages,
    items: items.filter((item) => !isAbove(item)),
    ...(exact && { exact }),
    ...(shop && { shop }),
    tabs: listTabs(all, state.type),
    facets: listFacetViews(facetsOf(state.type), { state, found, siblings, words }),
    ...(correction !== undefined && { correction }),
    requestId,
    words,
    ...(hasAlert(found) && { hasFailed: true }),
  }
}

const markChosen = ({ field, values }: FacetView, { chosen }: ResultsState): FacetView => ({
  field,
  values: values.map((each) => ({ ...each, isChosen: chosen[field]?.includes(each.value) === true })),
})

/** Shown when no answer came: an empty list; tabs stay as they were, and filters as they were chosen [8.8.2]. */
export const makeFailedView = (state: ResultsState, before?: ResultsView): ResultsView => ({
  state,
  total: 0,
  pages: 0,
  items: [],
  tabs: before?.tabs ?? [],
  facets: (before?.facets ?? []).map((facet) => markChosen(facet, state)),
  requestId: '',
  words: before?.words ?? NO_WORDS,
  hasFailed: true,
})

/** Which words an answer needs: of what is shown, not of all that was counted. */
export const listRequested = (state: ResultsState, replies: Replies) => {
  const { items, facets, exact, shop } = makeView(state, replies)
  const shown = [...(exact ? [exact] : []), ...(shop?.items ?? []), ...items]
  const valuesOf = (field: FacetField): string[] => [
    ...(state.chosen[field] ?? []),
    ...facets.filter((facet) => facet.field === field).flatMap(({ values }) => values.map(({ value }) => value)),
  ]
  return {
    paths: [...new Set([...valuesOf('category'), ...shown.flatMap(({ path }) => path)])],
    families: [...new Set(valuesOf('product_family'))],
    skus: shown.flatMap(({ sku }) => sku ?? []),
    number: numberOf(state, exact),
    isEmpty: shown.length === 0,
    query: state.page > 1 ? '' : state.query,
    isUnknown: shown.length === 0 && (replies.counts[0]?.meta.page.total_results ?? 0) === 0,
  }
}
