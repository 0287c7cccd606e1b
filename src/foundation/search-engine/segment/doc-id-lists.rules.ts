import { noDocuments, NO_DOCUMENTS, type DocumentSet } from '#foundation/search-engine/segment/document-set.rules.ts'

/** Adds documents to a set; returns how many were new. */
export const addDocIds = (docs: DocumentSet, list: Uint16Array): number => {
  let added = 0
  for (let at = 0; at < list.length; at += 1) {
    const docId = list[at] as number
    const word = docs[docId >>> 5] as number
    added += ~(word >>> (docId & 31)) & 1
    docs[docId >>> 5] = word | (1 << (docId & 31))
  }
  return added
}

/** Union of some lists and its size; read-only. */
export const countUnion = (lists: readonly Uint16Array[]): { readonly docs: DocumentSet; readonly count: number } => {
  if (lists.every((list) => list.length === 0)) return { docs: NO_DOCUMENTS, count: 0 }
  const docs = noDocuments()
  let count = 0
  for (const list of lists) count += addDocIds(docs, list)
  return { docs, count }
}

/** Intersects the first `count` entries of a sorted list with a range of another, in place; returns how many are left. */
export const retainCommon = (list: Uint16Array, count: number, other: Uint16Array, from: number, to: number): number => {
  let stored = 0
  let low = from
  for (let at = 0; at < count && low < to; at += 1) {
    const docId = list[at] as number
    // Galloping search: a near entry is found in a step or two.
    let step = 1
    let high = low
    while (high < to && (other[high] as number) < docId) {
      low = high + 1
      high += step
      step *= 2
    }
    if (high > to) high = to
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((other[middle] as number) < docId) low = middle + 1
      else high = middle
    }
    if (low < to && other[low] === docId) list[stored++] = docId
  }
  return stored
}
