import {
  allDocuments,
  countCommon,
  isDense,
  listPlaces,
  NO_DOCUMENTS,
  SEGMENT_SIZE,
  subtractFrom,
  type DocumentSet,
  type Posting,
} from '#features/search-engine/segment/posting.rules.ts'

/** How often each value of a field stands in some places of a segment, in the order of the values. */
export type CountValues = (found: FoundPlaces) => Uint32Array
export type ValueColumn = { readonly count: CountValues; readonly byteLength: number }

/** DocumentSet that were found in a segment, and those that were found or else those that were not, whichever are fewer. */
export type FoundPlaces = {
  readonly places: DocumentSet
  readonly list: () => { readonly fewer: readonly number[]; readonly areFound: boolean }
}

export const openFound = (places: DocumentSet, count: number, size: number): FoundPlaces => {
  let listed: ReturnType<FoundPlaces['list']> | undefined
  return {
    places,
    list: () => {
      const areFound = count <= size / 2
      listed ??= { fewer: listPlaces(areFound ? places : subtractFrom(allDocuments(size), places), SEGMENT_SIZE), areFound }
      return listed
    },
  }
}

const MOST_COMBINATIONS = 65_536
/** Values that stand in a smaller part of the places are counted one by one. */
const FEW = 1 / 8

/** Documents with the same values share a combination: each place is looked at once, not once for each of its values. */
const combine = (postings: readonly Posting[], size: number) => {
  const ofPlace = new Uint16Array(size)
  const values: number[][] = [[]]
  for (const [value, posting] of postings.entries()) {
    // What each combination becomes with this value.
    const next = new Map<number, number>()
    for (let at = 0; at < posting.length; at += 1) {
      const place = posting[at] as number
      const before = ofPlace[place] as number
      let after = next.get(before)
      if (after === undefined) {
        next.set(before, (after = values.length))
        values.push([...(values[before] ?? []), value])
        if (values.length > MOST_COMBINATIONS) return undefined
      }
      ofPlace[place] = after
    }
  }
  const sizes = new Uint32Array(values.length)
  for (let place = 0; place < size; place += 1) sizes[ofPlace[place] as number] = (sizes[ofPlace[place] as number] as number) + 1
  return { ofPlace, sizes, values }
}

/** Made from the places of each value: common ones are counted by their bits, the others by what documents have. */
export const buildValueColumn = (postings: readonly Posting[], size: number): ValueColumn => {
  const rare = postings.map((posting): Posting => (isDense(posting) ? new Uint16Array() : posting))
  const entries = rare.reduce((sum, { length }) => sum + length, 0)
  const combined = entries > size * FEW ? combine(rare, size) : undefined
  const single = combined ? postings.map((posting) => (isDense(posting) ? posting : undefined)) : postings
  return {
    count: ({ places, list }) => {
      const counts = new Uint32Array(postings.length)
      if (places === NO_DOCUMENTS) return counts
      for (const [value, posting] of single.entries()) if (posting) counts[value] = countCommon(places, posting)
      if (!combined) return counts
      const { ofPlace, sizes, values } = combined
      const { fewer, areFound } = list()
      const tally = new Uint32Array(sizes.length)
      for (let at = 0; at < fewer.length; at += 1) {
        const combination = ofPlace[fewer[at] as number] as number
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
      (combined ? combined.ofPlace.byteLength + combined.values.reduce((sum, list) => sum + 28 + list.length * 8, 0) : 0),
  }
}
