import { chooseHead, listTail, type FieldWeights, type Spot } from '#features/engine/query/choose-head.ts'
import { countFacets } from '#features/engine/query/count-facets.ts'
import { findMatches, type Found } from '#features/engine/query/find-matches.ts'
import { groupHits } from '#features/engine/query/group-hits.rules.ts'
import { addPinned, type Pin } from '#features/engine/query/pinned.ts'
import { readQuery, type Asked, type Synonyms } from '#features/engine/query/query-groups.ts'
import { holdsPhrase } from '#features/engine/query/rank.rules.ts'
import { rankClosely } from '#features/engine/query/rank-closely.ts'
import { readSpots, type ReadSpot } from '#features/engine/query/read-documents.ts'
import { readReach } from '#features/engine/query/read-reach.rules.ts'
import { sortFound } from '#features/engine/query/sort-found.ts'
import type { SearchKind } from '#features/engine/search-document.ts'
import type { SearchAnswer, SearchHit, SearchQuestion } from '#features/engine/search-question.ts'
import type { Segments } from '#features/engine/segment/segment-reader.ts'
import { foldPartNumber } from '#features/engine/words/part-number.rules.ts'
import { stemWord } from '#features/engine/words/word-split.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import type { Tx } from '#server/database/database.ts'

export type Library = {
  readonly kinds: readonly SearchKind[]
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

type Order = { readonly spots: readonly Spot[]; readonly isRanked: boolean }

const orderFound = async (
  segments: Segments,
  { sort, sight }: SearchQuestion,
  found: Found,
  weights: FieldWeights,
  end: number,
): Promise<Order> => {
  const [first] = sort ?? []
  if (first && first.field !== '_score') {
    const orders = (sort ?? [])
      .filter(({ field }) => field !== '_score')
      .map((order) => (order.field === 'title' ? { ...order, field: `title:${sight.language}` } : order))
    return { spots: await sortFound(segments, found, orders, end), isRanked: false }
  }
  const head = await chooseHead(segments, found, weights)
  const spots = end <= head.length ? head : [...head, ...listTail(found, head, end - head.length)]
  return { spots, isRanked: true }
}

/** A quotation must stand in the text as it was written, or be a number. */
const holdsQuotation = (spot: ReadSpot, asked: Asked, language: Language): boolean => {
  const text = spot.document.texts[language]
  const numbers = asked.groups.flatMap((group) => group.numbers)
  return (
    spot.document.numbers?.some((number) => numbers.includes(foldPartNumber(number))) ||
    holdsPhrase(asked.words, `${text?.title} ${text?.description} ${text?.words ?? ''}`)
  )
}

/** Tells whether a word of a text is one that was looked for. */
const markAsked = ({ groups }: Found, languages: readonly Language[]): SearchAnswer['isAsked'] => {
  const words = groups.flatMap(({ ways }) => ways.flat())
  const stems = new Set(words.flatMap((word) => languages.map((language) => stemWord(word, language))))
  return (word) => languages.some((language) => stems.has(stemWord(word.toLowerCase(), language)))
}

/** The answer to one question from the index as it is. */
export const searchIndex = async (
  tx: Tx,
  { kinds, segments, synonyms, pins }: Library,
  question: SearchQuestion,
): Promise<SearchAnswer> => {
  const { sight, page, group, boosts = [] } = question
  const { reach, weights } = readReach(question)
  const asked = readQuery(question.query, synonyms, reach.languages, sight.language)
  const found = await findMatches(segments, question, asked, reach)
  const facets = question.facets ? await countFacets(segments, question.facets, found.places) : {}
  const rest = { facets, correction: found.correction, isAsked: markAsked(found, reach.languages) }
  if (page.size === 0) return { total: found.total, hits: [], ...rest }

  const languageOf = ({ document }: ReadSpot): Language =>
    [chooseShown(sight.language, reach.languages), ...reach.languages, ...LANGUAGES].find(
      (language) => document.texts[language],
    ) ?? sight.language
  const [start, end] = [page.size * (page.current - 1), page.size * page.current]
  const isWhole = group !== undefined || (asked.isExact && found.total <= WHOLE)
  const { spots, isRanked } = await orderFound(segments, question, found, weights, isWhole ? Math.max(end, WHOLE) : end)
  const isClose = isRanked && asked.groups.length + boosts.length > 0
  const from = isWhole || (isClose && start < CLOSE) ? 0 : start
  const to = isWhole ? spots.length : isClose && start < CLOSE ? Math.max(end, CLOSE) : end
  const read = await readSpots(tx, kinds, segments, spots.slice(from, to), sight, chooseShown(sight.language, reach.languages))
  const ranked =
    isClose && from === 0
      ? [
          ...rankClosely(read.slice(0, isWhole ? WHOLE : CLOSE), { asked, groups: found.groups, boosts, weights, languageOf }),
          ...read.slice(isWhole ? WHOLE : CLOSE),
        ]
      : read
  const held = asked.isExact && isWhole ? ranked.filter((spot) => holdsQuotation(spot, asked, languageOf(spot))) : ranked
  const all = held.map((spot): SearchHit => ({
    kind: spot.kind,
    document: spot.document,
    language: languageOf(spot),
    score: spot.score,
  }))
  const grouped = group ? groupHits(all, group) : all
  const hits = grouped.slice(start - from, end - from)
  const total = asked.isExact && isWhole ? held.length : found.total
  return { ...(await addPinned(tx, { kinds, pins }, question, { total, hits })), ...rest }
}
