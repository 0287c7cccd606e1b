import { joinCompounds } from '#foundation/search-engine/query/compounds.service.ts'
import { findAllowed } from '#foundation/search-engine/query/find-allowed.service.ts'
import { countMatches, matchClauses, type Match, type FieldScope } from '#foundation/search-engine/query/match-clauses.service.ts'
import type { ParsedQuery, Clause } from '#foundation/search-engine/query/parse-query.service.ts'
import { findIntendedNumbers, correctClause, respellClause } from '#foundation/search-engine/query/correct-clauses.service.ts'
import { findExactPartNumbers } from '#foundation/search-engine/query/exact-part-numbers.service.ts'
import type { SearchRequest } from '#foundation/search-engine/search-request.rules.ts'
import {
  countDocuments,
  haveIntersection,
  unionSets,
  intersectInto,
  intersectSets,
  noDocuments,
  NO_DOCUMENTS,
  type DocumentSet,
} from '#foundation/search-engine/segment/document-set.rules.ts'
import { countMemberships } from '#foundation/search-engine/segment/count-memberships.rules.ts'
import type { Segments } from '#foundation/search-engine/segment/segment-reader.service.ts'
import { LANGUAGES } from '#kernel/locale.ts'

/** In queries of at most so many clauses, unknown words get related ones. */
const ALONE = 2
/** With fewer matches than this a query at loose precision is widened. */
const FEW = 3
const LOOSE_PRECISION = 4
/** From here on nothing is corrected or widened. */
const EXACT_PRECISION = 9

export type Found = {
  /** By segment: all matches. */
  readonly docs: readonly DocumentSet[]
  /** By clause, then by segment. */
  readonly matches: readonly (readonly Match[])[]
  readonly clauses: readonly Clause[]
  readonly total: number
  readonly correction?: string
}

const countAll = (sets: readonly DocumentSet[]): number => sets.reduce((sum, docs) => sum + countDocuments(docs), 0)

const intersectClauses = (allowed: readonly DocumentSet[], matches: readonly (readonly Match[])[]): DocumentSet[] =>
  allowed.map((docs, index) => {
    const own = matches.map((clause) => clause[index]?.anywhere ?? NO_DOCUMENTS)
    return own.includes(NO_DOCUMENTS) ? NO_DOCUMENTS : own.reduce(intersectInto, docs.slice())
  })

/** Makes a new set: the old one may be shared. */
const addDocs = (found: DocumentSet[], index: number, more: DocumentSet): void => {
  found[index] = unionSets([found[index] ?? NO_DOCUMENTS, more])
}

/** Short words select nothing by themselves, unless they have synonyms. */
const isSignificant = ({ written, alternatives }: Clause): boolean =>
  written.length > 2 || alternatives.length > 1 || /[\p{N}\p{Script=Han}]/u.test(written)

/** Of the matches, those with at least so many clauses in the title or as part number. */
const findInTitles = (matched: readonly DocumentSet[], matches: readonly (readonly Match[])[], least = 1): DocumentSet[] =>
  matched.map((docs, index) => {
    const titles = matches.map((clause) =>
      clause[index] ? unionSets([clause[index].inTitle, clause[index].byNumber]) : NO_DOCUMENTS,
    )
    return intersectInto(least === 1 ? unionSets(titles).slice() : countMemberships(titles)(least), docs)
  })

/** Documents that match at least so many clauses (minimum should match). */
const matchAtLeast = (allowed: readonly DocumentSet[], matches: readonly (readonly Match[])[]) => {
  const counted = allowed.map((_, index) => countMemberships(matches.map((clause) => clause[index]?.anywhere ?? NO_DOCUMENTS)))
  return (least: number): DocumentSet[] =>
    allowed.map((docs, index) => intersectInto(counted[index]?.(least) ?? noDocuments(), docs))
}

