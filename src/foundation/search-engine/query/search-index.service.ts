import {
  chooseCandidates,
  listRemaining,
  type FieldWeights,
  type Candidate,
} from '#foundation/search-engine/query/choose-candidates.service.ts'
import { normalizeQuery } from '#foundation/search-engine/analysis/fold.rules.ts'
import { listPins } from '#foundation/search-engine/curation/pin.store.ts'
import { countFacets } from '#foundation/search-engine/query/count-facets.service.ts'
import { findMatches, type Found } from '#foundation/search-engine/query/find-matches.service.ts'
import { groupHits } from '#foundation/search-engine/query/group-hits.rules.ts'
import { addPinned } from '#foundation/search-engine/query/pinned.service.ts'
import { parseQuery, type ParsedQuery, type Synonyms } from '#foundation/search-engine/query/parse-query.service.ts'
import { holdsPhrase } from '#foundation/search-engine/query/score.rules.ts'
import { rerank } from '#foundation/search-engine/query/rerank.service.ts'
import { loadCandidates, type LoadedCandidate } from '#foundation/search-engine/query/read-documents.service.ts'
import { readFieldScope } from '#foundation/search-engine/query/read-field-scope.service.ts'
import { sortByFields } from '#foundation/search-engine/query/sort-by-fields.service.ts'
import type { DocumentSource } from '#foundation/search-engine/document-source.service.ts'
import type { SearchResponse, SearchHit, SearchRequest } from '#foundation/search-engine/search-request.rules.ts'
import type { Segments } from '#foundation/search-engine/segment/segment-reader.service.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import { stemWord } from '#foundation/search-engine/analysis/tokenize.service.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

export type IndexSnapshot = {
  readonly sources: readonly DocumentSource[]
  readonly segments: Segments
  readonly synonyms: Synonyms
  /** Whether the site has any. */
  readonly hasPins: boolean
}

/** So many candidates are reranked; the same ones for every page, so that no hit is shown twice. */
const RERANKED = 40
/** So many documents are read where grouping or a quotation needs all matches. */
const MAX_READ = 300

/** The visitor's language, unless the filters require others. */
const chooseShownLanguage = (preferred: Language, searched: readonly Language[]): Language =>
  searched.includes(preferred) ? preferred : (searched[0] ?? preferred)

type Order = { readonly candidates: readonly Candidate[]; readonly isRanked: boolean }

const orderMatches = async (
  segments: Segments,
  { sort, visibility }: SearchRequest,
  found: Found,
  weights: FieldWeights,
  end: number,
): Promise<Order> => {
  const [first] = sort ?? []
  if (first && first.field !== '_score') {
    const orders = (sort ?? [])
      .filter(({ field }) => field !== '_score')
      .map((order) => (order.field === 'title' ? { ...order, field: `title:${visibility.language}` } : order))
    return { candidates: await sortByFields(segments, found, orders, end), isRanked: false }
  }
  const head = await chooseCandidates(segments, found, weights)
  const candidates = end <= head.length ? head : [...head, ...listRemaining(found, head, end - head.length)]
  return { candidates, isRanked: true }
}

/** A quotation must occur in the text word by word, or be a part number. */
const holdsQuotation = (candidate: LoadedCandidate, parsed: ParsedQuery, language: Language): boolean => {
  const text = candidate.document.texts[language]
  const numbers = parsed.clauses.flatMap((clause) => clause.numbers)
  return (
    candidate.document.numbers?.some((number) => numbers.includes(foldPartNumber(number))) ||
    holdsPhrase(parsed.words, `${text?.title} ${text?.description} ${text?.words ?? ''}`)
  )
}

/** Tells whether a word of a text matches the query, for highlighting. */
const createQueryWordTest = ({ clauses }: Found, languages: readonly Language[]): SearchResponse['isQueryWord'] => {
  const words = clauses.flatMap(({ alternatives }) => alternatives.flat())
  const stems = new Set(words.flatMap((word) => languages.map((language) => stemWord(word, language))))
  return (word) => languages.some((language) => stems.has(stemWord(word.toLowerCase(), language)))
}

/** Answers one request from a snapshot of the index. */
export const searchIndex = async (
  tx: Tx,
  { sources, segments, synonyms, hasPins }: IndexSnapshot,
  request: SearchRequest,
): Promise<SearchResponse> => {
  const { visibility, page, group, boosts = [] } = request
  const { fieldScope, weights } = readFieldScope(request)
  const parsed = parseQuery(request.query, synonyms, fieldScope.languages, visibility.language)
  const found = await findMatches(segments, request, parsed, fieldScope)
  const facets = request.facets ? await countFacets(segments, request.facets, found.docs) : {}
  const rest = { facets, correction: found.correction, isQueryWord: createQueryWordTest(found, fieldScope.languages) }
  if (page.size === 0) return { total: found.total, hits: [], ...rest }

  const languageOf = ({ document }: LoadedCandidate): Language =>
    [chooseShownLanguage(visibility.language, fieldScope.languages), ...fieldScope.languages, ...LANGUAGES].find(
      (language) => document.texts[language],
    ) ?? visibility.language
  const [start, end] = [page.size * (page.current - 1), page.size * page.current]
  const needsAll = group !== undefined || (parsed.isExact && found.total <= MAX_READ)
  const { candidates, isRanked } = await orderMatches(segments, request, found, weights, needsAll ? Math.max(end, MAX_READ) : end)
  const isReranked = isRanked && parsed.clauses.length + boosts.length > 0
  const from = needsAll || (isReranked && start < RERANKED) ? 0 : start
  const to = needsAll ? candidates.length : isReranked && start < RERANKED ? Math.max(end, RERANKED) : end
  const read = await loadCandidates(
    tx,
    sources,
    segments,
    candidates.slice(from, to),
    visibility,
    chooseShownLanguage(visibility.language, fieldScope.languages),
  )
  const ranked =
    isReranked && from === 0
      ? [
          ...rerank(read.slice(0, needsAll ? MAX_READ : RERANKED), {
            parsed,
            clauses: found.clauses,
            boosts,
            weights,
            languageOf,
          }),
          ...read.slice(needsAll ? MAX_READ : RERANKED),
        ]
      : read
  const verified =
    parsed.isExact && needsAll ? ranked.filter((candidate) => holdsQuotation(candidate, parsed, languageOf(candidate))) : ranked
  const all = verified.map((candidate): SearchHit => ({
    kind: candidate.kind,
    document: candidate.document,
    language: languageOf(candidate),
    score: candidate.score,
  }))
  const grouped = group ? groupHits(all, group) : all
  const hits = grouped.slice(start - from, end - from)
  const total = parsed.isExact && needsAll ? verified.length : found.total
  const mayPin = hasPins && page.current === 1 && request.sort === undefined
  const pins = mayPin ? await listPins(tx, normalizeQuery(request.query)) : []
  return { ...(await addPinned(tx, { sources, pins }, request, { total, hits })), ...rest }
}
