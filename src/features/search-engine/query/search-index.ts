import { chooseHead, listTail, type FieldWeights, type Candidate } from '#features/search-engine/query/choose-head.ts'
import { countFacets } from '#features/search-engine/query/count-facets.ts'
import { findMatches, type Found } from '#features/search-engine/query/find-matches.ts'
import { groupHits } from '#features/search-engine/query/group-hits.rules.ts'
import { addPinned, type Pin } from '#features/search-engine/query/pinned.ts'
import { readQuery, type ParsedQuery, type Synonyms } from '#features/search-engine/query/query-groups.ts'
import { holdsPhrase } from '#features/search-engine/query/rank.rules.ts'
import { rankClosely } from '#features/search-engine/query/rank-closely.ts'
import { readSpots, type ReadSpot } from '#features/search-engine/query/read-documents.ts'
import { readFieldScope } from '#features/search-engine/query/read-field-scope.rules.ts'
import { sortFound } from '#features/search-engine/query/sort-found.ts'
import type { DocumentSource } from '#features/search-engine/search-document.ts'
import type { SearchAnswer, SearchHit, SearchQuestion } from '#features/search-engine/search-question.ts'
import type { Segments } from '#features/search-engine/segment/segment-reader.ts'
import { foldPartNumber } from '#features/search-engine/words/part-number.rules.ts'
import { stemWord } from '#features/search-engine/words/word-split.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import type { Tx } from '#server/database/database.ts'

export type IndexSnapshot = {
  readonly kinds: readonly DocumentSource[]
  readonly segments: Segments
  readonly synonyms: Synonyms
  readonly pins: readonly Pin[]
}

/** So many are compared by what they say; the same ones for every page, so that none is shown twice. */
const CLOSE = 40
/** So many are read when all that was found must be looked at. */
const WHOLE = 300

/** The asker's language, unless only others were asked for. */
const chooseShown = (own: Language, asked: readonly Language[]): Language => (asked.includes(own) ? own : (asked[0] ?? own))

type Order = { readonly candidates: readonly Candidate[]; readonly isRanked: boolean }

const orderFound = async (
  segments: Segments,
  { sort, visibility }: SearchQuestion,
  found: Found,
  weights: FieldWeights,
  end: number,
): Promise<Order> => {
  const [first] = sort ?? []
  if (first && first.field !== '_score') {
    const orders = (sort ?? [])
      .filter(({ field }) => field !== '_score')
      .map((order) => (order.field === 'title' ? { ...order, field: `title:${visibility.language}` } : order))
    return { candidates: await sortFound(segments, found, orders, end), isRanked: false }
  }
  const head = await chooseHead(segments, found, weights)
  const candidates = end <= head.length ? head : [...head, ...listTail(found, head, end - head.length)]
  return { candidates, isRanked: true }
}

/** A quotation must stand in the text as it was written, or be a number. */
const holdsQuotation = (candidate: ReadSpot, asked: ParsedQuery, language: Language): boolean => {
  const text = candidate.document.texts[language]
  const numbers = asked.groups.flatMap((group) => group.numbers)
  return (
    candidate.document.numbers?.some((number) => numbers.includes(foldPartNumber(number))) ||
    holdsPhrase(asked.words, `${text?.title} ${text?.description} ${text?.words ?? ''}`)
  )
}

/** Tells whether a word of a text is one that was looked for. */
const markAsked = ({ groups }: Found, languages: readonly Language[]): SearchAnswer['isAsked'] => {
  const words = groups.flatMap(({ alternatives }) => alternatives.flat())
  const stems = new Set(words.flatMap((word) => languages.map((language) => stemWord(word, language))))
  return (word) => languages.some((language) => stems.has(stemWord(word.toLowerCase(), language)))
}

/** The answer to one question from the index as it is. */
export const searchIndex = async (
  tx: Tx,
  { kinds, segments, synonyms, pins }: IndexSnapshot,
  question: SearchQuestion,
): Promise<SearchAnswer> => {
  const { visibility, page, group, boosts = [] } = question
  const { fieldScope, weights } = readFieldScope(question)
  const asked = readQuery(question.query, synonyms, fieldScope.languages, visibility.language)
  const found = await findMatches(segments, question, asked, fieldScope)
  const facets = question.facets ? await countFacets(segments, question.facets, found.places) : {}
  const rest = { facets, correction: found.correction, isAsked: markAsked(found, fieldScope.languages) }
  if (page.size === 0) return { total: found.total, hits: [], ...rest }

  const languageOf = ({ document }: ReadSpot): Language =>
    [chooseShown(visibility.language, fieldScope.languages), ...fieldScope.languages, ...LANGUAGES].find(
      (language) => document.texts[language],
    ) ?? visibility.language
  const [start, end] = [page.size * (page.current - 1), page.size * page.current]
  const isWhole = group !== undefined || (asked.isExact && found.total <= WHOLE)
  const { candidates, isRanked } = await orderFound(segments, question, found, weights, isWhole ? Math.max(end, WHOLE) : end)
  const isClose = isRanked && asked.groups.length + boosts.length > 0
  const from = isWhole || (isClose && start < CLOSE) ? 0 : start
  const to = isWhole ? candidates.length : isClose && start < CLOSE ? Math.max(end, CLOSE) : end
  const read = await readSpots(
    tx,
    kinds,
    segments,
    candidates.slice(from, to),
    visibility,
    chooseShown(visibility.language, fieldScope.languages),
  )
  const ranked =
    isClose && from === 0
      ? [
          ...rankClosely(read.slice(0, isWhole ? WHOLE : CLOSE), { asked, groups: found.groups, boosts, weights, languageOf }),
          ...read.slice(isWhole ? WHOLE : CLOSE),
        ]
      : read
  const held =
    asked.isExact && isWhole ? ranked.filter((candidate) => holdsQuotation(candidate, asked, languageOf(candidate))) : ranked
  const all = held.map((candidate): SearchHit => ({
    kind: candidate.kind,
    document: candidate.document,
    language: languageOf(candidate),
    score: candidate.score,
  }))
  const grouped = group ? groupHits(all, group) : all
  const hits = grouped.slice(start - from, end - from)
  const total = asked.isExact && isWhole ? held.length : found.total
  return { ...(await addPinned(tx, { kinds, pins }, question, { total, hits })), ...rest }
}
