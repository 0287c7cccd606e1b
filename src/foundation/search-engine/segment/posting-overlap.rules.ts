import {
  hasDoc,
  isDense,
  listDocIds,
  NO_DOCUMENTS,
  SEGMENT_SIZE,
  type DocumentSet,
  type PostingList,
} from '#foundation/search-engine/segment/document-set.rules.ts'

type OverlapHit = { readonly segment: number; readonly docId: number }

/**
 * A document in at least `least` of n lists is in at least one of any n - least + 1 of them: only documents of the rarest
 * lists are candidates.
 */
const chooseRare = (postings: readonly (readonly PostingList[])[], least: number): { rare: number[]; others: number[] } => {
  const bytes = (postings[0] ?? []).map((_, index) => postings.reduce((sum, own) => sum + (own[index]?.byteLength ?? 0), 0))
  const order = bytes.map((_, index) => index).toSorted((a, b) => (bytes[a] ?? 0) - (bytes[b] ?? 0))
  const needed = order.length - least + 1
  return { rare: order.slice(0, needed), others: order.slice(needed) }
}

/** In how many lists each allowed document of the rare lists occurs. */
const countOverlap = (rare: readonly PostingList[], others: readonly PostingList[], allowed: DocumentSet) => {
  const counts = new Uint8Array(SEGMENT_SIZE)
  const docIds: number[] = []
  for (const posting of rare)
    for (const docId of isDense(posting) ? listDocIds(posting, SEGMENT_SIZE) : posting) {
      if (!hasDoc(allowed, docId)) continue
      if (counts[docId] === 0) docIds.push(docId)
      counts[docId] = (counts[docId] as number) + 1
    }
  for (const posting of others)
    if (isDense(posting)) for (const docId of docIds) counts[docId] = (counts[docId] as number) + Number(hasDoc(posting, docId))
    else for (const docId of posting) if (counts[docId] !== 0) counts[docId] = (counts[docId] as number) + 1
  return { docIds, counts }
}

/** Allowed documents that occur in at least so many posting lists, those in most lists first, up to a limit. */
export const listByOverlap = (
  postings: readonly (readonly PostingList[])[],
  allowed: readonly DocumentSet[],
  least: number,
  limit: number,
): readonly OverlapHit[] => {
  const { rare, others } = chooseRare(postings, least)
  const pick = (own: readonly PostingList[], indexes: readonly number[]): PostingList[] =>
    indexes.flatMap((index) => own[index] ?? [])
  const counted = postings.map((own, segment) =>
    countOverlap(pick(own, rare), pick(own, others), allowed[segment] ?? NO_DOCUMENTS),
  )
  const sizes = new Uint32Array((postings[0]?.length ?? 0) + 1)
  for (const { docIds, counts } of counted)
    for (const docId of docIds) sizes[counts[docId] as number] = (sizes[counts[docId] as number] as number) + 1
  // Lower levels are beyond the limit, and may hold hundreds of thousands of documents.
  let lowest = sizes.length
  for (let space = limit; lowest > Math.max(1, least) && space > 0; space -= sizes[lowest] as number) lowest -= 1
  const levels: OverlapHit[][] = []
  for (const [segment, { docIds, counts }] of counted.entries())
    for (const docId of docIds) {
      const count = counts[docId] as number
      if (count >= lowest) (levels[count] ??= []).push({ segment, docId })
    }
  // Skips empty levels.
  return Object.values(levels).toReversed().flat().slice(0, limit)
}
