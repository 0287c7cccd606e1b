import type { Found } from '#features/search-engine/query/find-matches.ts'
import { countMatches } from '#features/search-engine/query/match-groups.ts'
import { scoreNumbers, weighRarity } from '#features/search-engine/query/rank.rules.ts'
import {
  hasPlace,
  unionInto,
  listPlaces,
  intersectInto,
  noDocuments,
  NO_DOCUMENTS,
  type DocumentSet,
} from '#features/search-engine/segment/posting.rules.ts'
import type { Segments } from '#features/search-engine/segment/segment-reader.ts'

/** A document that was found: the number of its segment, and its place there. */
export type Candidate = { readonly segment: number; readonly place: number; readonly score: number }

/** Fewer than this are all compared; of more, the most wanted of each sort. */
const HEAD = 1500
const OF_EACH_SORT = 200

export type FieldWeights = { readonly title: number; readonly body: number; readonly number: number }
const TITLE_WORTH = 2
const BODY_WORTH = 0.7
const WANTED_WORTH = 1.2

/** The first places of several segments, in their order; no segment is looked at before it is needed. */
const listFirst = (sets: Iterable<DocumentSet>, limit: number): { segment: number; place: number }[] => {
  const candidates: { segment: number; place: number }[] = []
  let segment = 0
  for (const places of sets) {
    for (const place of listPlaces(places, limit - candidates.length)) candidates.push({ segment, place })
    segment += 1
    if (candidates.length >= limit) break
  }
  return candidates
}

/** Where every group stands in the title. */
function* intersectTitles({ places, matches }: Found): Generator<DocumentSet> {
  for (const [segment, all] of places.entries()) {
    const met = all.slice()
    for (const group of matches) intersectInto(met, group[segment]?.inTitle ?? NO_DOCUMENTS)
    yield met
  }
}

/** Where any group is a number. */
function* joinNumbers({ places, matches, groups }: Found): Generator<DocumentSet> {
  const numbered = matches.filter((_, index) => (groups[index]?.numbers.length ?? 0) > 0)
  if (numbered.length === 0) return
  for (const [segment, all] of places.entries()) {
    const joined = noDocuments()
    for (const group of numbered) unionInto(joined, group[segment]?.asNumber ?? NO_DOCUMENTS)
    yield intersectInto(joined, all)
  }
}

/** Who asks for a number wants that part: the closer it is, the better. */
const addNumbers = async (
  segments: Segments,
  found: Found,
  candidates: readonly Candidate[],
  weights: FieldWeights,
): Promise<Candidate[]> => {
  const asked = [...new Set(found.groups.flatMap((group) => group.numbers))]
  if (asked.length === 0) return [...candidates]
  const isNumber = ({ segment, place }: Candidate): boolean =>
    found.matches.some((group) => group[segment] && hasPlace(group[segment].asNumber, place))
  await segments.loadNumbers()
  const numbersOf = ({ segment, place }: Candidate): string[] => {
    const owner = segments.segments[segment]
    return owner ? segments.numbers(owner).at(place) : []
  }
  return candidates.map((candidate) =>
    isNumber(candidate)
      ? { ...candidate, score: candidate.score + scoreNumbers(asked, numbersOf(candidate)) * weights.number }
      : candidate,
  )
}

/** The documents that may stand first, with a first score: how rare the words are, and whether they stand in the title. */
export const chooseHead = async (segments: Segments, found: Found, weights: FieldWeights): Promise<Candidate[]> => {
  const { places, matches, total } = found
  const candidates =
    total <= HEAD || matches.length === 0
      ? listFirst(places, HEAD)
      : [
          ...listFirst(joinNumbers(found), OF_EACH_SORT),
          ...listFirst(intersectTitles(found), OF_EACH_SORT),
          ...listFirst(places, OF_EACH_SORT),
        ]
  const { size } = segments
  const starts = segments.segments.map((_, index) =>
    segments.segments.slice(0, index).reduce((sum, segment) => sum + segment.size, 0),
  )
  const rarity = matches.map((group) => weighRarity(countMatches(group), size))
  const seen = new Set<number>()
  const scored: Candidate[] = []
  for (const { segment, place } of candidates) {
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
export const listTail = ({ places }: Found, head: readonly Candidate[], limit: number): Candidate[] => {
  const rest = places.map((set) => set.slice())
  for (const { segment, place } of head) {
    const set = rest[segment]
    if (set) set[place >>> 5] = (set[place >>> 5] as number) & ~(1 << (place & 31))
  }
  return listFirst(rest, limit).map((candidate) => ({ ...candidate, score: 0 }))
}
