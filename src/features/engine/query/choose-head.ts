import type { Found } from '#features/engine/query/find-matches.ts'
import { countMatches } from '#features/engine/query/match-groups.ts'
import { scoreNumbers, weighRarity } from '#features/engine/query/rank.rules.ts'
import {
  hasPlace,
  joinInto,
  listPlaces,
  meetInto,
  noPlaces,
  NOWHERE,
  type Places,
} from '#features/engine/segment/posting.rules.ts'
import type { Segments } from '#features/engine/segment/segment-reader.ts'

/** A document that was found: the number of its segment, and its place there. */
export type Spot = { readonly segment: number; readonly place: number; readonly score: number }

/** Fewer than this are all compared; of more, the most wanted of each sort. */
const HEAD = 1500
const OF_EACH_SORT = 200

export type FieldWeights = { readonly title: number; readonly body: number; readonly number: number }
const TITLE_WORTH = 2
const BODY_WORTH = 0.7
const WANTED_WORTH = 1.2

/** The first places of several segments, in their order; no segment is looked at before it is needed. */
const listFirst = (sets: Iterable<Places>, limit: number): { segment: number; place: number }[] => {
  const spots: { segment: number; place: number }[] = []
  let segment = 0
  for (const places of sets) {
    for (const place of listPlaces(places, limit - spots.length)) spots.push({ segment, place })
    segment += 1
    if (spots.length >= limit) break
  }
  return spots
}

/** Where every group stands in the title. */
function* meetTitles({ places, matches }: Found): Generator<Places> {
  for (const [segment, all] of places.entries()) {
    const met = all.slice()
    for (const group of matches) meetInto(met, group[segment]?.inTitle ?? NOWHERE)
    yield met
  }
}

/** Where any group is a number. */
function* joinNumbers({ places, matches, groups }: Found): Generator<Places> {
  const numbered = matches.filter((_, index) => (groups[index]?.numbers.length ?? 0) > 0)
  if (numbered.length === 0) return
  for (const [segment, all] of places.entries()) {
    const joined = noPlaces()
    for (const group of numbered) joinInto(joined, group[segment]?.asNumber ?? NOWHERE)
    yield meetInto(joined, all)
  }
}

/** Who asks for a number wants that part: the closer it is, the better. */
const addNumbers = async (segments: Segments, found: Found, spots: readonly Spot[], weights: FieldWeights): Promise<Spot[]> => {
  const asked = [...new Set(found.groups.flatMap((group) => group.numbers))]
  if (asked.length === 0) return [...spots]
  const isNumber = ({ segment, place }: Spot): boolean =>
    found.matches.some((group) => group[segment] && hasPlace(group[segment].asNumber, place))
  await segments.loadNumbers()
  const numbersOf = ({ segment, place }: Spot): string[] => {
    const owner = segments.segments[segment]
    return owner ? segments.numbers(owner).at(place) : []
  }
  return spots.map((spot) =>
    isNumber(spot) ? { ...spot, score: spot.score + scoreNumbers(asked, numbersOf(spot)) * weights.number } : spot,
  )
}

/** The documents that may stand first, with a first score: how rare the words are, and whether they stand in the title. */
export const chooseHead = async (segments: Segments, found: Found, weights: FieldWeights): Promise<Spot[]> => {
  const { places, matches, total } = found
  const spots =
    total <= HEAD || matches.length === 0
      ? listFirst(places, HEAD)
      : [
          ...listFirst(joinNumbers(found), OF_EACH_SORT),
          ...listFirst(meetTitles(found), OF_EACH_SORT),
          ...listFirst(places, OF_EACH_SORT),
        ]
  const { size } = segments
  const starts = segments.segments.map((_, index) =>
    segments.segments.slice(0, index).reduce((sum, segment) => sum + segment.size, 0),
  )
  const rarity = matches.map((group) => weighRarity(countMatches(group), size))
  const seen = new Set<number>()
  const scored: Spot[] = []
  for (const { segment, place } of spots) {
    const rank = (starts[segment] ?? 0) + place
    if (seen.has(rank)) continue
    seen.add(rank)
    let score = WANTED_WORTH * (1 - rank / size)
    for (const [index, group] of matches.entries()) {
      const match = group[segment]
      if (!match) continue
      if (hasPlace(match.inTitle, place)) score += (rarity[index] ?? 0) * TITLE_WORTH * weights.title
      else if (hasPlace(match.anywhere, place)) score += (rarity[index] ?? 0) * BODY_WORTH * weights.body
    }
    scored.push({ segment, place, score })
  }
  return (await addNumbers(segments, found, scored, weights)).toSorted((a, b) => b.score - a.score)
}

/** What stands behind the head, in order of how wanted it is. */
export const listTail = ({ places }: Found, head: readonly Spot[], limit: number): Spot[] => {
  const rest = places.map((set) => set.slice())
  for (const { segment, place } of head) {
    const set = rest[segment]
    if (set) set[place >>> 5] = (set[place >>> 5] as number) & ~(1 << (place & 31))
  }
  return listFirst(rest, limit).map((spot) => ({ ...spot, score: 0 }))
}
