/** The value at a position of the sorted order. Reorders the array in place. */
export const quickselect = (keys: Float64Array, nth: number): number => {
  let [from, to] = [0, keys.length - 1]
  while (from < to) {
    const pivot = keys[(from + to) >>> 1] as number
    let [left, right] = [from, to]
    while (left <= right) {
      while ((keys[left] as number) < pivot) left += 1
      while ((keys[right] as number) > pivot) right -= 1
      if (left > right) break
      const moved = keys[left] as number
      keys[left] = keys[right] as number
      keys[right] = moved
      left += 1
      right -= 1
    }
    if (nth <= right) to = right
    else if (nth >= left) from = left
    else break
  }
  return keys[nth] as number
}

/** Sort key of a document, ascending; never NaN. */
export type ReadSortKey = (docId: number) => number

/**
 * The first `count` documents by several sort keys, unordered; ties by document number.
 * Selects before sorting: sorting a million takes half a second.
 */
export const selectTopK = (docIds: readonly number[], reads: readonly ReadSortKey[], count: number): readonly number[] => {
  const [read, ...others] = reads
  if (docIds.length <= count) return docIds
  if (count <= 0 || !read) return docIds.slice(0, Math.max(0, count))
  const keys = new Float64Array(docIds.length)
  for (let at = 0; at < docIds.length; at += 1) keys[at] = read(docIds[at] as number)
  const edge = quickselect(keys.slice(), count - 1)
  const [before, level]: [number[], number[]] = [[], []]
  for (let at = 0; at < docIds.length; at += 1) {
    const key = keys[at] as number
    if (key < edge) before.push(docIds[at] as number)
    else if (key === edge) level.push(docIds[at] as number)
  }
  return [...before, ...selectTopK(level, others, count - before.length)]
}

/** Compares by several keys; ties by document number. */
export const compareBySortKeys =
  (reads: readonly ReadSortKey[]) =>
  (a: number, b: number): number => {
    for (const read of reads) {
      const [left, right] = [read(a), read(b)]
      if (left !== right) return left < right ? -1 : 1
    }
    return a - b
  }
