import { JOINING, splitCompound } from '#features/search-engine/query/compounds.ts'
import { matchNumber } from '#features/search-engine/query/match-groups.ts'
import { findAlikeNumbers } from '#features/search-engine/query/number-slips.ts'
import type { Group } from '#features/search-engine/query/query-groups.ts'
import { countDocuments, haveCommon, NO_DOCUMENTS, type DocumentSet } from '#features/search-engine/segment/posting.rules.ts'
import type { Segments } from '#features/search-engine/segment/segment-reader.ts'
import { foldText } from '#features/search-engine/words/fold.rules.ts'
import { countEdits, foldPartNumber } from '#features/search-engine/words/part-number.rules.ts'
import { listLookAlikes } from '#features/search-engine/words/number-slip.rules.ts'
import { completeWord, correctWord, findRelated, knowsWord, type KnownWord } from '#features/search-engine/words/vocabulary.ts'
import { splitSigns, stemWord } from '#features/search-engine/words/word-split.ts'
import type { Language } from '#kernel/locale.ts'

const SHORTEST_CORRECTED = 4
const MOST_WAYS = 8
const MOST_CORRECTIONS = 3

/** Short words hold one slip, longer ones two. */
const slipsIn = (word: string): number => (word.length < SHORTEST_CORRECTED ? 0 : word.length < 8 ? 1 : 2)

export type Repaired = { readonly group: Group; readonly correction?: string }

/** Known words that look alike, the closest and most common first. */
const correct = async (segments: Segments, folded: string, languages: readonly Language[]): Promise<KnownWord[]> => {
  if (slipsIn(folded) === 0) return []
  const found: KnownWord[] = []
  for (const language of languages)
    found.push(...correctWord(await segments.loadVocabulary(language), folded, slipsIn(folded), MOST_CORRECTIONS))
  const editsTo = ({ written }: KnownWord): number => countEdits(folded, foldText(written), 2)
  return found.toSorted((a, b) => editsTo(a) - editsTo(b) || b.count - a.count).slice(0, MOST_CORRECTIONS)
}

const SHORTEST_RESPELT = 5
const SHORTEST_VARIANT = 8
const LETTERS = /^\p{L}+$/u

/** A word that nobody writes may share its stem with another by chance: what it may have been meant for counts as well. */
export const respellGroup = async (
  segments: Segments,
  group: Group,
  languages: readonly Language[],
  /** Hardly any document has the word, and none is called so: another that looks alike may be the usual one. */
  isWeak = false,
): Promise<Repaired | undefined> => {
  const folded = foldText(group.written)
  const shortest = isWeak ? SHORTEST_VARIANT : SHORTEST_RESPELT
  if (group.alternatives.length > 1 || folded.length < shortest || !LETTERS.test(folded)) return undefined
  let isKnown = false
  for (const language of languages) isKnown ||= knowsWord(await segments.loadVocabulary(language), folded)
  if (isKnown && !isWeak) return undefined
  const best = await correct(segments, folded, languages)
  const [first] = best
  if (!first || countEdits(folded, foldText(first.written), 1) > 1) return undefined
  // Another form of the same word is no mistake.
  if (languages.some((language) => stemWord(first.written, language) === stemWord(group.written, language))) return undefined
  return {
    group: { ...group, alternatives: [...group.alternatives, ...best.map(({ written }) => [written])] },
    ...(isKnown ? {} : { correction: first.written }),
  }
}

const SHORTEST_RELATED = 7
const MOST_RELATED = 4

/** A compound that nobody knows is often made of a word that many know: what else is made of it is close to what was meant. */
const relate = async (segments: Segments, folded: string, languages: readonly Language[]): Promise<KnownWord[]> => {
  const own = JOINING.find((language) => languages.includes(language))
  if (own === undefined || folded.length < SHORTEST_RELATED || !LETTERS.test(folded)) return []
  return findRelated(await segments.loadVocabulary(own), folded, MOST_RELATED)
}

/** Words that begin so, or else words that look alike. */
const repairWord = async (
  segments: Segments,
  word: string,
  languages: readonly Language[],
  isAlone: boolean,
): Promise<{ alternatives: string[][]; correction?: string }> => {
  const signs = splitSigns(word)
  if (signs.length > 0) return { alternatives: [signs] }
  const folded = foldText(word)
  for (const language of languages) {
    const vocabulary = await segments.loadVocabulary(language)
    const completed = folded.length < 3 ? [] : completeWord(vocabulary, folded, MOST_WAYS)
    if (completed.length > 0) return { alternatives: completed.map(({ written }) => [written]) }
    const parts = splitCompound(vocabulary, folded)
    if (parts) return { alternatives: [parts] }
  }
  const best = await correct(segments, folded, languages)
  if (best.length > 0) return { alternatives: best.map(({ written }) => [written]), correction: best[0]?.written }
  // Beside other words a guess does more harm than good.
  return { alternatives: !isAlone ? [] : (await relate(segments, folded, languages)).map(({ written }) => [written]) }
}

/** Numbers that hold the one that was asked for, but for signs that were taken for others. */
const findLookAlikes = (segments: Segments, open: readonly DocumentSet[], asked: readonly string[]): string[] =>
  asked
    .flatMap(listLookAlikes)
    .filter((known) =>
      segments.segments.some((segment, index) => haveCommon(matchNumber(segments, segment, known), open[index] ?? NO_DOCUMENTS)),
    )

const SHORTEST_ALIKE = 5

/** Numbers like the one that was asked for, when nothing has that one. */
export const findMeantNumbers = async (
  segments: Segments,
  open: readonly DocumentSet[],
  { written, numbers }: Group,
): Promise<Group['numbers'] | undefined> => {
  const asked = [...new Set([foldPartNumber(written), ...numbers])].filter((number) => number.length >= SHORTEST_ALIKE)
  if (asked.length === 0) return undefined
  await segments.loadNumbers()
  const alike = findLookAlikes(segments, open, asked)
  if (alike.length > 0) return alike
  const meant = asked.flatMap((number) => findAlikeNumbers(segments, open, number))
  return meant.length > 0 ? meant : undefined
}

/** What may have been meant where something was found nowhere. */
export const repairGroup = async (
  segments: Segments,
  group: Group,
  languages: readonly Language[],
  isAlone: boolean,
): Promise<Repaired> => {
  const number = foldPartNumber(group.written)
  if (number.length >= 3) {
    await segments.loadNumbers()
    const holds = segments.segments.some((segment) => countDocuments(matchNumber(segments, segment, number)) > 0)
    if (holds) return { group: { ...group, numbers: [...group.numbers, number] } }
  }
  const word = group.alternatives[0]?.[0]
  if (word === undefined || (group.alternatives[0]?.length ?? 0) > 1) return { group }
  const { alternatives, ...rest } = await repairWord(segments, word, languages, isAlone)
  return { group: { ...group, alternatives: [...group.alternatives, ...alternatives] }, ...rest }
}
