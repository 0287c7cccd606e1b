import type { FacetCount } from '#foundation/search-engine/search-request.rules.ts'
import { ANYONE, valueTerm } from '#foundation/search-engine/segment/blob-names.rules.ts'
import type { PostingList } from '#foundation/search-engine/segment/document-set.rules.ts'
import type { Segments } from '#foundation/search-engine/segment/segment-reader.service.ts'
import type { Segment } from '#foundation/search-engine/segment/segment.store.ts'
import { buildValueColumn, type MatchedDocs, type ValueColumn } from '#foundation/search-engine/segment/value-column.rules.ts'

const MOST_VALUES = 2000
const COUNTRY = 'availability_country'

/** The values of a field over all segments, and the mapping of each segment's values to them. */
type FieldValues = {
  readonly values: readonly string[]
  /** By segment: global index of each of its values, or -1 beyond the limit. */
  readonly numbers: readonly Int32Array[]
}

const numberValues = (own: readonly (readonly string[])[]): FieldValues => {
  const all = [...new Set(own.flat())].filter((value) => value !== ANYONE).slice(0, MOST_VALUES)
  // The "anywhere" value is counted too, in the last position.
  const values = [...all, ANYONE]
  const byValue = new Map(values.map((value, index) => [value, index]))
  return { values, numbers: own.map((list) => Int32Array.from(list, (value) => byValue.get(value) ?? -1)) }
}

const sizeOfValues = ({ values, numbers }: FieldValues): number =>
  values.reduce((sum, value) => sum + 40 + value.length * 2, 0) + numbers.reduce((sum, list) => sum + list.byteLength, 0)

/** The facet column of a segment, built once and cached. */
const openColumn = async (
  segments: Segments,
  segment: Segment,
  field: string,
  own: readonly string[],
  numbers: Int32Array,
): Promise<ValueColumn> => {
  const isWhole = own.length <= MOST_VALUES
  // Beyond the limit, which values are counted depends on the other segments.
  const name = isWhole ? `column ${field}` : `column ${field} ${segments.state}`
  const known = segments.recall(segment, name) as ValueColumn | undefined
  if (known) return known
  const counted = own.map((value, index) => (isWhole || numbers[index] !== -1 ? valueTerm(field, value) : undefined))
  await segments.loadPostings(
    counted.filter((value) => value !== undefined),
    segment,
  )
  const postings = counted.map((value): PostingList =>
    value === undefined ? new Uint16Array() : segments.posting(segment, value),
  )
  const column = buildValueColumn(postings, segment.size)
  segments.retain(segment, name, column, column.byteLength)
  return column
}

/** The values of a field among the matches, with their counts. */
export const countValues = async (segments: Segments, field: string, found: readonly MatchedDocs[]): Promise<FacetCount[]> => {
  const own = await segments.loadValues(field)
  const { values, numbers } = await segments.keep(`values ${field}`, sizeOfValues, () => Promise.resolve(numberValues(own)))
  const totals = new Float64Array(values.length)
  for (const [index, segment] of segments.segments.entries()) {
    const [docs, list = [], ofAll = new Int32Array()] = [found[index], own[index], numbers[index]]
    if (!docs || list.length === 0) continue
    const counts = (await openColumn(segments, segment, field, list, ofAll)).count(docs)
    for (let value = 0; value < counts.length; value += 1) {
      const number = ofAll[value] as number
      if (number >= 0) totals[number] = (totals[number] as number) + (counts[value] as number)
    }
  }
  // A document without countries counts for each country.
  const everywhere = field === COUNTRY ? (totals.at(-1) ?? 0) : 0
  return values
    .slice(0, -1)
    .map((value, index) => ({ value, count: (totals[index] as number) + everywhere }))
    .filter(({ count }) => count > 0)
}
