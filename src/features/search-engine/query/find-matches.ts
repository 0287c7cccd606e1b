import { joinCompounds } from '#features/search-engine/query/compounds.ts'
import { listNeeds, listVisibilityNames, matchCondition, matchVisibility } from '#features/search-engine/query/conditions.ts'
import { countMatches, matchGroups, type Match, type FieldScope } from '#features/search-engine/query/match-groups.ts'
import type { ParsedQuery, Group } from '#features/search-engine/query/query-groups.ts'
import { findMeantNumbers, repairGroup, respellGroup } from '#features/search-engine/query/repair-groups.ts'
import { findNamed } from '#features/search-engine/query/named-parts.ts'
import type { SearchQuestion } from '#features/search-engine/search-question.ts'
import {
  countDocuments,
  countSets,
  haveCommon,
  unionSets,
  intersectInto,
  intersectSets,
  noDocuments,
  NO_DOCUMENTS,
  type DocumentSet,
} from '#features/search-engine/segment/posting.rules.ts'
import type { Segments } from '#features/search-engine/segment/segment-reader.ts'
import { LANGUAGES } from '#kernel/locale.ts'

/** So few words must all be understood. */
const ALONE = 2
/** Fewer than these are hardly an answer, for who asks no more closely than this. */
const FEW = 3
const LOOSE_PRECISION = 4
/** From here on only what was written is found. */
const EXACT_PRECISION = 9

export type Found = {
  /** By segment: everything that fits. */
  readonly places: readonly DocumentSet[]
  /** By group, then by segment. */
  readonly matches: readonly (readonly Match[])[]
  readonly groups: readonly Group[]
  readonly total: number
  readonly correction?: string
}

const countAll = (sets: readonly DocumentSet[]): number => sets.reduce((sum, places) => sum + countDocuments(places), 0)

const sizeOfSets = (sets: readonly DocumentSet[]): number => sets.reduce((sum, set) => sum + set.byteLength, 0)

/** What may be seen and passes the filters, by segment; kept, since many ask within the same bounds; to be read only. */
export const findOpen = async (
  segments: Segments,
  { visibility, filters }: Pick<SearchQuestion, 'visibility' | 'filters'>,
): Promise<readonly DocumentSet[]> => {
  const { language: _, ...bounds } = visibility
  return segments.keep(JSON.stringify(['open', bounds, filters]), sizeOfSets, async () => {
    const needs = filters ? listNeeds(filters) : { names: [], figures: [] }
    await segments.loadPostings([...listVisibilityNames(visibility), ...needs.names])
    if (needs.figures.length > 0) await segments.loadFigures([...new Set(needs.figures)])
    const open: DocumentSet[] = []
    for (const segment of segments.segments) {
      const places = await matchVisibility(segments, segment, visibility)
      open.push(filters ? intersectInto(places, matchCondition(segments, segment, filters)) : places)
    }
    return open
  })
}

const intersectGroups = (open: readonly DocumentSet[], matches: readonly (readonly Match[])[]): DocumentSet[] =>
  open.map((places, index) => {
    const own = matches.map((group) => group[index]?.anywhere ?? NO_DOCUMENTS)
    return own.includes(NO_DOCUMENTS) ? NO_DOCUMENTS : own.reduce(intersectInto, places.slice())
  })

/** What was found before is left as it is: others may hold it too. */
const addPlaces = (found: DocumentSet[], index: number, more: DocumentSet): void => {
  found[index] = unionSets([found[index] ?? NO_DOCUMENTS, more])
}

/** Small words say nothing alone, unless they are known to stand for others. */
const isTelling = ({ written, alternatives }: Group): boolean =>
  written.length > 2 || alternatives.length > 1 || /[\p{N}\p{Script=Han}]/u.test(written)

/** Where at least so many of the words are what a document is about, its title or its number, not only said somewhere in it. */
const findStrong = (met: readonly DocumentSet[], matches: readonly (readonly Match[])[], least = 1): DocumentSet[] =>
  met.map((places, index) => {
    const titles = matches.map((group) =>
      group[index] ? unionSets([group[index].inTitle, group[index].asNumber]) : NO_DOCUMENTS,
    )
    return intersectInto(least === 1 ? unionSets(titles).slice() : countSets(titles)(least), places)
  })

/** Documents in which so many of the groups are found; counted once for every number of them. */
const countGroups = (open: readonly DocumentSet[], matches: readonly (readonly Match[])[]) => {
  const counted = open.map((_, index) => countSets(matches.map((group) => group[index]?.anywhere ?? NO_DOCUMENTS)))
  return (least: number): DocumentSet[] =>
    open.map((places, index) => intersectInto(counted[index]?.(least) ?? noDocuments(), places))
}

