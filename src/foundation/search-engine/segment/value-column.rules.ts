import {
  allDocuments,
  countIntersection,
  isDense,
  listDocIds,
  NO_DOCUMENTS,
  SEGMENT_SIZE,
  subtractFrom,
  type DocumentSet,
  type PostingList,
} from '#foundation/search-engine/segment/document-set.rules.ts'

/** Counts each value of a field among the matches of a segment, in the order of the values. */
export type CountValues = (found: MatchedDocs) => Uint32Array
export type ValueColumn = { readonly count: CountValues; readonly byteLength: number }

/** Matches of a segment, with the shorter list of matches or non-matches. */
export type MatchedDocs = {
  readonly docs: DocumentSet
  readonly list: () => { readonly fewer: readonly number[]; readonly areFound: boolean }
}

export const openMatched = (docs: DocumentSet, count: number, size: number): MatchedDocs => {
  let listed: ReturnType<MatchedDocs['list']> | undefined
  return {
    docs,
    list: () => {
      const areFound = count <= size / 2
      listed ??= { fewer: listDocIds(areFound ? docs : subtractFrom(allDocuments(size), docs), SEGMENT_SIZE), areFound }
      return listed
    },
  }
}

const MOST_COMBINATIONS = 65_536
/** Below this share of entries per document, values are counted one by one. */
const FEW = 1 / 8

/** Documents with the same values share a combination, so that each document is counted once instead of once per value. */
const combine = (postings: readonly PostingList[], size: number) => {
  const ofDoc = new Uint16Array(size)
  const values: number[][] = [[]]
  for (const [value, posting] of postings.entries()) {
    // The combination that results from adding this value.
    const next = new Map<number, number>()
    for (let at = 0; at < posting.length; at += 1) {
      const docId = posting[at] as number
      const before = ofDoc[docId] as number
      let after = next.get(before)
      if (after === undefined) {
        next.set(before, (after = values.length))
        values.push([...(values[before] ?? []), value])
        if (values.length > MOST_COMBINATIONS) return undefined
      }
      ofDoc[docId] = after
    }
  }
  const sizes = new Uint32Array(values.length)
  for (let docId = 0; docId < size; docId += 1) sizes[ofDoc[docId] as number] = (sizes[ofDoc[docId] as number] as number) + 1
  return { ofDoc, sizes, values }
}

/** Frequent values are counted by bitset intersection, the others by combinations. */
export const buildValueColumn = (postings: readonly PostingList[], size: number): ValueColumn => {
  const rare = postings.map((posting): PostingList => (isDense(posting) ? new Uint16Array() : posting))
  const entries = rare.reduce((sum, { length }) => sum + length, 0)
  const combined = entries > size * FEW ? combine(rare, size) : undefined
  const single = combined ? postings.map((posting) => (isDense(posting) ? posting : undefined)) : postings
  return {
    count: ({ docs, list }) => {
      const counts = new Uint32Array(postings.length)
      if (docs === NO_DOCUMENTS) return counts
      for (const [value, posting] of single.entries()) if (posting) counts[value] = countIntersection(docs, posting)
      if (!combined) return counts
      const { ofDoc, sizes, values } = combined
      const { fewer, areFound } = list()
      const tally = new Uint32Array(sizes.length)
      for (let at = 0; at < fewer.length; at += 1) {
        const combination = ofDoc[fewer[at] as number] as number
        tally[combination] = (tally[combination] as number) + 1
      }
      for (let combination = 1; combination < sizes.length; combination += 1) {
        const counted = tally[combination] as number
        const count = areFound ? counted : (sizes[combination] as number) - counted
        if (count > 0) for (const value of values[combination] ?? []) counts[value] = (counts[value] as number) + count
      }
      return counts
    },
    byteLength:
      single.reduce((sum, posting) => sum + (posting?.byteLength ?? 0), 0) +
      (combined ? combined.ofDoc.byteLength + combined.values.reduce((sum, list) => sum + 28 + list.length * 8, 0) : 0),
  }
}
