import type { Candidate } from '#foundation/search-engine/query/choose-candidates.service.ts'
import { findAllowed } from '#foundation/search-engine/query/find-allowed.service.ts'
import { loadCandidates } from '#foundation/search-engine/query/read-documents.service.ts'
import type { IndexSnapshot } from '#foundation/search-engine/query/search-index.service.ts'
import type { SuggestRequest, Visibility } from '#foundation/search-engine/search-request.rules.ts'
import { matchNumber } from '#foundation/search-engine/query/match-clauses.service.ts'
import { listSuggestions } from '#foundation/search-engine/query/suggestion-list.rules.ts'
import { titleTerm } from '#foundation/search-engine/segment/blob-names.rules.ts'
import {
  countIntersection,
  listDocIds,
  intersectSets,
  NO_DOCUMENTS,
  type DocumentSet,
  type PostingList,
} from '#foundation/search-engine/segment/document-set.rules.ts'
import { unionPostingLists } from '#foundation/search-engine/segment/posting.rules.ts'
import type { Segments } from '#foundation/search-engine/segment/segment-reader.service.ts'
import type { Segment } from '#foundation/search-engine/segment/segment.store.ts'
import { foldText } from '#kernel/fold-text.ts'
import { isNumberLike } from '#foundation/search-engine/analysis/part-number.rules.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import { completeWord, correctWord } from '#foundation/search-engine/analysis/vocabulary.rules.ts'
import { tokenize, stemWord } from '#foundation/search-engine/analysis/tokenize.service.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

const MOST_WORDS = 8
const MOST_TITLES = 12
/** Twice the longest list: some titles are not visible any more, or the same. */
const MAX_CANDIDATES = 40

const postingOf = (segments: Segments, segment: Segment, word: string, language: Language): PostingList =>
  segments.posting(segment, titleTerm(language, stemWord(word, language)))

/** Documents with all words in their titles, by segment; read-only. */
const intersectTerms = (
  segments: Segments,
  allowed: readonly DocumentSet[],
  words: readonly string[],
  language: Language,
): readonly DocumentSet[] =>
  words.length === 0
    ? allowed
    : segments.segments.map((segment, index) =>
        intersectSets([
          allowed[index] ?? NO_DOCUMENTS,
          ...words.map((word) => unionPostingLists([postingOf(segments, segment, word, language)])),
        ]),
      )

/** The first documents by static rank that also have a word in their titles. */
const listTitleCandidates = (
  segments: Segments,
  within: readonly DocumentSet[],
  word: string,
  language: Language,
): Candidate[] => {
  const candidates: Candidate[] = []
  for (const [index, segment] of segments.segments.entries()) {
    if (candidates.length >= MOST_TITLES) break
    const matched = intersectSets([
      within[index] ?? NO_DOCUMENTS,
      unionPostingLists([postingOf(segments, segment, word, language)]),
    ])
    for (const docId of listDocIds(matched, MOST_TITLES - candidates.length)) candidates.push({ segment: index, docId, score: 0 })
  }
  return candidates
}

/** Part numbers of visible documents that hold the input, prefixes first. */
const suggestNumbers = async (
  tx: Tx,
  { sources, segments }: IndexSnapshot,
  allowed: readonly DocumentSet[],
  number: string,
  visibility: Visibility,
): Promise<string[]> => {
  await segments.loadPartNumbers()
  const candidates = segments.segments.flatMap((segment, index) =>
    listDocIds(intersectSets([matchNumber(segments, segment, number), allowed[index] ?? NO_DOCUMENTS]), MOST_TITLES).map(
      (docId) => ({
        segment: index,
        docId,
        score: 0,
      }),
    ),
  )
  const read = await loadCandidates(tx, sources, segments, candidates.slice(0, MOST_TITLES * 2), visibility)
  const own = read
    .flatMap(({ document }) => (document.numbers ?? []).slice(0, 1))
    .filter((known) => foldPartNumber(known).includes(number))
  return own.toSorted((a, b) => Number(foldPartNumber(b).startsWith(number)) - Number(foldPartNumber(a).startsWith(number)))
}

type Endings = {
  /** The whole query with each of its likely last words, the most frequent first. */
  readonly phrases: readonly string[]
  /** The first documents by static rank that have one of them in their titles. */
  readonly candidates: readonly Candidate[]
}
const SIZE_OF_ENDINGS = 4000
const TITLES_STAY_MS = 2000

/** Completions of the last word, or else corrections. */
const findEndings = async (
  segments: Segments,
  words: readonly string[],
  allowed: readonly DocumentSet[],
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
  await segments.loadPostings([...before, ...endings].map((word) => titleTerm(language, stemWord(word, language))))
  const within = intersectTerms(segments, allowed, before, language)
  const counted = endings
    .map((ending) => {
      let count = 0
      for (const [index, segment] of segments.segments.entries())
        count += countIntersection(within[index] ?? NO_DOCUMENTS, postingOf(segments, segment, ending, language))
      return { ending, count }
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  const join = (ending: string): string => [...before, ending].join(language === 'zh' ? '' : ' ')
  const candidates: Candidate[] = []
  for (const { ending } of counted)
    if (candidates.length < MAX_CANDIDATES) candidates.push(...listTitleCandidates(segments, within, ending, language))
  return { phrases: counted.map(({ ending }) => join(ending)), candidates: candidates.slice(0, MAX_CANDIDATES) }
}

/** Completes a query. Words and titles that no visible document has are never suggested. */
export const suggestQueries = async (
  tx: Tx,
  snapshot: IndexSnapshot,
  { query, size, visibility, filters, ofNumbersOnly = false }: SuggestRequest,
  now: number,
): Promise<string[]> => {
  const { segments, sources } = snapshot
  const words = tokenize(query)
  if (words.length === 0) return []
  const allowed = await findAllowed(segments, { visibility, ...(filters ? { filters } : {}) })
  const number = foldPartNumber(query)
  const numbers = isNumberLike(number, query) ? await suggestNumbers(tx, snapshot, allowed, number, visibility) : []
  if (ofNumbersOnly) return [...new Set(numbers)].slice(0, size)
  // Cached: many people begin with the same letters.
  const cacheKey = JSON.stringify([words, visibility, filters])
  const { phrases, candidates } = await segments.keep(
    `endings ${cacheKey}`,
    () => SIZE_OF_ENDINGS,
    () => findEndings(segments, words, allowed, visibility.language),
  )
  const missing = Math.max(0, size - numbers.length - phrases.length)
  const readTitles = async (): Promise<string[]> => {
    const read = await loadCandidates(tx, sources, segments, candidates.slice(0, missing * 2), visibility)
    return read.flatMap(({ document }) => document.texts[visibility.language]?.title ?? [])
  }
  // Public titles are cached for a moment; others are read each time.
  const titles =
    visibility.audience.length > 0
      ? await readTitles()
      : await segments.keep(
          `titles ${missing} ${Math.floor(now / TITLES_STAY_MS)} ${cacheKey}`,
          (list) => list.join().length * 2,
          readTitles,
        )
  return listSuggestions({ numbers, phrases, titles }, size)
}