/** A word that is nowhere in the language that was asked for may be of another one, unfinished or misspelt. */
const repair = async (
  segments: Segments,
  open: readonly DocumentSet[],
  asked: ParsedQuery,
  matches: Match[][],
  fieldScope: FieldScope,
) => {
  const isOpen = (sets: readonly DocumentSet[]): boolean =>
    sets.some((places, index) => haveCommon(places, open[index] ?? NO_DOCUMENTS))
  const groups = [...asked.groups]
  const corrections = new Map<number, string>()
  for (const [index, group] of asked.groups.entries()) {
    const own = matches[index] ?? []
    const isFound = (): boolean => isOpen(own.map(({ asNumber }) => asNumber))
    const meant = /\p{N}/u.test(group.written) && !isFound() ? await findMeantNumbers(segments, open, group) : undefined
    if (meant) {
      groups[index] = { ...group, numbers: [...group.numbers, ...meant] }
      const [alike] = await matchGroups(segments, [groups[index]], fieldScope)
      if (alike) matches[index] = alike
      continue
    }
    if (isOpen(own.map(({ anywhere }) => anywhere))) {
      const isWeak = countMatches(own) < FEW && !isFound() && !isOpen(own.map(({ inTitle }) => inTitle))
      const respelt = await respellGroup(segments, group, fieldScope.languages, isWeak)
      if (!respelt) continue
      groups[index] = respelt.group
      if (respelt.correction !== undefined) corrections.set(index, respelt.correction)
      const [wider] = await matchGroups(segments, [respelt.group], fieldScope)
      if (wider) matches[index] = wider
      continue
    }
    const [elsewhere] = await matchGroups(segments, [group], { ...fieldScope, languages: LANGUAGES })
    if (elsewhere && isOpen(elsewhere.map(({ anywhere }) => anywhere))) {
      matches[index] = elsewhere
      continue
    }
    const repaired = await repairGroup(segments, group, fieldScope.languages, asked.groups.length <= ALONE)
    groups[index] = repaired.group
    if (repaired.correction !== undefined) corrections.set(index, repaired.correction)
    const [again] = await matchGroups(segments, [repaired.group], fieldScope)
    if (again) matches[index] = again
  }
  const written = asked.groups.map((group, index) => corrections.get(index) ?? group.written)
  return { groups, correction: corrections.size > 0 ? written.join(' ') : undefined }
}

/** Adds what lacks some of the words: few may be few for a word too many, and a general page may hold them all by chance. */
const widen = (
  open: readonly DocumentSet[],
  met: DocumentSet[],
  { matches, groups, isLoose }: Pick<Found, 'matches' | 'groups'> & { readonly isLoose: boolean },
): void => {
  const telling = matches.filter((_, index) => groups[index] && isTelling(groups[index]))
  const withAtLeast = countGroups(open, telling)
  const most = Math.min(telling.length, groups.length - 1)
  const half = Math.ceil(telling.length / 2)
  const countFound = (): number => (isLoose ? countAll(findStrong(met, matches, half)) : countAll(met))
  for (let least = most; least > 0 && countFound() < FEW; least -= 1) {
    // What has most of them beside the few that have all; where nothing is about it, what has any.
    if (least < half && countFound() > 0) break
    const partly = withAtLeast(least)
    for (const [index, places] of (countAll(met) > 0 ? findStrong(partly, telling) : partly).entries())
      addPlaces(met, index, places)
  }
}

/** Everything that answers a question, with less asked for until something is found. */
export const findMatches = async (
  segments: Segments,
  question: SearchQuestion,
  asked: ParsedQuery,
  fieldScope: FieldScope,
): Promise<Found> => {
  const open = await findOpen(segments, question)
  if (asked.groups.length === 0) {
    // Nothing asked for is everything; signs without a word are nothing.
    const places = question.query.trim() === '' ? open : open.map(noDocuments)
    return { places, matches: [], groups: [], total: countAll(places) }
  }
  const isStrict = asked.isExact || question.precision >= EXACT_PRECISION
  const joined = isStrict ? asked : { ...asked, groups: await joinCompounds(segments, asked.groups, fieldScope.languages) }
  const matches = await matchGroups(segments, joined.groups, fieldScope)
  const { groups, correction } = isStrict
    ? { groups: [...asked.groups], correction: undefined }
    : await repair(segments, open, joined, matches, fieldScope)
  let met = intersectGroups(open, matches)
  if (!isStrict && countAll(met) === 0 && groups.some(({ bare }) => bare)) {
    // Nothing states the measure with a unit that it can be compared with.
    for (const [index, group] of groups.entries())
      if (group.bare) groups[index] = { ...group, alternatives: [...group.alternatives, group.bare] }
    for (const [index, match] of (await matchGroups(segments, groups, fieldScope)).entries())
      if (groups[index]?.bare) matches[index] = match
    met = intersectGroups(open, matches)
  }
  // Who writes a part's number means that part, whatever else was written.
  const named = isStrict || groups.length < 2 ? [] : await findNamed(segments, groups, matches)
  for (const [index, places] of named.entries()) addPlaces(met, index, intersectSets([places, open[index] ?? NO_DOCUMENTS]))
  const total = countAll(met)
  const isLoose = question.precision <= LOOSE_PRECISION
  if (isStrict || groups.length < 2 || countAll(named) > 0 || (!isLoose && total > 0))
    return { places: met, matches, groups, total, correction }
  widen(open, met, { matches, groups, isLoose })
  return { places: met, matches, groups, total: countAll(met), correction }
}
