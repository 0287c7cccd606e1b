import {
  addDoc,
  hasDoc,
  intersectSets,
  isDense,
  noDocuments,
  NO_DOCUMENTS,
  unionInto,
  WORDS,
  type DocumentSet,
  type PostingList,
} from '#foundation/search-engine/segment/document-set.rules.ts'

const DENSE_BYTES = WORDS * 4

/** Stored form; the length tells sparse from dense. */
export const encodePostingList = (ordered: ArrayLike<number>): Uint8Array => {
  if (ordered.length * 2 < DENSE_BYTES) return new Uint8Array(Uint16Array.from(ordered).buffer)
  const docs = noDocuments()
  for (let index = 0; index < ordered.length; index += 1) addDoc(docs, ordered[index] as number)
  return new Uint8Array(docs.buffer)
}

export const decodePostingList = (stored: Uint8Array): PostingList => {
  // Copied for alignment: the driver's buffer may begin anywhere.
  const bytes = new Uint8Array(stored).buffer
  return stored.length === DENSE_BYTES ? new Uint32Array(bytes) : new Uint16Array(bytes)
}

/** Union; read-only. */
export const unionPostingLists = (postings: readonly PostingList[]): DocumentSet => {
  const filled = postings.filter((posting) => posting.length > 0)
  const [first] = filled
  if (!first) return NO_DOCUMENTS
  if (filled.length === 1 && isDense(first)) return first
  const docs = noDocuments()
  for (const posting of filled) unionInto(docs, posting)
  return docs
}

const containsDoc = (posting: PostingList, docId: number): boolean => {
  if (isDense(posting)) return hasDoc(posting, docId)
  let low = 0
  let high = posting.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((posting[middle] as number) < docId) low = middle + 1
    else high = middle
  }
  return posting[low] === docId
}

/** Loops instead of callbacks: this runs for every document of the rarest term. */
const isInAny = (postings: readonly PostingList[], docId: number): boolean => {
  for (const posting of postings) if (containsDoc(posting, docId)) return true
  return false
}

/** Estimated size: dense lists count as large. */
const estimateCount = (postings: readonly PostingList[]): number =>
  postings.reduce((sum, posting) => sum + (isDense(posting) ? WORDS * 2 : posting.length), 0)

/** Documents that have each word in any of its posting lists. A sparse list is probed document by document; read-only. */
export const intersectTerms = (words: readonly (readonly PostingList[])[]): DocumentSet => {
  const counted = words.map((postings) => ({ postings, count: estimateCount(postings) }))
  if (counted.some(({ count }) => count === 0)) return NO_DOCUMENTS
  const [rarest, ...others] = counted.toSorted((left, right) => left.count - right.count)
  if (!rarest) return NO_DOCUMENTS
  if (others.length === 0 || rarest.postings.some(isDense)) return intersectSets(words.map(unionPostingLists))
  let matched = NO_DOCUMENTS
  const isInOthers = (docId: number): boolean => {
    for (const { postings } of others) if (!isInAny(postings, docId)) return false
    return true
  }
  for (const posting of rarest.postings)
    for (let at = 0; at < posting.length; at += 1) {
      if (!isInOthers(posting[at] as number)) continue
      if (matched === NO_DOCUMENTS) matched = noDocuments()
      addDoc(matched, posting[at] as number)
    }
  return matched
}
