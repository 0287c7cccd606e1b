import { decideMarketFilter } from '#features/entitlements/public.ts'
import { facetsOf, type Chosen, type FacetField, type ResultsState } from '#features/search/results/results-state.rules.ts'
import { RESULTS_PER_PAGE } from '#features/search/search.rules.ts'
import type { DocumentType } from '#features/search/takeover/document-type.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'

export type Filter = Readonly<Record<string, string | readonly string[]>>

/** A search as App Search takes it. */
export type Question = {
  readonly query: string
  readonly page: { readonly size: number; readonly current: number }
  readonly filters: { readonly all: readonly Filter[] }
  readonly facets?: Readonly<Record<string, { readonly type: 'value'; readonly size: number }>>
  readonly sort?: readonly Readonly<Record<string, 'asc' | 'desc'>>[]
  readonly result_fields?: Readonly<Record<string, object>>
  readonly record_analytics: boolean
}

export type ResultsPlace = {
  readonly tenant: TenantKey
  readonly language: Language
  /** What a small search never looks beyond. */
  readonly fixed?: readonly Filter[]
  readonly size?: number
}

export const TEXT_SIZE = 220
const SNIPPET = { snippet: { size: TEXT_SIZE, fallback: true } }
const RAW = { raw: {} }
const RESULT_FIELDS = {
  title: { snippet: { size: 200, fallback: true }, raw: {} },
  description: SNIPPET,
  ...Object.fromEntries(
    [
      'url',
      'document_type',
      'parent_doctype',
      'updated_at',
      'sku',
      'brand',
      'category',
      'product_family',
      'lifecycle',
      'replaced_by',
      'image',
    ].map((field) => [field, RAW]),
  ),
}

const SORTS = { relevance: undefined, title: [{ title: 'asc' }], newest: [{ updated_at: 'desc' }] } as const
const FACET_SIZE = 100

/** Below a chosen category another one may be chosen: then the narrower one counts. */
const keepNarrowest = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => !paths.some((other) => other.startsWith(`${path}/`)))

const filterBy = (chosen: Chosen, except?: FacetField): Filter[] =>
  Object.entries(chosen)
    .filter(([field]) => field !== except)
    .map(([field, values]) => ({ [field]: field === 'category' ? keepNarrowest(values) : values }))

const typeFilter = (type: DocumentType | undefined): Filter[] => (type ? [{ document_type: type }] : [])

/**
 * What the results page asks, all in one call: what was found, how much there is of each type,
 * and for every facet with a choice how many each of its values would give.
 */
export const planQuestions = (state: ResultsState, { tenant, language, fixed = [], size }: ResultsPlace): Question[] => {
  const { query, type, page, sort, chosen } = state
  const place = [...fixed, ...(decideMarketFilter(tenant, false).allowed ? [{ language }] : [])]
  const ask = (filters: readonly Filter[], fields: readonly string[]): Question => ({
    query,
    page: { size: 0, current: 1 },
    filters: { all: [...place, ...filters] },
    ...(fields.length > 0 && { facets: Object.fromEntries(fields.map((field) => [field, { type: 'value', size: FACET_SIZE }])) }),
    record_analytics: false,
  })
  const fields = facetsOf(type)
  const found: Question = {
    ...ask([...typeFilter(type), ...filterBy(chosen)], fields),
    page: { size: size ?? RESULTS_PER_PAGE, current: page },
    result_fields: RESULT_FIELDS,
    ...(SORTS[sort] && { sort: SORTS[sort] }),
    record_analytics: true,
  }
  const siblings = fields.filter((field) => chosen[field])
  return [
    found,
    ask([], ['document_type']),
    ...siblings.map((field) => ask([...typeFilter(type), ...filterBy(chosen, field)], [field])),
  ]
}