/** Widens clauses without matches: other languages, completions, corrections, similar part numbers. */
const correctClauses = async (
  segments: Segments,
  allowed: readonly DocumentSet[],
  parsed: ParsedQuery,
  matches: Match[][],
  fieldScope: FieldScope,
) => {
  const isAllowed = (sets: readonly DocumentSet[]): boolean =>
    sets.some((docs, index) => haveIntersection(docs, allowed[index] ?? NO_DOCUMENTS))
  const clauses = [...parsed.clauses]
  const corrections = new Map<number, string>()
  for (const [index, clause] of parsed.clauses.entries()) {
    const own = matches[index] ?? []
    const isFound = (): boolean => isAllowed(own.map(({ byNumber }) => byNumber))
    const intended =
      /\p{N}/u.test(clause.written) && !isFound() ? await findIntendedNumbers(segments, allowed, clause) : undefined
    if (intended) {
      clauses[index] = { ...clause, numbers: [...clause.numbers, ...intended] }
      const [similar] = await matchClauses(segments, [clauses[index]], fieldScope)
      if (similar) matches[index] = similar
      continue
    }
    if (isAllowed(own.map(({ anywhere }) => anywhere))) {
      const isWeak = countMatches(own) < FEW && !isFound() && !isAllowed(own.map(({ inTitle }) => inTitle))
      const respelt = await respellClause(segments, clause, fieldScope.languages, isWeak)
      if (!respelt) continue
      clauses[index] = respelt.clause
      if (respelt.correction !== undefined) corrections.set(index, respelt.correction)
      const [wider] = await matchClauses(segments, [respelt.clause], fieldScope)
      if (wider) matches[index] = wider
      continue
    }
    const [elsewhere] = await matchClauses(segments, [clause], { ...fieldScope, languages: LANGUAGES })
    if (elsewhere && isAllowed(elsewhere.map(({ anywhere }) => anywhere))) {
      matches[index] = elsewhere
      continue
    }
    const corrected = await correctClause(segments, clause, fieldScope.languages, parsed.clauses.length <= ALONE)
    clauses[index] = corrected.clause
    if (corrected.correction !== undefined) corrections.set(index, corrected.correction)
    const [again] = await matchClauses(segments, [corrected.clause], fieldScope)
    if (again) matches[index] = again
  }
  const written = parsed.clauses.map((clause, index) => corrections.get(index) ?? clause.written)
  return { clauses, correction: corrections.size > 0 ? written.join(' ') : undefined }
}

/** Lowers the number of clauses that must match until there are enough matches. */
const widen = (
  allowed: readonly DocumentSet[],
  matched: DocumentSet[],
  { matches, clauses, isLoose }: Pick<Found, 'matches' | 'clauses'> & { readonly isLoose: boolean },
): void => {
  const telling = matches.filter((_, index) => clauses[index] && isSignificant(clauses[index]))
  const withAtLeast = matchAtLeast(allowed, telling)
  const most = Math.min(telling.length, clauses.length - 1)
  const half = Math.ceil(telling.length / 2)
  const countFound = (): number => (isLoose ? countAll(findInTitles(matched, matches, half)) : countAll(matched))
  for (let least = most; least > 0 && countFound() < FEW; least -= 1) {
    // Below half of the clauses only when nothing else matched.
    if (least < half && countFound() > 0) break
    const partly = withAtLeast(least)
    for (const [index, docs] of (countAll(matched) > 0 ? findInTitles(partly, telling) : partly).entries())
      addDocs(matched, index, docs)
  }
}

/** All matches of a request; requirements are relaxed step by step until there are some. */
export const findMatches = async (
  segments: Segments,
  request: SearchRequest,
  parsed: ParsedQuery,
  fieldScope: FieldScope,
): Promise<Found> => {
  const allowed = await findAllowed(segments, request)
  if (parsed.clauses.length === 0) {
    // An empty query matches everything; punctuation alone matches nothing.
    const docs = request.query.trim() === '' ? allowed : allowed.map(noDocuments)
    return { docs, matches: [], clauses: [], total: countAll(docs) }
  }
  const isStrict = parsed.isExact || request.precision >= EXACT_PRECISION
  const joined = isStrict ? parsed : { ...parsed, clauses: await joinCompounds(segments, parsed.clauses, fieldScope.languages) }
  const matches = await matchClauses(segments, joined.clauses, fieldScope)
  const { clauses, correction } = isStrict
    ? { clauses: [...parsed.clauses], correction: undefined }
    : await correctClauses(segments, allowed, joined, matches, fieldScope)
  let matched = intersectClauses(allowed, matches)
  if (!isStrict && countAll(matched) === 0 && clauses.some(({ bare }) => bare)) {
    // No document states the measure with its unit: try the number alone.
    for (const [index, clause] of clauses.entries())
      if (clause.bare) clauses[index] = { ...clause, alternatives: [...clause.alternatives, clause.bare] }
    for (const [index, match] of (await matchClauses(segments, clauses, fieldScope)).entries())
      if (clauses[index]?.bare) matches[index] = match
    matched = intersectClauses(allowed, matches)
  }
  // A part number in full is a match, even if other words of the query do not.
  const exact = isStrict || clauses.length < 2 ? [] : await findExactPartNumbers(segments, clauses, matches)
  for (const [index, docs] of exact.entries()) addDocs(matched, index, intersectSets([docs, allowed[index] ?? NO_DOCUMENTS]))
  const total = countAll(matched)
  const isLoose = request.precision <= LOOSE_PRECISION
  if (isStrict || clauses.length < 2 || countAll(exact) > 0 || (!isLoose && total > 0))
    return { docs: matched, matches, clauses, total, correction }
  widen(allowed, matched, { matches, clauses, isLoose })
  return { docs: matched, matches, clauses, total: countAll(matched), correction }
}
