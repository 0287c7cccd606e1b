import { decideMarketFilter } from '#features/search/search-api/search-scope.rules.ts'
import type { Flags } from '#kernel/flags.ts'
import type { Language } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Traits } from '#kernel/traits.ts'

/** Website content of every sort: found by leaving the other types out [7.8.5]. */
export const CONTENT_TYPE = 'news-events-id'
export const SNIPPET_SIZE = 50
export const RAW_SIZE = 200
export const TYPE_RAW_SIZE = 50
export const MULTI_SEARCH_SIZE = 5
const NEVER_MIXED = 'Work Orders'
const TYPE_FIELDS = ['parent_doctype', 'document_type'] as const

export type PayloadFilter =
  | { readonly document_type: string | readonly string[] }
  | { readonly availability_country: readonly string[] }
  | { readonly language: string }
  | { readonly none: readonly PayloadFilter[] }

/** Shown in full names: the shop's Sku is a Product to the index [7.8.4]. */
export const toIndexType = (type: string): string => (type === 'Sku' ? 'Product' : type)

export type SearchSite = {
  readonly traits: Traits
  readonly language: Language
  /** Where to look, if the search is narrowed to a market: of the page's visitor, or of the customer who is signed in [6.12.1]. */
  readonly countries: readonly string[]
}

/** Of the market: some sites narrow a search to countries and a language [7.8.6, 6.12.1]. */
const buildMarketFilters = ({ traits, language, countries }: SearchSite): PayloadFilter[] =>
  decideMarketFilter(traits, false).allowed
    ? [...(countries.length > 0 ? [{ availability_country: countries }] : []), { language }]
    : []

/**
 * Country codes that narrow a search: the customer's own with a valid session, otherwise where the page's visitor shops [6.12.1].
 * Pages belong to the site's country, and are to be found wherever their reader is a customer.
 */
export const chooseSearchCountries = (
  site: string,
  visitor: readonly string[],
  customer?: readonly string[],
): readonly string[] => [...new Set([...(customer && customer.length > 0 ? customer : visitor), site])].toSorted()

export type PortalSearchRequest = SearchSite & {
  readonly query: string
  readonly page: { readonly size: number; readonly current: number }
  /** As the select offers them; none: everything. */
  readonly documentType?: string
  /** All that the select offers. */
  readonly offeredTypes: readonly string[]
  readonly searchFields: Readonly<Record<string, number>>
  readonly resultFields: readonly string[]
}

const buildTypeFilters = ({ documentType, offeredTypes }: Pick<PortalSearchRequest, 'documentType' | 'offeredTypes'>) => {
  if (!documentType) return { all: [], none: [] }
  if (documentType !== CONTENT_TYPE) return { all: [{ document_type: toIndexType(documentType) }], none: [] }
  const others = new Set(offeredTypes.filter((type) => type !== CONTENT_TYPE).map(toIndexType))
  return { all: [], none: [...others].map((type) => ({ document_type: type })) }
}

type ShownField = { readonly snippet?: { size: number; fallback: boolean }; readonly raw: { readonly size: number } }

/** Texts as they are shown, marked and raw; types raw alone [3.11.5, 9.6.2]. */
const buildResultFields = (fields: readonly string[]): Readonly<Record<string, ShownField>> =>
  Object.fromEntries<ShownField>([
    ...fields.map((field) => [field, { snippet: { size: SNIPPET_SIZE, fallback: true }, raw: { size: RAW_SIZE } }] as const),
    ...TYPE_FIELDS.map((field) => [field, { raw: { size: TYPE_RAW_SIZE } }] as const),
  ])

/** One search [3.11.1]. */
export const buildSearchPayload = (request: PortalSearchRequest) => {
  const { all, none } = buildTypeFilters(request)
  return {
    query: request.query,
    page: request.page,
    search_fields: Object.fromEntries(Object.entries(request.searchFields).map(([field, weight]) => [field, { weight }])),
    result_fields: buildResultFields(request.resultFields),
    filters: {
      all: [...all, ...buildMarketFilters(request)] as readonly PayloadFilter[],
      none: none as readonly PayloadFilter[],
    },
  }
}

export type HybridRequest = SearchSite & {
  readonly query: string
  readonly hasEcommerceAccess: boolean
  /** Each is a search of its own. */
  readonly documentTypes?: readonly string[]
}

/** Articles of the shop beside everything else, in one call [3.11.10, 7.8.7]. */
export const buildMultiSearchPayload = (request: HybridRequest) => {
  const { query, language, hasEcommerceAccess, documentTypes = ['Sku'] } = request
  const market = buildMarketFilters(request).filter((filter) => !('language' in filter))
  return {
    queries: documentTypes.map((type) => ({
      query,
      page: { size: MULTI_SEARCH_SIZE, current: hasEcommerceAccess ? 0 : 1 },
      filters: {
        none: [] as readonly PayloadFilter[],
        all: [{ language }, { document_type: type }, ...market] as readonly PayloadFilter[],
        any: [{ none: [{ document_type: [NEVER_MIXED] }] }] as readonly PayloadFilter[],
      },
    })),
  }
}

export type PortalSearch = {
  readonly tenant: TenantKey
  readonly isHybrid: boolean
  readonly soldToNumber?: string
  readonly selectedCurrency?: string
} & (
  | { readonly type: 'search'; readonly payload: object }
  | { readonly type: 'multi-search'; readonly payload: ReturnType<typeof buildMultiSearchPayload> }
)

/** The fields of the form that goes to `.portalsearch` [3.11.7]. */
export const buildPortalForm = (search: PortalSearch) => ({
  tenantPath: `/content/${search.tenant}`,
  type: search.type,
  hybrisSerachEnabled: search.isHybrid ? ('true' as const) : ('false' as const),
  payload: JSON.stringify(search.payload),
  ...(search.type === 'multi-search' && search.soldToNumber ? { soldToNumber: search.soldToNumber } : {}),
  ...(search.type === 'multi-search' && search.selectedCurrency ? { selectedCurrency: search.selectedCurrency } : {}),
})

/** Where currencies are hidden the search is a plain question; otherwise it is posted [7.8.2]. */
export const choosePortalMethod = ({ hideCurrency }: Pick<Flags, 'hideCurrency'>): 'GET' | 'POST' =>
  hideCurrency ? 'GET' : 'POST'
