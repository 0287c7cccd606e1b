import { pageHref } from '#foundation/blocks/public.ts'
import type { FacetCount, SearchResponse, SearchDocument, SearchHit } from '#foundation/search-engine/public.ts'
import { isDateField } from '#features/search/search-api/app-search/field.rules.ts'
import type { AppSearchRequest } from '#features/search/search-api/app-search/search-request.schema.ts'
import { cutText, escapeHtml, makeSnippet, type IsSearchedWord } from '#features/search/search-api/app-search/snippet.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'

export type FieldValue = string | number | readonly string[] | null
export type ResultField = { readonly raw?: FieldValue; readonly snippet?: string | null }
type ResultMeta = { readonly id: string; readonly engine: string; readonly score: number }
/** A field of a document by its name, beside `_meta` and perhaps `_group`. */
export type ResultItem = {
  readonly [field: string]: ResultField | ResultMeta | readonly ResultItem[] | undefined
  readonly _meta: ResultMeta
  readonly _group?: readonly ResultItem[]
}

export type FacetReply = {
  readonly type: 'value' | 'range'
  readonly name?: string
  readonly data: readonly {
    value?: string | number
    name?: string
    from?: number | string
    to?: number | string
    count: number
  }[]
}

export type SearchReply = {
  readonly meta: {
    readonly alerts: readonly string[]
    readonly warnings: readonly string[]
    readonly precision: number
    readonly engine: { readonly name: string; readonly type: 'default' }
    readonly page: { current: number; total_pages: number; total_results: number; size: number }
    readonly request_id: string
    /** The corrected query, where the original found nothing. */
    readonly did_you_mean?: string
  }
  readonly results: readonly ResultItem[]
  readonly facets?: Readonly<Record<string, readonly FacetReply[]>>
}

export type ReplyPlace = {
  readonly engine: string
  readonly requestId: string
  /** Of whoever asks: where the addresses of what was found begin. */
  readonly locale: Locale
}

/** Farther from 1970 there are no dates. */
const LAST_DAY = 8.64e15

/** A document as it is shown: the fields that every one has, and its own values beside them. */
export const describeDocument = (
  { kind, document: found, language }: SearchHit,
  locale: Locale,
): ReadonlyMap<string, FieldValue> => {
  const { key, texts, path, type, parentType, countries, updatedAt, values = {}, geolocation }: SearchDocument = found
  const text = texts[language] ?? Object.values(texts)[0]
  return new Map<string, FieldValue>([
    ...Object.entries(values),
    ...(geolocation ? ([['location', `${geolocation.latitude},${geolocation.longitude}`]] as const) : []),
    ['id', `${kind}:${key}`],
    ['title', text?.title ?? ''],
    ['description', text?.description ?? ''],
    ['url', pageHref(found.locale ?? locale, path)],
    ['document_type', type],
    ['parent_doctype', parentType],
    ['language', language],
    ['availability_country', countries ?? []],
    ['updated_at', updatedAt.toISOString()],
  ])
}

const cutValue = (value: FieldValue, size: number | undefined): FieldValue => {
  if (size === undefined || value === null || typeof value === 'number') return value
  return typeof value === 'string' ? cutText(value, size) : value.map((item) => cutText(item, size))
}

type Snippet = { readonly size: number; readonly fallback: boolean }

/** Null where none of it was requested and nothing is to stand in. */
const snipValue = (value: FieldValue, { size, fallback }: Snippet, isSearchedWord: IsSearchedWord): string | null => {
  if (value === null || typeof value === 'number') return null
  const text = typeof value === 'string' ? value : value.join(', ')
  return makeSnippet(text, size, isSearchedWord) ?? (fallback && text !== '' ? escapeHtml(cutText(text, size)) : null)
}

type ShownField = NonNullable<AppSearchRequest['result_fields']>[string]

/** A cut address leads nowhere. */
const ADDRESSES: ReadonlySet<string> = new Set(['id', 'url', 'image'])
const keepWhole = (field: string, shown: ShownField): ShownField =>
  shown.raw && ADDRESSES.has(field) ? { ...shown, raw: {} } : shown

const showField = (value: FieldValue, { raw, snippet }: ShownField, isSearchedWord: IsSearchedWord): ResultField => ({
  ...(raw ? { raw: cutValue(value, raw.size) } : {}),
  ...(snippet ? { snippet: snipValue(value, snippet, isSearchedWord) } : {}),
})

