import { LANGUAGES, type Language } from '#kernel/locale.ts'

/** Names that are held at once: some thirty megabytes. */
const MOST_NAMES = 600_000

/** Languages to read together: all of them while the products are few enough, one at a time at worst. */
export const batchLanguages = (products: number): Language[][] => {
  const size = Math.max(1, Math.min(LANGUAGES.length, Math.floor(MOST_NAMES / Math.max(1, products))))
  return Array.from({ length: Math.ceil(LANGUAGES.length / size) }, (_, index) =>
    LANGUAGES.slice(index * size, (index + 1) * size),
  )
}

/** Texts by position, as bytes: strings would take half as much again and be looked at by every collection of garbage. */
export const createTextColumn = (length: number) => {
  let bytes = Buffer.allocUnsafe(Math.max(1024, length * 48))
  let used = 0
  const ranges = new Int32Array(length * 2).fill(-1)
  return {
    set: (position: number, word: string): void => {
      if (used + word.length * 3 > bytes.length) {
        const larger = Buffer.allocUnsafe(Math.max(bytes.length * 1.5, used + word.length * 3))
        bytes.copy(larger, 0, 0, used)
        bytes = larger
      }
      const end = used + bytes.write(word, used)
      ranges.set([used, end], position * 2)
      used = end
    },
    read: (): (string | undefined)[] =>
      Array.from({ length }, (_, position) => {
        const start = ranges[position * 2] ?? -1
        return start < 0 ? undefined : bytes.toString('utf8', start, ranges[position * 2 + 1])
      }),
  }
}

/** Finds the position of an id among ids in any order. */
export const createFinder = (ids: Int32Array): ((id: number) => number | undefined) => {
  const byId = Int32Array.from(ids.keys()).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0))
  const sorted = byId.map((index) => ids[index] ?? 0)
  return (id) => {
    let [low, high] = [0, sorted.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? 0) < id) low = middle + 1
      else high = middle
    }
    return sorted[low] === id ? byId[low] : undefined
  }
}
