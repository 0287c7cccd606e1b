import { decideMarketFilter } from '#features/search/search-api/search-scope.rules.ts'
import { buildSearchPayload, type PayloadFilter } from '#features/search/search-api/portal/build-payload.rules.ts'
import {
  facetsOf,
  NO_STATE,
  type Chosen,
  type FacetField,
  type ResultsState,
} from '#features/search/search-api/query/results-state.rules.ts'
import { DOCUMENT_TYPES } from '#features/search/search-api/query/document-type.rules.ts'
import { cleanWritten } from '#features/search/search-api/query/query.rules.ts'
import type { Flags } from '#kernel/flags.ts'
import type { Language } from '#kernel/locale.ts'
import type { Traits } from '#kernel/traits.ts'

export type Filter = Readonly<Record<string, string | readonly string[]>>
type Filters = { readonly all: readonly (Filter | PayloadFilter)[]; readonly none: readonly PayloadFilter[] }
type Facets = Readonly<Record<string, { readonly type: 'value'; readonly size: number }>>

/** A search as App Search takes it, or one that only counts. */
export type PlannedRequest = {
  readonly query: string
  readonly page: { readonly size: number; readonly current: number }
  readonly filters: Filters
  readonly facets?: Facets
  readonly sort?: readonly Readonly<Record<string, 'asc' | 'desc'>>[]
  readonly search_fields?: Readonly<Record<string, object>>
  readonly result_fields?: Readonly<Record<string, object>>
  readonly record_analytics: boolean
}

/** The search itself, and beside it the counts of each type and of each value of a facet with a choice. */
export type Plan = { readonly found: PlannedRequest; readonly counts: readonly PlannedRequest[] }

export type ResultsPlace = {
  readonly traits: Traits
  readonly language: Language
  readonly flags: Pick<Flags, 'disableexactmatch'>
  /** Where the visitor or customer shops, the site's own country among them: its pages are found there alone. */
  readonly countries: readonly string[]
  /** The scope of a small search. */
  readonly fixed?: readonly Filter[]
  readonly size?: number
}

/** All alike: the engine knows best what a title or a part number is worth. */
const SEARCH_FIELDS = { title: 1, description: 1, sku: 1 }
const RESULT_FIELDS = [
  'title',
  'description',
  'url',
  'updated_at',
  'sku',
  'brand',
  'category',
  'product_family',
  'lifecycle',
  'replaced_by',
  'image',
]

const SORTS = { relevance: undefined, title: [{ title: 'asc' }], newest: [{ updated_at: 'desc' }] } as const
const FACET_SIZE = 100
const RESULTS_PER_PAGE = 20

const askFacets = (fields: readonly string[]): { facets?: Facets } =>
  fields.length === 0 ? {} : { facets: Object.fromEntries(fields.map((field) => [field, { type: 'value', size: FACET_SIZE }])) }

/** Below a chosen category another one may be chosen: then the narrower one counts. */
const keepNarrowest = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => !paths.some((other) => other.startsWith(`${path}/`)))

const filterBy = (chosen: Chosen, except?: FacetField): Filter[] =>
  Object.entries(chosen)
    .filter(([field]) => field !== except)
    .map(([field, values]) => ({ [field]: field === 'category' ? keepNarrowest(values) : values }))

/** How much the results page would show for these words, and nothing else. */
export const planTotal = (query: string, place: ResultsPlace): PlannedRequest => {
  const { filters, query: written, search_fields: fields } = planRequests({ ...NO_STATE, query }, place).found
  return {
    query: written,
    page: { size: 0, current: 1 },
    filters,
    ...(fields && { search_fields: fields }),
    record_analytics: false,
  }
}

/** Everything that the results page asks; only what is looked for is a search in reports. */
export const planRequests = (state: ResultsState, place: ResultsPlace): Plan => {
  const { traits, language, countries, flags, fixed = [], size = RESULTS_PER_PAGE } = place
  const { type, page, sort, chosen } = state
  const query = cleanWritten(state.query, flags)
  const write = (ofType: string | undefined) =>
    buildSearchPayload({
      traits,
      language,
      countries: decideMarketFilter(traits, false).allowed ? countries : [],
      query,
      page: { size, current: page },
      ...(ofType !== undefined && { documentType: ofType }),
      offeredTypes: DOCUMENT_TYPES,
      searchFields: SEARCH_FIELDS,
      resultFields: RESULT_FIELDS,
    })
  const narrow = ({ filters: { all, none } }: ReturnType<typeof write>, by: readonly Filter[]): Filters => ({
    all: [...all, ...fixed, ...by],
    none,
  })
  const count = (ofType: string | undefined, by: readonly Filter[], fields: readonly string[]): PlannedRequest => ({
    query,
    page: { size: 0, current: 1 },
    filters: narrow(write(ofType), by),
    ...askFacets(fields),
    record_analytics: false,
  })
  const payload = write(type)
  const fields = facetsOf(type)
  return {
    found: {
      ...payload,
      filters: narrow(payload, filterBy(chosen)),
      ...askFacets(fields),
      ...(SORTS[sort] && { sort: SORTS[sort] }),
      record_analytics: true,
    },
    counts: [
      count(undefined, [], ['document_type']),
      ...fields.filter((field) => chosen[field]).map((field) => count(type, filterBy(chosen, field), [field])),
    ],
  }
}
