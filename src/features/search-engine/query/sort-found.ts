import type { Candidate } from '#features/search-engine/query/choose-head.ts'
import { chooseFirst, compareFigures, type ReadFigure } from '#features/search-engine/query/choose-first.rules.ts'
import { measureDistance } from '#features/search-engine/query/distance.rules.ts'
import type { Found } from '#features/search-engine/query/find-matches.ts'
import { compareKeys, mergeSorted, type SortKeys } from '#features/search-engine/query/merge-sorted.ts'
import type { Sorting } from '#features/search-engine/search-question.ts'
import {
  addPlace,
  hasPlace,
  listPlaces,
  noDocuments,
  SEGMENT_SIZE,
  type DocumentSet,
} from '#features/search-engine/segment/posting.rules.ts'
import type { Segments } from '#features/search-engine/segment/segment-reader.ts'
import type { Segment } from '#features/search-engine/segment/segment.store.ts'
import { chooseColumn } from '#features/search-engine/segment/text-order.ts'

/** What has no value comes last, whichever the direction. */
const LAST = Number.POSITIVE_INFINITY

/** So many of a segment are put in order at once, and no fewer. */
const LEAST_PACE = 50

type Order = Sorting & { readonly isText: boolean }

/** A field may hold figures, texts or, of different kinds of documents, both: figures come first. */
const listOrders = async (segments: Segments, sort: readonly Sorting[]): Promise<Order[]> => {
  const fields = sort.filter(({ center }) => !center).map(({ field }) => field)
  const places = sort.some(({ center }) => center) ? ['latitude', 'longitude'] : []
  await segments.loadFigures([...new Set([...fields, ...places])])
  await segments.loadOrders([...new Set(fields)])
  return sort.flatMap((sorting) => {
    if (sorting.center) return [{ ...sorting, isText: false }]
    const hasFigures = segments.segments.some((segment) => segments.figures(segment, sorting.field))
    const hasTexts = segments.segments.some((segment) => segments.order(segment, sorting.field))
    return [...(hasFigures ? [{ ...sorting, isText: false }] : []), ...(hasTexts ? [{ ...sorting, isText: true }] : [])]
  })
}

const readOrder = (segments: Segments, segment: Segment, { field, direction, center, isText }: Order): ReadFigure => {
  const sign = direction === 'asc' ? 1 : -1
  if (isText) {
    const stored = segments.order(segment, field)
    const ranks = stored && chooseColumn(stored, segment.size, direction)
    return (place) => (ranks && ranks[place] ? ranks[place] * sign : LAST)
  }
  if (center) {
    const [latitudes, longitudes] = [segments.figures(segment, 'latitude'), segments.figures(segment, 'longitude')]
    return (place) => {
      const point = { latitude: latitudes?.[place] ?? Number.NaN, longitude: longitudes?.[place] ?? Number.NaN }
      const metres = measureDistance(center, point)
      return Number.isNaN(metres) ? LAST : metres * sign
    }
  }
  const figures = segments.figures(segment, field)
  return (place) => {
    const figure = figures?.[place] ?? Number.NaN
    return Number.isNaN(figure) ? LAST : figure * sign
  }
}

type Sorted = Candidate & { readonly keys: SortKeys }

/** Ranks are those of one segment: beside others the texts themselves count. */
const readKeys = async (
  segments: Segments,
  segment: Segment,
  orders: readonly Order[],
  reads: readonly ReadFigure[],
  places: readonly number[],
): Promise<SortKeys[]> => {
  const columns: (number | string | undefined)[][] = []
  for (const [index, { field, isText }] of orders.entries()) {
    const read = reads[index] ?? (() => LAST)
    const figures = places.map((place) => (read(place) === LAST ? undefined : read(place)))
    columns.push(
      isText
        ? await segments.readTexts(
            segment,
            field,
            figures.map((rank) => rank && Math.abs(rank)),
          )
        : figures,
    )
  }
  return places.map((_, at) => columns.map((column) => column[at]))
}

/** The places of one segment in order, some at a time: few of many are asked for. */
async function* sortSegment(
  segments: Segments,
  { index, places, orders, pace }: { index: number; places: DocumentSet; orders: readonly Order[]; pace: number },
): AsyncGenerator<Sorted[]> {
  const segment = segments.segments[index]
  if (!segment) return
  const reads = orders.map((order) => readOrder(segments, segment, order))
  for (let rest = listPlaces(places, SEGMENT_SIZE); rest.length > 0;) {
    const next = chooseFirst(rest, reads, pace).toSorted(compareFigures(reads))
    const keys = await readKeys(segments, segment, orders, reads, next)
    yield next.map((place, at) => ({ segment: index, place, score: 0, keys: keys[at] ?? [] }))
    const taken = noDocuments()
    for (const place of next) addPlace(taken, place)
    rest = rest.filter((place) => !hasPlace(taken, place))
  }
}

/** The first of everything that was found, by fields in turn; equal ones as wanted. */
export const sortFound = async (
  segments: Segments,
  { places }: Found,
  sort: readonly Sorting[],
  end: number,
): Promise<Candidate[]> => {
  const orders = await listOrders(segments, sort)
  // Figures have their sign already.
  const compare = compareKeys(orders.map(({ isText, direction }) => isText && direction === 'desc'))
  const pace = Math.max(LEAST_PACE, Math.ceil((2 * end) / Math.max(1, segments.segments.length)))
  const sources = places.map((own, index) => sortSegment(segments, { index, places: own, orders, pace: Math.min(pace, end) }))
  return mergeSorted(sources, (a, b) => compare(a.keys, b.keys), end)
}