const compareValues = (a: FieldValue | undefined, b: FieldValue | undefined): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a ?? '').localeCompare(String(b ?? ''))

/** Those that a group shows, in the order that was requested. */
const sortGroup = (hits: readonly SearchHit[], sort: Readonly<Record<string, 'asc' | 'desc'>> | undefined, locale: Locale) => {
  const [[field, direction] = []] = Object.entries(sort ?? {})
  if (field === undefined) return hits
  const valueOf = (hit: SearchHit) => (field === '_score' ? hit.score : describeDocument(hit, locale).get(field))
  return hits.toSorted((a, b) => compareValues(valueOf(a), valueOf(b)) * (direction === 'desc' ? -1 : 1))
}

/** Of dates the engine knows milliseconds. */
const writeValue = (field: string, value: string | number): string | number =>
  typeof value === 'number' && isDateField(field) && Math.abs(value) <= LAST_DAY ? new Date(value).toISOString() : value

const writeFacet = (
  field: string,
  facet: SearchResponse['facets'][string][number],
  requested: NonNullable<AppSearchRequest['facets']>[string][number] | undefined,
): FacetReply => {
  const ranges = requested?.type === 'range' ? requested.ranges : []
  // Dates come back as dates.
  const isOfDistances = requested?.type === 'range' && requested.center !== undefined
  const isOfDates = ranges.some(({ from, to }) => typeof from === 'string' || typeof to === 'string')
  const showEdge = (edge: number) => (isOfDates && Math.abs(edge) <= LAST_DAY ? new Date(edge).toISOString() : edge)
  const writeCount = ({ value, name, from, to, count }: FacetCount, index: number) => ({
    ...(value === undefined ? {} : { value: writeValue(field, value) }),
    ...(name === undefined ? {} : { name }),
    // Distances come back in the unit in which they were requested.
    ...(from === undefined ? {} : { from: isOfDistances ? (ranges[index]?.from ?? from) : showEdge(from) }),
    ...(to === undefined ? {} : { to: isOfDistances ? (ranges[index]?.to ?? to) : showEdge(to) }),
    count,
  })
  return { type: facet.kind, ...(facet.name === undefined ? {} : { name: facet.name }), data: facet.counts.map(writeCount) }
}

/** How App Search answers. */
export const writeReply = (
  answer: SearchResponse,
  request: AppSearchRequest,
  { engine, requestId, locale }: ReplyPlace,
): SearchReply => {
  const { result_fields: fields, page, precision, facets, group } = request
  const writeResult = (hit: SearchHit): ResultItem => {
    const values = describeDocument(hit, locale)
    const id = String(values.get('id'))
    const shown: (readonly [string, ResultField])[] = fields
      ? Object.entries(fields).map(
          ([field, how]) => [field, showField(values.get(field) ?? null, keepWhole(field, how), answer.isQueryWord)] as const,
        )
      : [...values].map(([field, raw]) => [field, { raw }] as const)
    return {
      id: { raw: id },
      ...Object.fromEntries<ResultField>(shown),
      _meta: { id, engine, score: hit.score },
      ...(hit.group ? { _group: sortGroup(hit.group.hits, group?.sort, locale).map(writeResult) } : {}),
    }
  }
  const { size } = page
  return {
    meta: {
      alerts: [],
      warnings: [],
      precision,
      engine: { name: engine, type: 'default' },
      page: {
        current: Math.max(1, page.current),
        total_pages: size === 0 ? 0 : Math.min(100, Math.ceil(answer.total / size)),
        total_results: answer.total,
        size,
      },
      request_id: requestId,
      ...(answer.correction === undefined ? {} : { did_you_mean: answer.correction }),
    },
    results: answer.hits.map(writeResult),
    ...(facets
      ? {
          facets: Object.fromEntries(
            Object.entries(facets).map(([field, requested]) => [
              field,
              (lookUp(answer.facets, field) ?? []).map((facet, index) => writeFacet(field, facet, requested[index])),
            ]),
          ),
        }
      : {}),
  }
}

/** Among the alerts of an answer: the search failed, so nothing is known about what there is. */
export const SEARCH_FAILED = 'search_failed'

/** The answer of a failed search: no results, in the same shape, and an alert that says why [8.8.2]. */
export const emptyReply = (request: AppSearchRequest, place: ReplyPlace): SearchReply => {
  const reply = writeReply({ total: 0, hits: [], facets: {}, isQueryWord: () => false }, request, place)
  return { ...reply, meta: { ...reply.meta, alerts: [SEARCH_FAILED] } }
}
