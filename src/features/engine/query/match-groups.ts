import type { Group } from '#features/engine/query/query-groups.ts'
import { bodyWord, numberGram, titleWord } from '#features/engine/segment/lexeme.rules.ts'
import {
  countPlaces,
  joinPostings,
  joinSets,
  meetPostings,
  meetSets,
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
}

/** Where one group is found in one segment. */
export type Match = { readonly anywhere: Places; readonly inTitle: Places; readonly asNumber: Places }

const wordNames = (word: string, toName: typeof titleWord, languages: readonly Language[]): string[] =>
  languages.map((language) => toName(language, stemWord(word, language)))

/** Everything that must be read before groups can be matched. */
export const listNames = (groups: readonly Group[], { languages, inTitle, inBody, inNumbers }: Reach): string[] => {
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
  meetPostings(postingsOf(segments, segment, listGrams(number).map(numberGram)))

/** What is in it is to be read only: much of it is shared. */
export const matchGroup = (segments: Segments, segment: Segment, { ways, numbers }: Group, reach: Reach): Match => {
  const { languages } = reach
  const [anywhere, inTitle]: [Places[], Places[]] = [[], []]
  for (const way of ways) {
    const titles = way.map((word) => (reach.inTitle ? postingsOf(segments, segment, wordNames(word, titleWord, languages)) : []))
    const bodies = way.map((word) => (reach.inBody ? postingsOf(segments, segment, wordNames(word, bodyWord, languages)) : []))
    inTitle.push(meetSets(titles.map(joinPostings)))
    anywhere.push(meetSets(titles.map((postings, index) => joinPostings([...postings, ...(bodies[index] ?? [])]))))
  }
  const asNumber = joinSets(reach.inNumbers ? numbers.map((number) => matchNumber(segments, segment, number)) : [])
  return { anywhere: joinSets([...anywhere, asNumber]), inTitle: joinSets(inTitle), asNumber }
}

/** In how many documents a group is found. */
export const countMatches = (matches: readonly Match[]): number =>
  matches.reduce((sum, { anywhere }) => sum + (anywhere === NOWHERE ? 0 : countPlaces(anywhere)), 0)
