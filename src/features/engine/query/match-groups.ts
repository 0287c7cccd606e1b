import type { Group } from '#features/engine/query/query-groups.ts'
import { bodyWord, numberGram, titleWord } from '#features/engine/segment/lexeme.rules.ts'
import { countPlaces, isDense, joinInto, meetInto, noPlaces, type Places } from '#features/engine/segment/posting.rules.ts'
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

/** Where any of some names stands. */
const joinNames = (segments: Segments, segment: Segment, names: readonly string[]): Places => {
  const places = noPlaces()
  for (const name of names) joinInto(places, segments.posting(segment, name))
  return places
}

/** Narrows the first of some sets, which is nobody else's. */
const meetAll = ([first, ...rest]: readonly Places[]): Places => {
  if (!first) return noPlaces()
  for (const set of rest) meetInto(first, set)
  return first
}

/** Documents with every piece of a number, which nearly always have the number itself. */
export const matchNumber = (segments: Segments, segment: Segment, number: string): Places => {
  const postings = listGrams(number).map((gram) => segments.posting(segment, numberGram(gram)))
  // Most segments lack some piece: nothing needs to be laid over anything then.
  const [fewest, ...others] = postings.toSorted((a, b) => a.byteLength - b.byteLength)
  if (!fewest || fewest.length === 0) return noPlaces()
  const places = joinInto(noPlaces(), fewest)
  for (const posting of others) meetInto(places, isDense(posting) ? posting : joinInto(noPlaces(), posting))
  return places
}

export const matchGroup = (segments: Segments, segment: Segment, { ways, numbers }: Group, reach: Reach): Match => {
  const { languages } = reach
  const [anywhere, inTitle, asNumber] = [noPlaces(), noPlaces(), noPlaces()]
  for (const way of ways) {
    const titles = way.map((word) => joinNames(segments, segment, reach.inTitle ? wordNames(word, titleWord, languages) : []))
    if (reach.inBody) {
      const both = way.map((word, index) =>
        joinInto(joinNames(segments, segment, wordNames(word, bodyWord, languages)), titles[index] ?? noPlaces()),
      )
      joinInto(anywhere, meetAll(both))
    }
    const met = meetAll(titles)
    joinInto(inTitle, met)
    if (!reach.inBody) joinInto(anywhere, met)
  }
  if (reach.inNumbers) for (const number of numbers) joinInto(asNumber, matchNumber(segments, segment, number))
  joinInto(anywhere, asNumber)
  return { anywhere, inTitle, asNumber }
}

/** In how many documents a group is found. */
export const countMatches = (matches: readonly Match[]): number =>
  matches.reduce((sum, { anywhere }) => sum + countPlaces(anywhere), 0)
