import type { Candidate } from '#features/search-engine/query/choose-head.ts'
import { findOpen } from '#features/search-engine/query/find-matches.ts'
import { readSpots } from '#features/search-engine/query/read-documents.ts'
import type { IndexSnapshot } from '#features/search-engine/query/search-index.ts'
import type { Condition, Visibility } from '#features/search-engine/search-question.ts'
import { matchNumber } from '#features/search-engine/query/match-groups.ts'
import { listSuggestions } from '#features/search-engine/query/suggestion-list.rules.ts'
import { titleWord } from '#features/search-engine/segment/lexeme.rules.ts'
import {
  countCommon,
  unionPostings,
  listPlaces,
  intersectSets,
  NO_DOCUMENTS,
  type DocumentSet,
  type Posting,
} from '#features/search-engine/segment/posting.rules.ts'
import type { Segments } from '#features/search-engine/segment/segment-reader.ts'
import type { Segment } from '#features/search-engine/segment/segment.store.ts'
import { foldText } from '#features/search-engine/words/fold.rules.ts'
import { foldPartNumber, isNumberLike } from '#features/search-engine/words/part-number.rules.ts'
import { completeWord, correctWord } from '#features/search-engine/words/vocabulary.ts'
import { splitWords, stemWord } from '#features/search-engine/words/word-split.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#server/database/database.ts'

export type SuggestQuestion = {
  readonly query: string
  readonly size: number
  readonly visibility: Visibility
  readonly filters?: Condition
  /** No words, only numbers of parts. */
  readonly ofNumbersOnly?: boolean
}

const MOST_WORDS = 8
const MOST_TITLES = 12
/** Twice the longest list of suggestions: some titles are out of sight or the same. */
const MOST_SPOTS = 40

const postingOf = (segments: Segments, segment: Segment, word: string, language: Language): Posting =>
  segments.posting(segment, titleWord(language, stemWord(word, language)))

/** Documents with all of some words in their titles, by segment; to be read only. */
const intersectWords = (
  segments: Segments,
  open: readonly DocumentSet[],
  words: readonly string[],
  language: Language,
): readonly DocumentSet[] =>
  words.length === 0
    ? open
    : segments.segments.map((segment, index) =>
        intersectSets([
          open[index] ?? NO_DOCUMENTS,
          ...words.map((word) => unionPostings([postingOf(segments, segment, word, language)])),
        ]),
      )

/** The most wanted documents that also have a word in their titles. */
const listSpots = (segments: Segments, within: readonly DocumentSet[], word: string, language: Language): Candidate[] => {
  const candidates: Candidate[] = []
  for (const [index, segment] of segments.segments.entries()) {
    if (candidates.length >= MOST_TITLES) break
    const met = intersectSets([within[index] ?? NO_DOCUMENTS, unionPostings([postingOf(segments, segment, word, language)])])
    for (const place of listPlaces(met, MOST_TITLES - candidates.length)) candidates.push({ segment: index, place, score: 0 })
  }
  return candidates
}

/** Numbers of parts that may be seen and that begin or go on so. */
const suggestNumbers = async (
  tx: Tx,
  { kinds, segments }: IndexSnapshot,
  open: readonly DocumentSet[],
  number: string,
  visibility: Visibility,
): Promise<string[]> => {
  await segments.loadNumbers()
  const candidates = segments.segments.flatMap((segment, index) =>
    listPlaces(intersectSets([matchNumber(segments, segment, number), open[index] ?? NO_DOCUMENTS]), MOST_TITLES).map(
      (place) => ({
        segment: index,
        place,
        score: 0,
      }),
    ),
  )
  const read = await readSpots(tx, kinds, segments, candidates.slice(0, MOST_TITLES * 2), visibility)
  const own = read
    .flatMap(({ document }) => (document.numbers ?? []).slice(0, 1))
    .filter((known) => foldPartNumber(known).includes(number))
  return own.toSorted((a, b) => Number(foldPartNumber(b).startsWith(number)) - Number(foldPartNumber(a).startsWith(number)))
}

type Endings = {
  /** The whole query with each of its likely endings, the most common first. */
  readonly phrases: readonly string[]
  /** The most wanted documents that have one of them in their titles. */
  readonly candidates: readonly Candidate[]
}
const SIZE_OF_ENDINGS = 4000
const TITLES_STAY_MS = 2000

/** The last word as it may go on, or as it may have been meant. */
const findEndings = async (
  segments: Segments,
  words: readonly string[],
  open: readonly DocumentSet[],
  language: Language,
): Promise<Endings> => {
  const [before, last = ''] = [words.slice(0, -1), words.at(-1)]
  const vocabulary = await segments.loadVocabulary(language)
  const folded = foldText(last)
  const completed = completeWord(vocabulary, folded, MOST_WORDS * 2)
  const known =
    completed.length > 0 || folded.length < 4 ? completed : correctWord(vocabulary, folded, folded.length < 8 ? 1 : 2, 3)
  const byStem = new Map(known.toReversed().map(({ written }) => [stemWord(written, language), written]))
  const endings = [...byStem.values()].toReversed().slice(0, MOST_WORDS)
  await segments.loadPostings([...before, ...endings].map((word) => titleWord(language, stemWord(word, language))))
  const within = intersectWords(segments, open, before, language)
  const counted = endings
    .map((ending) => {
      let count = 0
      for (const [index, segment] of segments.segments.entries())
        count += countCommon(within[index] ?? NO_DOCUMENTS, postingOf(segments, segment, ending, language))
      return { ending, count }
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  const join = (ending: string): string => [...before, ending].join(language === 'zh' ? '' : ' ')
  const candidates: Candidate[] = []
  for (const { ending } of counted)
    if (candidates.length < MOST_SPOTS) candidates.push(...listSpots(segments, within, ending, language))
  return { phrases: counted.map(({ ending }) => join(ending)), candidates: candidates.slice(0, MOST_SPOTS) }
}

/** How the last word may go on; what is in no document that the asker may see is not told. */
export const suggestQueries = async (
  tx: Tx,
  snapshot: IndexSnapshot,
  { query, size, visibility, filters, ofNumbersOnly = false }: SuggestQuestion,
  now: number,
): Promise<string[]> => {
  const { segments, kinds } = snapshot
  const words = splitWords(query)
  if (words.length === 0) return []
  const open = await findOpen(segments, { visibility, ...(filters ? { filters } : {}) })
  const number = foldPartNumber(query)
  const numbers = isNumberLike(number, query) ? await suggestNumbers(tx, snapshot, open, number, visibility) : []
  if (ofNumbersOnly) return [...new Set(numbers)].slice(0, size)
  // Many people begin with the same letters.
  const begun = JSON.stringify([words, visibility, filters])
  const { phrases, candidates } = await segments.keep(
    `endings ${begun}`,
    () => SIZE_OF_ENDINGS,
    () => findEndings(segments, words, open, visibility.language),
  )
  const wanted = Math.max(0, size - numbers.length - phrases.length)
  const readTitles = async (): Promise<string[]> => {
    const read = await readSpots(tx, kinds, segments, candidates.slice(0, wanted * 2), visibility)
    return read.flatMap(({ document }) => document.texts[visibility.language]?.title ?? [])
  }
  // What anyone may read stays for a moment; what only some may read is looked at each time.
  const titles =
    visibility.audience.length > 0
      ? await readTitles()
      : await segments.keep(
          `titles ${wanted} ${Math.floor(now / TITLES_STAY_MS)} ${begun}`,
          (list) => list.join().length * 2,
          readTitles,
        )
  return listSuggestions({ numbers, phrases, titles }, size)
}
