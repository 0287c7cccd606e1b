import { hash } from 'node:crypto'
import type { Group } from '#features/engine/query/query-groups.ts'
import { listValueNames } from '#features/engine/query/value-words.ts'
import { bodyWord, numberGram, titleWord } from '#features/engine/segment/lexeme.rules.ts'
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
import { listGrams } from '#features/engine/words/part-number.rules.ts'
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

/** Where one group is found in one segment, and in how many places that is. */
export type Match = { readonly anywhere: Places; readonly inTitle: Places; readonly asNumber: Places; readonly count: number }

const wordNames = (word: string, toName: typeof titleWord, languages: readonly Language[]): string[] =>
  languages.map((language) => toName(language, stemWord(word, language)))

/** Everything that must be read before groups can be matched. */
const listNames = (groups: readonly Group[], { languages, inTitle, inBody, inNumbers }: Reach): string[] => {
  const words = new Set(groups.flatMap(({ ways }) => ways.flat()))
  const numbers = inNumbers ? new Set(groups.flatMap((group) => group.numbers)) : []
  return [
    ...new Set([
      ...[...words].flatMap((word) => [
        ...(inTitle ? wordNames(word, titleWord, languages) : []),
        ...(inBody ? wordNames(word, bodyWord, languages) : []),
      ]),
      ...[...numbers].flatMap((number) => listGrams(number).map(numberGram)),
    ]),
  ]
}

const postingsOf = (segments: Segments, segment: Segment, names: readonly string[]): Posting[] =>
  names.map((name) => segments.posting(segment, name))

/** Documents with every piece of a number, which nearly always have the number itself. */
export const matchNumber = (segments: Segments, segment: Segment, number: string): Places =>
  segments.once(segment, number, () =>
    meetWords(postingsOf(segments, segment, listGrams(number).map(numberGram)).map((posting) => [posting])),
  )

/** What is in it is to be read only: much of it is shared. */
const matchGroup = (
  segments: Segments,
  segment: Segment,
  { ways, numbers }: Group,
  reach: Reach,
  valueNames: readonly string[],
): Match => {
  const { languages } = reach
  const [anywhere, inTitle]: [Places[], Places[]] = [[], []]
  for (const way of ways) {
    const titles = way.map((word) => (reach.inTitle ? postingsOf(segments, segment, wordNames(word, titleWord, languages)) : []))
    const bodies = way.map((word) => (reach.inBody ? postingsOf(segments, segment, wordNames(word, bodyWord, languages)) : []))
    inTitle.push(meetWords(titles))
    anywhere.push(meetWords(titles.map((postings, index) => [...postings, ...(bodies[index] ?? [])])))
  }
  const asNumber = joinSets(reach.inNumbers ? numbers.map((number) => matchNumber(segments, segment, number)) : [])
  const inValues = valueNames.length === 0 ? NOWHERE : joinPostings(postingsOf(segments, segment, valueNames))
  const all = joinSets([...anywhere, inValues, asNumber])
  return { anywhere: all, inTitle: joinSets(inTitle), asNumber, count: all === NOWHERE ? 0 : countPlaces(all) }
}

/** In how many documents a group is found. */
export const countMatches = (matches: readonly Match[]): number => matches.reduce((sum, { count }) => sum + count, 0)

/** A group that is found in at least this part of a segment takes long to put together, and is asked for often. */
const COMMON = 0.02

const sizeOfMatch = ({ anywhere, inTitle, asNumber }: Match): number =>
  [anywhere, inTitle, asNumber].reduce((bytes, set) => bytes + (set === NOWHERE ? 0 : set.byteLength), 0)

/** Every group in every segment; where it is common it is kept as it was put together. */
export const matchGroups = async (segments: Segments, groups: readonly Group[], reach: Reach): Promise<Match[][]> => {
  const asked = groups.map((group) => {
    const name = hash('sha1', JSON.stringify(['match', group.ways, group.numbers, reach]))
    return { group, name, known: segments.segments.map((segment) => segments.recall(segment, name) as Match | undefined) }
  })
  const partly = asked.filter(({ known }) => known.includes(undefined)).map(({ group }) => group)
  const valueNames = await listValueNames(segments, partly, reach)
  if (partly.length > 0) await segments.loadPostings([...listNames(partly, reach), ...[...valueNames.values()].flat()])
  return asked.map(({ group, name, known }) =>
    segments.segments.map((segment, index) => {
      if (known[index]) return known[index]
      const match = matchGroup(segments, segment, group, reach, valueNames.get(group) ?? [])
      if (match.count >= segment.size * COMMON) segments.retain(segment, name, match, sizeOfMatch(match))
      return match
    }),
  )
}
