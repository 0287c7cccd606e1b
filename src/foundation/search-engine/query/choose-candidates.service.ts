import type { Found } from '#foundation/search-engine/query/find-matches.service.ts'
import { countMatches } from '#foundation/search-engine/query/match-clauses.service.ts'
import { scoreNumbers, inverseDocumentFrequency } from '#foundation/search-engine/query/score.rules.ts'
import {
  hasDoc,
  unionInto,
  listDocIds,
  intersectInto,
  noDocuments,
  NO_DOCUMENTS,
  type DocumentSet,
} from '#foundation/search-engine/segment/document-set.rules.ts'
import type { Segments } from '#foundation/search-engine/segment/segment-reader.service.ts'

/** A matching document: the index of its segment, its document number there, and its score. */
export type Candidate = { readonly segment: number; readonly docId: number; readonly score: number }

/** Up to this many matches are all scored; of more, only the first by each criterion. */
const ALL_COMPARED = 1500
const PER_CRITERION = 200

export type FieldWeights = { readonly title: number; readonly body: number; readonly number: number }
const TITLE_WEIGHT = 2
const BODY_WEIGHT = 0.7
const STATIC_RANK_WEIGHT = 1.2

/** The first documents of several segments in index order; sets are taken lazily. */
const listFirst = (sets: Iterable<DocumentSet>, limit: number): { segment: number; docId: number }[] => {
  const candidates: { segment: number; docId: number }[] = []
  let segment = 0
  for (const docs of sets) {
    for (const docId of listDocIds(docs, limit - candidates.length)) candidates.push({ segment, docId })
    segment += 1
    if (candidates.length >= limit) break
  }
  return candidates
}

/** Documents that match every clause in the title. */
function* intersectTitleMatches({ docs, matches }: Found): Generator<DocumentSet> {
  for (const [segment, all] of docs.entries()) {
    const matched = all.slice()
    for (const clause of matches) intersectInto(matched, clause[segment]?.inTitle ?? NO_DOCUMENTS)
    yield matched
  }
}

/** Documents that match any clause by part number. */
function* unionNumberMatches({ docs, matches, clauses }: Found): Generator<DocumentSet> {
  const numbered = matches.filter((_, index) => (clauses[index]?.numbers.length ?? 0) > 0)
  if (numbered.length === 0) return
  for (const [segment, all] of docs.entries()) {
    const joined = noDocuments()
    for (const clause of numbered) unionInto(joined, clause[segment]?.byNumber ?? NO_DOCUMENTS)
    yield intersectInto(joined, all)
  }
}

/** Adds the part number score: the closer the number, the higher. */
const addNumbers = async (
  segments: Segments,
  found: Found,
  candidates: readonly Candidate[],
  weights: FieldWeights,
): Promise<Candidate[]> => {
  const requested = [...new Set(found.clauses.flatMap((clause) => clause.numbers))]
  if (requested.length === 0) return [...candidates]
  const isNumber = ({ segment, docId }: Candidate): boolean =>
    found.matches.some((clause) => clause[segment] && hasDoc(clause[segment].byNumber, docId))
  await segments.loadPartNumbers()
  const numbersOf = ({ segment, docId }: Candidate): string[] => {
    const owner = segments.segments[segment]
    return owner ? segments.numbers(owner).at(docId) : []
  }
  return candidates.map((candidate) =>
    isNumber(candidate)
      ? { ...candidate, score: candidate.score + scoreNumbers(requested, numbersOf(candidate)) * weights.number }
      : candidate,
  )
}

/** First-stage ranking: candidates scored by inverse document frequency, title matches and static rank. */
export const chooseCandidates = async (segments: Segments, found: Found, weights: FieldWeights): Promise<Candidate[]> => {
  const { docs, matches, total } = found
  const candidates =
    total <= ALL_COMPARED || matches.length === 0
      ? listFirst(docs, ALL_COMPARED)
      : [
          ...listFirst(unionNumberMatches(found), PER_CRITERION),
          ...listFirst(intersectTitleMatches(found), PER_CRITERION),
          ...listFirst(docs, PER_CRITERION),
        ]
  const { size } = segments
  const starts = segments.segments.map((_, index) =>
    segments.segments.slice(0, index).reduce((sum, segment) => sum + segment.size, 0),
  )
  const rarity = matches.map((clause) => inverseDocumentFrequency(countMatches(clause), size))
  const seen = new Set<number>()
  const scored: Candidate[] = []
  for (const { segment, docId } of candidates) {
    const rank = (starts[segment] ?? 0) + docId
    if (seen.has(rank)) continue
    seen.add(rank)
    let score = STATIC_RANK_WEIGHT * (1 - rank / size)
    for (const [index, clause] of matches.entries()) {
      const match = clause[segment]
      if (!match) continue
      if (hasDoc(match.inTitle, docId)) score += (rarity[index] ?? 0) * TITLE_WEIGHT * weights.title
      else if (hasDoc(match.anywhere, docId)) score += (rarity[index] ?? 0) * BODY_WEIGHT * weights.body
    }
    scored.push({ segment, docId, score })
  }
  return (await addNumbers(segments, found, scored, weights)).toSorted((a, b) => b.score - a.score)
}

/** Matches behind the scored candidates, by static rank. */
export const listRemaining = ({ docs }: Found, head: readonly Candidate[], limit: number): Candidate[] => {
  const rest = docs.map((set) => set.slice())
  for (const { segment, docId } of head) {
    const set = rest[segment]
    if (set) set[docId >>> 5] = (set[docId >>> 5] as number) & ~(1 << (docId & 31))
  }
  return listFirst(rest, limit).map((candidate) => ({ ...candidate, score: 0 }))
}
