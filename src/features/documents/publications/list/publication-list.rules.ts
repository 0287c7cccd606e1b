import { PUBLICATION_TYPE } from '#features/documents/publications/publication.rules.ts'
import { collator } from '#kernel/formatters.ts'
import { writeSort, type ListSort, type ListSpec } from '#kernel/list-query.ts'
import { lookUp } from '#kernel/look-up.ts'
import { readChoices } from '#ui/data-grid/data-grid.rules.ts'

/** Columns are named as the index names its fields. */
export const PUBLICATION_LIST = {
  sortable: ['title', 'doc_type', 'product', 'updated_at', 'file_size'],
  sort: '-updated_at',
  sizes: [25, 50, 100],
} as const satisfies ListSpec

export const LIST_FACETS = ['doc_type', 'product', 'product_family'] as const
export type ListFacet = (typeof LIST_FACETS)[number]

/** Marks that people set themselves. */
export const OWN_CHOICES = ['favourites', 'subscriptions'] as const

export type ListState = {
  readonly query: string
  /** Several values of one facet widen what is found, several facets narrow it. */
  readonly chosen: Readonly<Partial<Record<ListFacet, readonly string[]>>>
  readonly sort: ListSort
  readonly page: number
  readonly size: number
  /** Only these; undefined: all. */
  readonly slugs?: readonly string[] | undefined
}

type Filter = Readonly<Record<string, string | readonly string[]>>
export type ListRequest = {
  readonly query: string
  readonly page: { readonly size: number; readonly current: number }
  readonly filters: { readonly all: readonly Filter[]; readonly none: readonly Filter[] }
  readonly facets?: Readonly<Record<string, { readonly type: 'value'; readonly size: number }>>
  readonly sort?: readonly Readonly<Record<string, 'asc' | 'desc'>>[]
  readonly result_fields?: Readonly<Record<string, { readonly raw: object }>>
  readonly record_analytics: boolean
}

/** Fields that [3.11.15] reads, and what a row shows beside them. */
const RESULT_FIELDS = [
  'title',
  'doc_type',
  'product',
  'product_family',
  'slug',
  'number',
  'revision',
  'updated_at',
  'file_size',
  'pages',
  'status',
] as const
const FACET_SIZE = 250
const MOST_SLUGS = 900
/** A filter takes no empty list; no publication has this name. */
const NOBODYS = '-'

const askFacets = (fields: readonly string[]): ListRequest['facets'] =>
  Object.fromEntries(fields.map((field) => [field, { type: 'value', size: FACET_SIZE }]))

const filterBy = ({ chosen, slugs }: ListState, except?: ListFacet): readonly Filter[] => [
  { document_type: PUBLICATION_TYPE },
  ...LIST_FACETS.flatMap((field) => {
    const values = chosen[field]
    return values === undefined || field === except ? [] : [{ [field]: values }]
  }),
  ...(slugs ? [{ slug: slugs.length > 0 ? slugs.slice(0, MOST_SLUGS) : [NOBODYS] }] : []),
]

/** Words are answered by relevance, unless another order was chosen than the usual one. */
const sortBy = ({ query, sort }: ListState): Pick<ListRequest, 'sort'> => {
  if (query !== '' && writeSort(sort) === PUBLICATION_LIST.sort) return {}
  return { sort: [{ [sort.column]: sort.direction === 'ascending' ? 'asc' : 'desc' }] }
}

/** The request of the list to `.portalsearch`; beside it, for each facet with a choice, the counts of its other values. */
export const planList = (state: ListState): { readonly found: ListRequest; readonly counts: readonly ListRequest[] } => {
  const { query, chosen, page, size } = state
  const taken = LIST_FACETS.filter((field) => chosen[field] !== undefined)
  return {
    found: {
      query,
      page: { size, current: page },
      filters: { all: filterBy(state), none: [] },
      facets: askFacets(LIST_FACETS.filter((field) => !taken.includes(field))),
      ...sortBy(state),
      result_fields: Object.fromEntries(RESULT_FIELDS.map((field) => [field, { raw: {} }])),
      record_analytics: query !== '',
    },
    counts: taken.map((field) => ({
      query,
      page: { size: 0, current: 1 },
      filters: { all: filterBy(state, field), none: [] },
      facets: askFacets([field]),
      record_analytics: false,
    })),
  }
}

