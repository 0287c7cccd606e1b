import type { Candidate } from '#foundation/search-engine/query/choose-candidates.service.ts'
import { selectTopK, compareBySortKeys, type ReadSortKey } from '#foundation/search-engine/query/top-k.rules.ts'
import { measureDistance } from '#foundation/search-engine/query/distance.rules.ts'
import type { Found } from '#foundation/search-engine/query/find-matches.service.ts'
import { compareKeys, mergeSorted, type SortKeys } from '#foundation/search-engine/query/merge-sorted.service.ts'
import type { Sorting } from '#foundation/search-engine/search-request.rules.ts'
import {
  addDoc,
  hasDoc,
  listDocIds,
  noDocuments,
  SEGMENT_SIZE,
  type DocumentSet,
} from '#foundation/search-engine/segment/document-set.rules.ts'
import type { Segments } from '#foundation/search-engine/segment/segment-reader.service.ts'
import type { Segment } from '#foundation/search-engine/segment/segment.store.ts'
import { chooseOrdinals } from '#foundation/search-engine/segment/text-ordinals.service.ts'

/** Documents without a value come last in either direction. */
const LAST = Number.POSITIVE_INFINITY

/** Smallest batch that is sorted at once. */
const MIN_BATCH = 50

type Order = Sorting & { readonly isText: boolean }

/** A field may hold numbers, texts or, for different sources, both: numbers come first. */
const listOrders = async (segments: Segments, sort: readonly Sorting[]): Promise<Order[]> => {
  const fields = sort.filter(({ center }) => !center).map(({ field }) => field)
  const coordinates = sort.some(({ center }) => center) ? ['latitude', 'longitude'] : []
  await segments.loadNumericColumns([...new Set([...fields, ...coordinates])])
  await segments.loadTextOrdinals([...new Set(fields)])
  return sort.flatMap((sorting) => {
    if (sorting.center) return [{ ...sorting, isText: false }]
    const hasNumbers = segments.segments.some((segment) => segments.numericColumn(segment, sorting.field))
    const hasTexts = segments.segments.some((segment) => segments.textOrdinals(segment, sorting.field))
    return [...(hasNumbers ? [{ ...sorting, isText: false }] : []), ...(hasTexts ? [{ ...sorting, isText: true }] : [])]
  })
}

const readOrder = (segments: Segments, segment: Segment, { field, direction, center, isText }: Order): ReadSortKey => {
  const sign = direction === 'asc' ? 1 : -1
  if (isText) {
    const stored = segments.textOrdinals(segment, field)
    const ranks = stored && chooseOrdinals(stored, segment.size, direction)
    return (docId) => (ranks && ranks[docId] ? ranks[docId] * sign : LAST)
  }
  if (center) {
    const [latitudes, longitudes] = [segments.numericColumn(segment, 'latitude'), segments.numericColumn(segment, 'longitude')]
    return (docId) => {
      const point = { latitude: latitudes?.[docId] ?? Number.NaN, longitude: longitudes?.[docId] ?? Number.NaN }
      const metres = measureDistance(center, point)
      return Number.isNaN(metres) ? LAST : metres * sign
    }
  }
  const column = segments.numericColumn(segment, field)
  return (docId) => {
    const value = column?.[docId] ?? Number.NaN
    return Number.isNaN(value) ? LAST : value * sign
  }
}

type Sorted = Candidate & { readonly keys: SortKeys }

/** Ordinals are valid within one segment: between segments the texts are compared. */
const readKeys = async (
  segments: Segments,
  segment: Segment,
  orders: readonly Order[],
  reads: readonly ReadSortKey[],
  docs: readonly number[],
): Promise<SortKeys[]> => {
  const columns: (number | string | undefined)[][] = []
  for (const [index, { field, isText }] of orders.entries()) {
    const read = reads[index] ?? (() => LAST)
    const sortKeys = docs.map((docId) => (read(docId) === LAST ? undefined : read(docId)))
    columns.push(
      isText
        ? await segments.readTexts(
            segment,
            field,
            sortKeys.map((rank) => rank && Math.abs(rank)),
          )
        : sortKeys,
    )
  }
  return docs.map((_, at) => columns.map((column) => column[at]))
}

/** The matches of one segment in order, in batches: a page needs only the first few. */
async function* sortSegment(
  segments: Segments,
  { index, docs, orders, batchSize }: { index: number; docs: DocumentSet; orders: readonly Order[]; batchSize: number },
): AsyncGenerator<Sorted[]> {
  const segment = segments.segments[index]
  if (!segment) return
  const reads = orders.map((order) => readOrder(segments, segment, order))
  for (let rest = listDocIds(docs, SEGMENT_SIZE); rest.length > 0;) {
    const next = selectTopK(rest, reads, batchSize).toSorted(compareBySortKeys(reads))
    const keys = await readKeys(segments, segment, orders, reads, next)
    yield next.map((docId, at) => ({ segment: index, docId, score: 0, keys: keys[at] ?? [] }))
    const taken = noDocuments()
    for (const docId of next) addDoc(taken, docId)
    rest = rest.filter((docId) => !hasDoc(taken, docId))
  }
}

/** The first matches by several fields; ties by static rank. */
export const sortByFields = async (
  segments: Segments,
  { docs }: Found,
  sort: readonly Sorting[],
  end: number,
): Promise<Candidate[]> => {
  const orders = await listOrders(segments, sort)
  // Numbers have their sign already.
  const compare = compareKeys(orders.map(({ isText, direction }) => isText && direction === 'desc'))
  const batchSize = Math.max(MIN_BATCH, Math.ceil((2 * end) / Math.max(1, segments.segments.length)))
  const sources = docs.map((own, index) =>
    sortSegment(segments, { index, docs: own, orders, batchSize: Math.min(batchSize, end) }),
  )
  return mergeSorted(sources, (a, b) => compare(a.keys, b.keys), end)
}
