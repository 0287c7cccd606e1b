import { noDocuments, NO_DOCUMENTS, type DocumentSet } from '#features/search-engine/segment/posting.rules.ts'

/** Adds places to a set; returns how many of them it did not have. */
export const addList = (places: DocumentSet, list: Uint16Array): number => {
  let added = 0
  for (let at = 0; at < list.length; at += 1) {
    const place = list[at] as number
    const word = places[place >>> 5] as number
    added += ~(word >>> (place & 31)) & 1
    places[place >>> 5] = word | (1 << (place & 31))
  }
  return added
}

/** Where any of some lists has a place, and how many places that are; to be read only. */
export const countUnion = (lists: readonly Uint16Array[]): { readonly places: DocumentSet; readonly count: number } => {
  if (lists.every((list) => list.length === 0)) return { places: NO_DOCUMENTS, count: 0 }
  const places = noDocuments()
  let count = 0
  for (const list of lists) count += addList(places, list)
  return { places, count }
}

/** Keeps of the first places of a list, in order, those that another list in order has too; returns how many are left. */
export const keepCommon = (list: Uint16Array, count: number, other: Uint16Array, from: number, to: number): number => {
  let kept = 0
  let low = from
  for (let at = 0; at < count && low < to; at += 1) {
    const place = list[at] as number
    // Steps that double, then halves: what is near is found in a step or two.
    let step = 1
    let high = low
    while (high < to && (other[high] as number) < place) {
      low = high + 1
      high += step
      step *= 2
    }
    if (high > to) high = to
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((other[middle] as number) < place) low = middle + 1
      else high = middle
    }
    if (low < to && other[low] === place) list[kept++] = place
  }
  return kept
}