export type PublicationRow = {
  readonly slug: string
  readonly number: string
  readonly title: string
  readonly docType: string
  readonly product: string
  readonly revision: string
  readonly issuedOn: string
  readonly fileSize: number
  readonly isSuperseded: boolean
}

export type FacetValue = { readonly value: string; readonly count: number }
export type ListView = {
  readonly rows: readonly PublicationRow[]
  readonly total: number
  readonly facets: Readonly<Record<ListFacet, readonly FacetValue[]>>
}

/** As much of an answer as the list reads; other engines leave out what ours says. */
export type ListReply = {
  readonly meta: { readonly page: { readonly total_results: number } }
  readonly results: readonly object[]
  readonly facets?: Readonly<Record<string, readonly { readonly data: readonly { value?: string | number; count: number }[] }[]>>
}

const readRaw = (item: object, name: string): unknown => {
  const field: unknown = lookUp(item as Readonly<Record<string, unknown>>, name)
  return typeof field === 'object' && field !== null && 'raw' in field ? field.raw : undefined
}
const readText = (item: object, name: string): string => {
  const raw = readRaw(item, name)
  return typeof raw === 'string' ? raw : ''
}

const readRow = (item: object): PublicationRow => {
  const size = readRaw(item, 'file_size')
  return {
    slug: readText(item, 'slug'),
    number: readText(item, 'number'),
    title: readText(item, 'title'),
    docType: readText(item, 'doc_type'),
    product: readText(item, 'product'),
    revision: readText(item, 'revision'),
    issuedOn: readText(item, 'updated_at').slice(0, 10),
    fileSize: typeof size === 'number' ? size : 0,
    isSuperseded: readText(item, 'status') === 'superseded',
  }
}

const readFacet = (replies: readonly ListReply[], field: ListFacet): readonly FacetValue[] => {
  const data = replies.flatMap(({ facets }) => (facets && lookUp(facets, field)) ?? [])[0]?.data ?? []
  return data
    .flatMap(({ value, count }) => (typeof value === 'string' ? [{ value, count }] : []))
    .toSorted((a, b) => collator('en', { numeric: true }).compare(a.value, b.value))
}

/** The first reply holds the rows; counts of a facet are in whichever asked for it. */
export const readListView = (found: ListReply, counts: readonly ListReply[]): ListView => {
  const facet = (field: ListFacet) => readFacet([...counts, found], field)
  return {
    rows: found.results.map(readRow).filter(({ slug }) => slug !== ''),
    total: found.meta.page.total_results,
    facets: { doc_type: facet('doc_type'), product: facet('product'), product_family: facet('product_family') },
  }
}

export const NO_FACETS: ListView['facets'] = { doc_type: [], product: [], product_family: [] }

const mergeValues = (known: readonly FacetValue[], now: readonly FacetValue[]): readonly FacetValue[] => {
  const counts = new Map(now.map(({ value, count }) => [value, count]))
  const gone = known.filter(({ value }) => !counts.has(value)).map(({ value }) => ({ value, count: 0 }))
  return [...now, ...gone]
}

/** A value that was offered once stays, with none of it now: otherwise a choice would vanish when another one excludes it. */
export const mergeFacets = (known: ListView['facets'], now: ListView['facets']): ListView['facets'] => ({
  doc_type: mergeValues(known.doc_type, now.doc_type),
  product: mergeValues(known.product, now.product),
  product_family: mergeValues(known.product_family, now.product_family),
})

type Given = { readonly filters: ReadonlyMap<string, string> } & Pick<ListState, 'sort' | 'page' | 'size'>
type Marked = { readonly slug: string; readonly isFavourite: boolean; readonly isSubscribed: boolean }

const pickOwn = (choice: string | undefined, marks: readonly Marked[]): readonly string[] | undefined => {
  if (choice === 'favourites') return marks.filter(({ isFavourite }) => isFavourite).map(({ slug }) => slug)
  if (choice === 'subscriptions') return marks.filter(({ isSubscribed }) => isSubscribed).map(({ slug }) => slug)
  return undefined
}

/** The state of the grid in the address, with the reader's own marks where requested. */
export const toListState = ({ filters, sort, page, size }: Given, marks: readonly Marked[]): ListState => ({
  query: filters.get('search') ?? '',
  chosen: Object.fromEntries(
    LIST_FACETS.flatMap((field) => (filters.has(field) ? [[field, readChoices(filters.get(field))]] : [])),
  ),
  ...{ sort, page, size },
  slugs: pickOwn(filters.get('own'), marks),
})
