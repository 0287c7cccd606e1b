import { JOINING, splitCompound } from '#foundation/search-engine/query/compounds.service.ts'
import { matchNumber } from '#foundation/search-engine/query/match-clauses.service.ts'
import { findSimilarPartNumbers } from '#foundation/search-engine/query/similar-part-numbers.service.ts'
import type { Clause } from '#foundation/search-engine/query/parse-query.service.ts'
import {
  countDocuments,
  haveIntersection,
  NO_DOCUMENTS,
  type DocumentSet,
} from '#foundation/search-engine/segment/document-set.rules.ts'
import type { Segments } from '#foundation/search-engine/segment/segment-reader.service.ts'
import { foldText } from '#kernel/fold-text.ts'
import { editDistance } from '#foundation/search-engine/analysis/part-number.rules.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import { listLookAlikes } from '#foundation/search-engine/analysis/part-number-typo.rules.ts'
import {
  completeWord,
  correctWord,
  findRelated,
  knowsWord,
  type KnownWord,
} from '#foundation/search-engine/analysis/vocabulary.rules.ts'
import { splitHanWord, stemWord } from '#foundation/search-engine/analysis/tokenize.service.ts'
import type { Language } from '#kernel/locale.ts'

const SHORTEST_CORRECTED = 4
const MAX_ALTERNATIVES = 8
const MOST_CORRECTIONS = 3

/** Edits that are tolerated in a word. */
const editsIn = (word: string): number => (word.length < SHORTEST_CORRECTED ? 0 : word.length < 8 ? 1 : 2)

export type CorrectedClause = { readonly clause: Clause; readonly correction?: string }

/** Known words within the edit distance, the closest and most frequent first. */
const findCorrections = async (segments: Segments, folded: string, languages: readonly Language[]): Promise<KnownWord[]> => {
  if (editsIn(folded) === 0) return []
  const found: KnownWord[] = []
  for (const language of languages)
    found.push(...correctWord(await segments.loadVocabulary(language), folded, editsIn(folded), MOST_CORRECTIONS))
  const editsTo = ({ written }: KnownWord): number => editDistance(folded, foldText(written), 2)
  return found.toSorted((a, b) => editsTo(a) - editsTo(b) || b.count - a.count).slice(0, MOST_CORRECTIONS)
}

const SHORTEST_RESPELT = 5
const SHORTEST_VARIANT = 8
const LETTERS = /^\p{L}+$/u

/** An unknown word may match by a shared stem alone, so its corrections are added to it. */
export const respellClause = async (
  segments: Segments,
  clause: Clause,
  languages: readonly Language[],
  /** Few documents hold the word and none in its title, so a more frequent spelling may be meant. */
  isWeak = false,
): Promise<CorrectedClause | undefined> => {
  const folded = foldText(clause.written)
  const shortest = isWeak ? SHORTEST_VARIANT : SHORTEST_RESPELT
  if (clause.alternatives.length > 1 || folded.length < shortest || !LETTERS.test(folded)) return undefined
  let isKnown = false
  for (const language of languages) isKnown ||= knowsWord(await segments.loadVocabulary(language), folded)
  if (isKnown && !isWeak) return undefined
  const best = await findCorrections(segments, folded, languages)
  const [first] = best
  if (!first || editDistance(folded, foldText(first.written), 1) > 1) return undefined
  // Another inflection of the same word is no correction.
  if (languages.some((language) => stemWord(first.written, language) === stemWord(clause.written, language))) return undefined
  return {
    clause: { ...clause, alternatives: [...clause.alternatives, ...best.map(({ written }) => [written])] },
    ...(isKnown ? {} : { correction: first.written }),
  }
}

const SHORTEST_RELATED = 7
const MOST_RELATED = 4

/** For an unknown compound, known words with the same prefix or suffix. */
const findRelatedWords = async (segments: Segments, folded: string, languages: readonly Language[]): Promise<KnownWord[]> => {
  const own = JOINING.find((language) => languages.includes(language))
  if (own === undefined || folded.length < SHORTEST_RELATED || !LETTERS.test(folded)) return []
  return findRelated(await segments.loadVocabulary(own), folded, MOST_RELATED)
}

/** Completions of a word, else its parts, corrections or related words. */
const correctWordInClause = async (
  segments: Segments,
  word: string,
  languages: readonly Language[],
  isAlone: boolean,
): Promise<{ alternatives: string[][]; correction?: string }> => {
  const characters = splitHanWord(word)
  if (characters.length > 0) return { alternatives: [characters] }
  const folded = foldText(word)
  for (const language of languages) {
    const vocabulary = await segments.loadVocabulary(language)
    const completed = folded.length < 3 ? [] : completeWord(vocabulary, folded, MAX_ALTERNATIVES)
    if (completed.length > 0) return { alternatives: completed.map(({ written }) => [written]) }
    const parts = splitCompound(vocabulary, folded)
    if (parts) return { alternatives: [parts] }
  }
  const best = await findCorrections(segments, folded, languages)
  if (best.length > 0) return { alternatives: best.map(({ written }) => [written]), correction: best[0]?.written }
  // Beside other words a related word adds noise.
  return { alternatives: !isAlone ? [] : (await findRelatedWords(segments, folded, languages)).map(({ written }) => [written]) }
}

/** Look-alike spellings of the requested numbers that allowed documents have. */
const findLookAlikeNumbers = (segments: Segments, allowed: readonly DocumentSet[], requested: readonly string[]): string[] =>
  requested
    .flatMap(listLookAlikes)
    .filter((known) =>
      segments.segments.some((segment, index) =>
        haveIntersection(matchNumber(segments, segment, known), allowed[index] ?? NO_DOCUMENTS),
      ),
    )

const SHORTEST_SIMILAR = 5

/** Similar part numbers, for a number that no allowed document has. */
export const findIntendedNumbers = async (
  segments: Segments,
  allowed: readonly DocumentSet[],
  { written, numbers }: Clause,
): Promise<Clause['numbers'] | undefined> => {
  const requested = [...new Set([foldPartNumber(written), ...numbers])].filter((number) => number.length >= SHORTEST_SIMILAR)
  if (requested.length === 0) return undefined
  await segments.loadPartNumbers()
  const similar = findLookAlikeNumbers(segments, allowed, requested)
  if (similar.length > 0) return similar
  const intended = requested.flatMap((number) => findSimilarPartNumbers(segments, allowed, number))
  return intended.length > 0 ? intended : undefined
}

/** Adds corrections to a clause without matches. */
export const correctClause = async (
  segments: Segments,
  clause: Clause,
  languages: readonly Language[],
  isAlone: boolean,
): Promise<CorrectedClause> => {
  const number = foldPartNumber(clause.written)
  if (number.length >= 3) {
    await segments.loadPartNumbers()
    const holds = segments.segments.some((segment) => countDocuments(matchNumber(segments, segment, number)) > 0)
    if (holds) return { clause: { ...clause, numbers: [...clause.numbers, number] } }
  }
  const word = clause.alternatives[0]?.[0]
  if (word === undefined || (clause.alternatives[0]?.length ?? 0) > 1) return { clause }
  const { alternatives, ...rest } = await correctWordInClause(segments, word, languages, isAlone)
  return { clause: { ...clause, alternatives: [...clause.alternatives, ...alternatives] }, ...rest }
}
