import { SEGMENT_SIZE } from '#foundation/search-engine/segment/document-set.rules.ts'

type Sized = { readonly size: number; readonly isIncremental: boolean }

/** Each one adds cost to every query. */
const MOST_OF_A_SIZE = 8
/** Many small ones become a middle one, many of those a full one: however many changes come, a document is written a few times. */
const SMALL = SEGMENT_SIZE / 8

/** The segments to write as one, because there are too many of their size; none most of the time. */
export const chooseMerged = <Segment extends Sized>(segments: readonly Segment[]): Segment[] => {
  const incremental = segments.filter(({ isIncremental }) => isIncremental)
  const small = incremental.filter(({ size }) => size <= SMALL)
  const middle = incremental.filter(({ size }) => size > SMALL && size < SEGMENT_SIZE)
  return [small, middle].find((group) => group.length > MOST_OF_A_SIZE) ?? []
}
