import { hash } from 'node:crypto'
import type { Group } from '#features/search-engine/query/query-groups.ts'
import { listValueNames } from '#features/search-engine/query/value-words.ts'
import { bodyWord, titleWord } from '#features/search-engine/segment/lexeme.rules.ts'
import type { PlaceRun } from '#features/search-engine/segment/number-pieces.ts'
import { addList, countUnion } from '#features/search-engine/segment/place-lists.rules.ts'
import {
  countDocuments,
  unionPostings,
  unionSets,
  intersectWords,
  NO_DOCUMENTS,
  type DocumentSet,
  type Posting,
} from '#features/search-engine/segment/posting.rules.ts'
import type { Segments } from '#features/search-engine/segment/segment-reader.ts'
import type { Segment } from '#features/search-engine/segment/segment.store.ts'
import { stemWord } from '#features/search-engine/words/word-split.ts'
import type { Language } from '#kernel/locale.ts'

/** Where to look: languages, and which parts of a document. */
export type FieldScope = {
  readonly languages: readonly Language[]
  readonly inTitle: boolean
  readonly inBody: boolean
  readonly inNumbers: boolean
  /** Fields whose values are looked at as words. */
  readonly inValues?: readonly string[]
}

/** Where the words of one group are found in one segment, and in how many places that is. */
type WordMatch = { readonly anywhere: DocumentSet; readonly inTitle: DocumentSet; readonly count: number }
type NumberMatch = { readonly runs: readonly PlaceRun[]; readonly places: DocumentSet; readonly count: number }
/** The same with its numbers. */
export type Match = WordMatch & { readonly asNumber: DocumentSet }

const wordNames = (word: string, toName: typeof titleWord, languages: readonly Language[]): string[] =>
  languages.map((language) => toName(language, stemWord(word, language)))

/** Everything that must be read before groups can be matched. */
const listNames = (groups: readonly Group[], { languages, inTitle, inBody }: FieldScope): string[] => {
  const words = new Set(groups.flatMap(({ alternatives }) => alternatives.flat()))
  return [
    ...new Set([
      ...[...words].flatMap((word) => [
        ...(inTitle ? wordNames(word, titleWord, languages) : []),
        ...(inBody ? wordNames(word, bodyWord, languages) : []),
      ]),
    ]),
  ]
}

const postingsOf = (segments: Segments, segment: Segment, names: readonly string[]): Posting[] =>
  names.map((name) => segments.posting(segment, name))

/** DocumentSet with every piece of a number, which nearly always have the number itself. */
const listNumberPlaces = (segments: Segments, segment: Segment, number: string): PlaceRun =>
  segments.once(segment, number, () => segments.numbers(segment).findHolding(number))

export const matchNumber = (segments: Segments, segment: Segment, number: string): DocumentSet =>
  unionPostings([listNumberPlaces(segments, segment, number)])

/** Where the words of a group are found; what is in it is to be read only: much of it is shared. */
const matchWays = (
  segments: Segments,
  segment: Segment,
  { alternatives }: Group,
  fieldScope: FieldScope,
  valueNames: readonly string[],
): WordMatch => {
  const { languages } = fieldScope
  const [anywhere, inTitle]: [DocumentSet[], DocumentSet[]] = [[], []]
  for (const way of alternatives) {
    const titles = way.map((word) =>
      fieldScope.inTitle ? postingsOf(segments, segment, wordNames(word, titleWord, languages)) : [],
    )
    const bodies = way.map((word) =>
      fieldScope.inBody ? postingsOf(segments, segment, wordNames(word, bodyWord, languages)) : [],
    )
    inTitle.push(intersectWords(titles))
    anywhere.push(intersectWords(titles.map((postings, index) => [...postings, ...(bodies[index] ?? [])])))
  }
  const inValues = valueNames.length === 0 ? NO_DOCUMENTS : unionPostings(postingsOf(segments, segment, valueNames))
  const all = unionSets([...anywhere, inValues])
  return { anywhere: all, inTitle: unionSets(inTitle), count: countDocuments(all) }
}

/** Where any of some numbers is found, and in how many places that is. */
const matchNumbers = (segments: Segments, segment: Segment, numbers: readonly string[]): NumberMatch => {
  const runs = numbers.map((number) => listNumberPlaces(segments, segment, number)).filter(({ length }) => length > 0)
  return { runs, ...countUnion(runs) }
}

const addNumbers = (segments: Segments, segment: Segment, words: WordMatch, numbers: readonly string[]): Match => {
  const { runs, places: asNumber, count } = matchNumbers(segments, segment, numbers)
  if (asNumber === NO_DOCUMENTS) return { ...words, asNumber }
  if (words.anywhere === NO_DOCUMENTS) return { ...words, anywhere: asNumber, asNumber, count }
  const anywhere = words.anywhere.slice()
  const added = runs.reduce((sum, run) => sum + addList(anywhere, run), 0)
  return { ...words, anywhere, asNumber, count: words.count + added }
}

/** In how many documents a group is found. */
export const countMatches = (matches: readonly Match[]): number => matches.reduce((sum, { count }) => sum + count, 0)

/** Words that are found in at least this part of a segment take long to put together, and are asked for often. */
const COMMON = 0.02

const sizeOfMatch = ({ anywhere, inTitle }: WordMatch): number =>
  [anywhere, inTitle].reduce((bytes, set) => bytes + (set === NO_DOCUMENTS ? 0 : set.byteLength), 0)

/** Every group in every segment; where its words are common they are kept as they were put together. */
export const matchGroups = async (segments: Segments, groups: readonly Group[], fieldScope: FieldScope): Promise<Match[][]> => {
  const asked = groups.map((group) => {
    const name = hash('sha1', JSON.stringify(['match', group.alternatives, fieldScope]))
    return { group, name, known: segments.segments.map((segment) => segments.recall(segment, name) as WordMatch | undefined) }
  })
  const partly = asked.filter(({ known }) => known.includes(undefined)).map(({ group }) => group)
  const valueNames = await listValueNames(segments, partly, fieldScope)
  if (partly.length > 0) await segments.loadPostings([...listNames(partly, fieldScope), ...[...valueNames.values()].flat()])
  if (fieldScope.inNumbers && groups.some(({ numbers }) => numbers.length > 0)) await segments.loadNumbers()
  return asked.map(({ group, name, known }) =>
    segments.segments.map((segment, index) => {
      const words = known[index] ?? matchWays(segments, segment, group, fieldScope, valueNames.get(group) ?? [])
      if (!known[index] && words.count >= segment.size * COMMON) segments.retain(segment, name, words, sizeOfMatch(words))
      return addNumbers(segments, segment, words, fieldScope.inNumbers ? group.numbers : [])
    }),
  )
}
