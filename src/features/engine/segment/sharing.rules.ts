import { hasPlace, isDense, listPlaces, SEGMENT_SIZE, type Posting } from '#features/engine/segment/posting.rules.ts'

export type Sharing = { readonly segment: number; readonly place: number; readonly count: number }

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

/** How many postings each place is in, of the places that are in a rare one. */
const countSharing = (rare: readonly Posting[], others: readonly Posting[]) => {
  const counts = new Uint8Array(SEGMENT_SIZE)
  const places: number[] = []
  for (const posting of rare)
    for (const place of isDense(posting) ? listPlaces(posting, SEGMENT_SIZE) : posting) {
      if (counts[place] === 0) places.push(place)
      counts[place] = (counts[place] as number) + 1
    }
  for (const posting of others)
    if (isDense(posting)) for (const place of places) counts[place] = (counts[place] as number) + Number(hasPlace(posting, place))
    else for (const place of posting) if (counts[place] !== 0) counts[place] = (counts[place] as number) + 1
  return { places, counts }
}

/** The count that so many places reach, or the least where fewer do. */
const findCut = (segments: readonly ReturnType<typeof countSharing>[], least: number, limit: number): number => {
  const reaching = new Uint32Array(256)
  for (const { places, counts } of segments)
    for (const place of places) reaching[counts[place] as number] = (reaching[counts[place] as number] as number) + 1
  let cut = 255
  for (let above = reaching[cut] as number; cut > least && above < limit; above += reaching[cut] as number) cut -= 1
  return cut
}

/** The places that are in most of some postings, of several segments: none in fewer than the least, at most so many. */
export const listSharing = (postings: readonly (readonly Posting[])[], least: number, limit: number): Sharing[] => {
  const { rare, others } = chooseRare(postings, least)
  const pick = (own: readonly Posting[], wanted: readonly number[]): Posting[] => wanted.flatMap((index) => own[index] ?? [])
  const segments = postings.map((own) => countSharing(pick(own, rare), pick(own, others)))
  const cut = findCut(segments, least, limit)
  const found: Sharing[] = []
  for (const [segment, { places, counts }] of segments.entries())
    for (const place of places)
      if ((counts[place] as number) >= cut) found.push({ segment, place, count: counts[place] as number })
  return found.toSorted((a, b) => b.count - a.count).slice(0, limit)
}
