import {
  hasPlace,
  isDense,
  listPlaces,
  NO_DOCUMENTS,
  SEGMENT_SIZE,
  type DocumentSet,
  type Posting,
} from '#features/search-engine/segment/posting.rules.ts'

type Sharing = { readonly segment: number; readonly place: number }

/**
 * Whoever is in so many of some postings is in at least one of any that are one more than the rest: only the places of
 * the rarest ones are looked at.
 */
const chooseRare = (postings: readonly (readonly Posting[])[], least: number): { rare: number[]; others: number[] } => {
  const bytes = (postings[0] ?? []).map((_, index) => postings.reduce((sum, own) => sum + (own[index]?.byteLength ?? 0), 0))
  const order = bytes.map((_, index) => index).toSorted((a, b) => (bytes[a] ?? 0) - (bytes[b] ?? 0))
  const needed = order.length - least + 1
  return { rare: order.slice(0, needed), others: order.slice(needed) }
}

/** How many postings each place is in, of the open places that are in a rare one. */
const countSharing = (rare: readonly Posting[], others: readonly Posting[], open: DocumentSet) => {
  const counts = new Uint8Array(SEGMENT_SIZE)
  const places: number[] = []
  for (const posting of rare)
    for (const place of isDense(posting) ? listPlaces(posting, SEGMENT_SIZE) : posting) {
      if (!hasPlace(open, place)) continue
      if (counts[place] === 0) places.push(place)
      counts[place] = (counts[place] as number) + 1
    }
  for (const posting of others)
    if (isDense(posting)) for (const place of places) counts[place] = (counts[place] as number) + Number(hasPlace(posting, place))
    else for (const place of posting) if (counts[place] !== 0) counts[place] = (counts[place] as number) + 1
  return { places, counts }
}

/** The open places that are in so many of some postings, of several segments: those in most of them first, up to a limit. */
export const listSharing = (
  postings: readonly (readonly Posting[])[],
  open: readonly DocumentSet[],
  least: number,
  limit: number,
): readonly Sharing[] => {
  const { rare, others } = chooseRare(postings, least)
  const pick = (own: readonly Posting[], wanted: readonly number[]): Posting[] => wanted.flatMap((index) => own[index] ?? [])
  const counted = postings.map((own, segment) => countSharing(pick(own, rare), pick(own, others), open[segment] ?? NO_DOCUMENTS))
  const sizes = new Uint32Array((postings[0]?.length ?? 0) + 1)
  for (const { places, counts } of counted)
    for (const place of places) sizes[counts[place] as number] = (sizes[counts[place] as number] as number) + 1
  // The levels below would not be reached: there may be hundreds of thousands of places in them.
  let lowest = sizes.length
  for (let room = limit; lowest > Math.max(1, least) && room > 0; room -= sizes[lowest] as number) lowest -= 1
  const levels: Sharing[][] = []
  for (const [segment, { places, counts }] of counted.entries())
    for (const place of places) {
      const count = counts[place] as number
      if (count >= lowest) (levels[count] ??= []).push({ segment, place })
    }
  // Without the levels that nothing reached.
  return Object.values(levels).toReversed().flat().slice(0, limit)
}
