import { hash } from 'node:crypto'
import type { Group } from '#features/engine/query/query-groups.ts'
import { listValueNames } from '#features/engine/query/value-words.ts'
import { bodyWord, titleWord } from '#features/engine/segment/lexeme.rules.ts'
import type { PlaceRun } from '#features/engine/segment/number-pieces.ts'
import { addList, countJoined } from '#features/engine/segment/place-lists.rules.ts'
import {
  countPlaces,
  joinPostings,
  joinSets,
  meetWords,
  NOWHERE,
  type Places,
  type Posting,
} from '#features/engine/segment/posting.rules.ts'
import type { Segments } from '#features/engine/segment/segment-reader.ts'
import type { Segment } from '#features/engine/segment/segment.store.ts'
import { stemWord } from '#features/engine/words/word-split.ts'
import type { Language } from '#kernel/locale.ts'

/** Where to look: languages, and which parts of a document. */
export type Reach = {
  readonly languages: readonly Language[]
  readonly inTitle: boolean
  readonly inBody: boolean
  readonly inNumbers: boolean
  /** Fields whose values are looked at as words. */
  readonly inValues?: readonly string[]
}

/** Where the words of one group are found in one segment, and in how many places that is. */
type WordMatch = { readonly anywhere: Places; readonly inTitle: Places; readonly count: number }
type NumberMatch = { readonly runs: readonly PlaceRun[]; readonly places: Places; readonly count: number }
/** The same with its numbers. */
export type Match = WordMatch & { readonly asNumber: Places }

const wordNames = (word: string, toName: typeof titleWord, languages: readonly Language[]): string[] =>
  languages.map((language) => toName(language, stemWord(word, language)))

/** Everything that must be read before groups can be matched. */
const listNames = (groups: readonly Group[], { languages, inTitle, inBody }: Reach): string[] => {
  const words = new Set(groups.flatMap(({ ways }) => ways.flat()))
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

/** Places with every piece of a number, which nearly always have the number itself. */
const listNumberPlaces = (segments: Segments, segment: Segment, number: string): PlaceRun =>
  segments.once(segment, number, () => segments.numbers(segment).findHolding(number))

export const matchNumber = (segments: Segments, segment: Segment, number: string): Places =>
  joinPostings([listNumberPlaces(segments, segment, number)])

/** Where the words of a group are found; what is in it is to be read only: much of it is shared. */
const matchWays = (
  segments: Segments,
  segment: Segment,
  { ways }: Group,
  reach: Reach,
  valueNames: readonly string[],
): WordMatch => {
  const { languages } = reach
  const [anywhere, inTitle]: [Places[], Places[]] = [[], []]
  for (const way of ways) {
    const titles = way.map((word) => (reach.inTitle ? postingsOf(segments, segment, wordNames(word, titleWord, languages)) : []))
    const bodies = way.map((word) => (reach.inBody ? postingsOf(segments, segment, wordNames(word, bodyWord, languages)) : []))
    inTitle.push(meetWords(titles))
    anywhere.push(meetWords(titles.map((postings, index) => [...postings, ...(bodies[index] ?? [])])))
  }
  const inValues = valueNames.length === 0 ? NOWHERE : joinPostings(postingsOf(segments, segment, valueNames))
  const all = joinSets([...anywhere, inValues])
  return { anywhere: all, inTitle: joinSets(inTitle), count: countPlaces(all) }
}

/** Where any of some numbers is found, and in how many places that is. */
const matchNumbers = (segments: Segments, segment: Segment, numbers: readonly string[]): NumberMatch => {
  const runs = numbers.map((number) => listNumberPlaces(segments, segment, number)).filter(({ length }) => length > 0)
  return { runs, ...countJoined(runs) }
}

const addNumbers = (segments: Segments, segment: Segment, words: WordMatch, numbers: readonly string[]): Match => {
  const { runs, places: asNumber, count } = matchNumbers(segments, segment, numbers)
  if (asNumber === NOWHERE) return { ...words, asNumber }
  if (words.anywhere === NOWHERE) return { ...words, anywhere: asNumber, asNumber, count }
  const anywhere = words.anywhere.slice()
  const added = runs.reduce((sum, run) => sum + addList(anywhere, run), 0)
  return { ...words, anywhere, asNumber, count: words.count + added }
}

/** In how many documents a group is found. */
export const countMatches = (matches: readonly Match[]): number => matches.reduce((sum, { count }) => sum + count, 0)

/** Words that are found in at least this part of a segment take long to put together, and are asked for often. */
const COMMON = 0.02

const sizeOfMatch = ({ anywhere, inTitle }: WordMatch): number =>
  [anywhere, inTitle].reduce((bytes, set) => bytes + (set === NOWHERE ? 0 : set.byteLength), 0)

/** Every group in every segment; where its words are common they are kept as they were put together. */
export const matchGroups = async (segments: Segments, groups: readonly Group[], reach: Reach): Promise<Match[][]> => {
  const asked = groups.map((group) => {
    const name = hash('sha1', JSON.stringify(['match', group.ways, reach]))
    return { group, name, known: segments.segments.map((segment) => segments.recall(segment, name) as WordMatch | undefined) }
  })
  const partly = asked.filter(({ known }) => known.includes(undefined)).map(({ group }) => group)
  const valueNames = await listValueNames(segments, partly, reach)
  if (partly.length > 0) await segments.loadPostings([...listNames(partly, reach), ...[...valueNames.values()].flat()])
  if (reach.inNumbers && groups.some(({ numbers }) => numbers.length > 0)) await segments.loadNumbers()
  return asked.map(({ group, name, known }) =>
    segments.segments.map((segment, index) => {
      const words = known[index] ?? matchWays(segments, segment, group, reach, valueNames.get(group) ?? [])
      if (!known[index] && words.count >= segment.size * COMMON) segments.retain(segment, name, words, sizeOfMatch(words))
      return addNumbers(segments, segment, words, reach.inNumbers ? group.numbers : [])
    }),
  )
}
