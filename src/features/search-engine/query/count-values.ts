import type { FacetCount } from '#features/search-engine/search-question.ts'
import { EVERYONE, fieldValue } from '#features/search-engine/segment/lexeme.rules.ts'
import type { Posting } from '#features/search-engine/segment/posting.rules.ts'
import type { Segments } from '#features/search-engine/segment/segment-reader.ts'
import type { Segment } from '#features/search-engine/segment/segment.store.ts'
import { buildValueColumn, type FoundPlaces, type ValueColumn } from '#features/search-engine/segment/value-column.ts'

const MOST_VALUES = 2000
const COUNTRY = 'availability_country'

/** The values of a field, and which of them those of each segment are. */
type FieldValues = {
  readonly values: readonly string[]
  /** By segment: for each of its own values which of all, or -1. */
  readonly numbers: readonly Int32Array[]
}

const numberValues = (own: readonly (readonly string[])[]): FieldValues => {
  const all = [...new Set(own.flat())].filter((value) => value !== EVERYONE).slice(0, MOST_VALUES)
  // What is found everywhere is counted as well, behind the others.
  const values = [...all, EVERYONE]
  const byValue = new Map(values.map((value, index) => [value, index]))
  return { values, numbers: own.map((list) => Int32Array.from(list, (value) => byValue.get(value) ?? -1)) }
}

const sizeOfValues = ({ values, numbers }: FieldValues): number =>
  values.reduce((sum, value) => sum + 40 + value.length * 2, 0) + numbers.reduce((sum, list) => sum + list.byteLength, 0)

/** Of a segment’s own values, only those that are counted at all. */
const openColumn = async (
  segments: Segments,
  segment: Segment,
  field: string,
  own: readonly string[],
  numbers: Int32Array,
): Promise<ValueColumn> => {
  const isWhole = own.length <= MOST_VALUES
  // With more values than are counted, which ones those are depends on the other segments.
  const name = isWhole ? `column ${field}` : `column ${field} ${segments.state}`
  const known = segments.recall(segment, name) as ValueColumn | undefined
  if (known) return known
  const counted = own.map((value, index) => (isWhole || numbers[index] !== -1 ? fieldValue(field, value) : undefined))
  await segments.loadPostings(
    counted.filter((value) => value !== undefined),
    segment,
  )
  const postings = counted.map((value): Posting => (value === undefined ? new Uint16Array() : segments.posting(segment, value)))
  const column = buildValueColumn(postings, segment.size)
  segments.retain(segment, name, column, column.byteLength)
  return column
}

/** All values of a field that were found, with their counts. */
export const countValues = async (segments: Segments, field: string, found: readonly FoundPlaces[]): Promise<FacetCount[]> => {
  const own = await segments.loadValues(field)
  const { values, numbers } = await segments.keep(`values ${field}`, sizeOfValues, () => Promise.resolve(numberValues(own)))
  const totals = new Float64Array(values.length)
  for (const [index, segment] of segments.segments.entries()) {
    const [places, list = [], ofAll = new Int32Array()] = [found[index], own[index], numbers[index]]
    if (!places || list.length === 0) continue
    const counts = (await openColumn(segments, segment, field, list, ofAll)).count(places)
    for (let value = 0; value < counts.length; value += 1) {
      const number = ofAll[value] as number
      if (number >= 0) totals[number] = (totals[number] as number) + (counts[value] as number)
    }
  }
  // What is sold everywhere is sold in each country.
  const everywhere = field === COUNTRY ? (totals.at(-1) ?? 0) : 0
  return values
    .slice(0, -1)
    .map((value, index) => ({ value, count: (totals[index] as number) + everywhere }))
    .filter(({ count }) => count > 0)
}
