import { LONGEST_QUERY } from '#features/search/search-api/query/query.rules.ts'
import { DOCUMENT_TYPES, type DocumentType } from '#features/search/search-api/query/document-type.rules.ts'

export const RESULT_SORTS = ['relevance', 'title', 'newest'] as const
export type ResultSort = (typeof RESULT_SORTS)[number]

/** Filters of a list; each is a parameter of the page's address. */
export const FACET_FIELDS = ['category', 'brand', 'product_family', 'lifecycle', 'parent_doctype'] as const
export type FacetField = (typeof FACET_FIELDS)[number]

export type Chosen = Readonly<Partial<Record<FacetField, readonly string[]>>>

/** Everything that the results page shows is in its address. */
export type ResultsState = {
  readonly query: string
  /** As the index spells it; absent: everything. */
  readonly type?: DocumentType
  readonly page: number
  readonly sort: ResultSort
  readonly chosen: Chosen
}

export const NO_STATE: ResultsState = { query: '', page: 1, sort: 'relevance', chosen: {} }

const LAST_PAGE = 100
const MOST_VALUES = 20
const LONGEST_VALUE = 200

/** Part numbers and the shop are ways to look for products [7.8.4]. */
const AS_PRODUCT: ReadonlySet<string> = new Set(['Sku', 'HybrisSku'])

export const readType = (type: string | null): DocumentType | undefined =>
  AS_PRODUCT.has(type ?? '') ? 'Product' : DOCUMENT_TYPES.find((known) => known === type)

/** Filters of a list of one type, or of everything, whose kinds are tabs. */
export const facetsOf = (type: DocumentType | undefined): readonly FacetField[] => {
  if (type === undefined) return ['category', 'brand']
  return type === 'Product' ? ['category', 'brand', 'product_family', 'lifecycle'] : ['parent_doctype']
}

/** The database takes no control characters, and half a character is none. */
const cleanText = (text: string, longest: number): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()

const readChosen = (parameters: URLSearchParams, fields: readonly FacetField[]): Chosen =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const values = parameters.getAll(field).map((value) => cleanText(value, LONGEST_VALUE))
      const known = [...new Set(values.filter((value) => value !== ''))].slice(0, MOST_VALUES)
      return known.length > 0 ? [[field, known]] : []
    }),
  )

/** The request in an address; invalid parts are ignored. */
export const readState = (parameters: URLSearchParams): ResultsState => {
  const type = readType(parameters.get('type'))
  const page = Number(parameters.get('page') ?? 1)
  return {
    query: cleanText(parameters.get('search') ?? '', LONGEST_QUERY),
    ...(type && { type }),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, LAST_PAGE) : 1,
    sort: RESULT_SORTS.find((sort) => sort === parameters.get('sort')) ?? 'relevance',
    chosen: readChosen(parameters, facetsOf(type)),
  }
}

/** `?search=…`, with nothing in it that goes without saying. */
export const writeState = ({ query, type, page, sort, chosen }: ResultsState): string => {
  const parameters = new URLSearchParams({ search: query })
  if (type) parameters.set('type', type)
  for (const field of FACET_FIELDS) for (const value of chosen[field] ?? []) parameters.append(field, value)
  if (sort !== 'relevance') parameters.set('sort', sort)
  if (page > 1) parameters.set('page', String(page))
  return `?${parameters.toString()}`
}

/** Another type is another list: what was chosen in the old one means nothing there. */
export const chooseTab = (state: ResultsState, type: DocumentType | undefined): ResultsState => ({
  ...NO_STATE,
  query: state.query,
  sort: state.sort,
  ...(type && { type }),
})

export const removeValue = (state: ResultsState, field: FacetField, value: string): ResultsState => {
  const { [field]: values = [], ...others } = state.chosen
  const left = values.filter((chosen) => chosen !== value)
  return { ...state, page: 1, chosen: left.length > 0 ? { ...others, [field]: left } : others }
}

export const countChosen = ({ chosen }: Pick<ResultsState, 'chosen'>): number =>
  Object.values(chosen).reduce((sum, values) => sum + values.length, 0)

/** In quotes words must stand as they were written. */
export const quoteQuery = (query: string): string => `"${query.replaceAll('"', '').slice(0, LONGEST_QUERY - 2)}"`
