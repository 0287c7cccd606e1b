import { hash } from 'node:crypto'
import type { Clause } from '#foundation/search-engine/query/parse-query.service.ts'
import { listValueTerms } from '#foundation/search-engine/query/value-terms.service.ts'
import { bodyTerm, titleTerm } from '#foundation/search-engine/segment/blob-names.rules.ts'
import type { DocIdList } from '#foundation/search-engine/segment/part-number-trigrams.rules.ts'
import { addDocIds, countUnion } from '#foundation/search-engine/segment/doc-id-lists.rules.ts'
import {
  countDocuments,
  unionSets,
  NO_DOCUMENTS,
  type DocumentSet,
  type PostingList,
} from '#foundation/search-engine/segment/document-set.rules.ts'
import { unionPostingLists, intersectTerms } from '#foundation/search-engine/segment/posting.rules.ts'
import type { Segments } from '#foundation/search-engine/segment/segment-reader.service.ts'
import type { Segment } from '#foundation/search-engine/segment/segment.store.ts'
import { stemWord } from '#foundation/search-engine/analysis/tokenize.service.ts'
import type { Language } from '#kernel/locale.ts'

/** Languages and parts of a document that are searched. */
export type FieldScope = {
  readonly languages: readonly Language[]
  readonly inTitle: boolean
  readonly inBody: boolean
  readonly inNumbers: boolean
  /** Fields whose values are searched as text. */
  readonly inValues?: readonly string[]
}

/** Documents of one segment that match the words of a clause, and how many. */
type WordMatch = { readonly anywhere: DocumentSet; readonly inTitle: DocumentSet; readonly count: number }
type NumberMatch = { readonly lists: readonly DocIdList[]; readonly docs: DocumentSet; readonly count: number }
/** With the documents that match by part number. */
export type Match = WordMatch & { readonly byNumber: DocumentSet }

const wordNames = (word: string, toName: typeof titleTerm, languages: readonly Language[]): string[] =>
  languages.map((language) => toName(language, stemWord(word, language)))

/** Names of all posting lists that the clauses need. */
const listNames = (clauses: readonly Clause[], { languages, inTitle, inBody }: FieldScope): string[] => {
  const words = new Set(clauses.flatMap(({ alternatives }) => alternatives.flat()))
  return [
    ...new Set([
      ...[...words].flatMap((word) => [
        ...(inTitle ? wordNames(word, titleTerm, languages) : []),
        ...(inBody ? wordNames(word, bodyTerm, languages) : []),
      ]),
    ]),
  ]
}

const postingsOf = (segments: Segments, segment: Segment, names: readonly string[]): PostingList[] =>
  names.map((name) => segments.posting(segment, name))

/** Documents with every trigram of a number; nearly all of them hold the number itself. */
const listNumberDocs = (segments: Segments, segment: Segment, number: string): DocIdList =>
  segments.once(segment, number, () => segments.numbers(segment).findContaining(number))

export const matchNumber = (segments: Segments, segment: Segment, number: string): DocumentSet =>
  unionPostingLists([listNumberDocs(segments, segment, number)])

/** Matches the alternatives of a clause. The sets are shared: read-only. */
const matchAlternatives = (
  segments: Segments,
  segment: Segment,
  { alternatives }: Clause,
  fieldScope: FieldScope,
  valueNames: readonly string[],
): WordMatch => {
  const { languages } = fieldScope
  const [anywhere, inTitle]: [DocumentSet[], DocumentSet[]] = [[], []]
  for (const alternative of alternatives) {
    const titles = alternative.map((word) =>
      fieldScope.inTitle ? postingsOf(segments, segment, wordNames(word, titleTerm, languages)) : [],
    )
    const bodies = alternative.map((word) =>
      fieldScope.inBody ? postingsOf(segments, segment, wordNames(word, bodyTerm, languages)) : [],
    )
    inTitle.push(intersectTerms(titles))
    anywhere.push(intersectTerms(titles.map((postings, index) => [...postings, ...(bodies[index] ?? [])])))
  }
  const inValues = valueNames.length === 0 ? NO_DOCUMENTS : unionPostingLists(postingsOf(segments, segment, valueNames))
  const all = unionSets([...anywhere, inValues])
  return { anywhere: all, inTitle: unionSets(inTitle), count: countDocuments(all) }
}

/** Documents with any of some part numbers, and how many. */
const matchNumbers = (segments: Segments, segment: Segment, numbers: readonly string[]): NumberMatch => {
  const lists = numbers.map((number) => listNumberDocs(segments, segment, number)).filter(({ length }) => length > 0)
  return { lists, ...countUnion(lists) }
}

const addNumbers = (segments: Segments, segment: Segment, words: WordMatch, numbers: readonly string[]): Match => {
  const { lists, docs: byNumber, count } = matchNumbers(segments, segment, numbers)
  if (byNumber === NO_DOCUMENTS) return { ...words, byNumber }
  if (words.anywhere === NO_DOCUMENTS) return { ...words, anywhere: byNumber, byNumber, count }
  const anywhere = words.anywhere.slice()
  const added = lists.reduce((sum, list) => sum + addDocIds(anywhere, list), 0)
  return { ...words, anywhere, byNumber, count: words.count + added }
}

/** Document frequency of a clause. */
export const countMatches = (matches: readonly Match[]): number => matches.reduce((sum, { count }) => sum + count, 0)

/** Matches of at least this share of a segment are cached: they are costly to compute, and frequent. */
const COMMON = 0.02

const sizeOfMatch = ({ anywhere, inTitle }: WordMatch): number =>
  [anywhere, inTitle].reduce((bytes, set) => bytes + (set === NO_DOCUMENTS ? 0 : set.byteLength), 0)

/** Matches every clause in every segment; results for frequent words are cached. */
export const matchClauses = async (
  segments: Segments,
  clauses: readonly Clause[],
  fieldScope: FieldScope,
): Promise<Match[][]> => {
  const cached = clauses.map((clause) => {
    const name = hash('sha1', JSON.stringify(['match', clause.alternatives, fieldScope]))
    return { clause, name, known: segments.segments.map((segment) => segments.recall(segment, name) as WordMatch | undefined) }
  })
  const uncached = cached.filter(({ known }) => known.includes(undefined)).map(({ clause }) => clause)
  const valueNames = await listValueTerms(segments, uncached, fieldScope)
  if (uncached.length > 0) await segments.loadPostings([...listNames(uncached, fieldScope), ...[...valueNames.values()].flat()])
  if (fieldScope.inNumbers && clauses.some(({ numbers }) => numbers.length > 0)) await segments.loadPartNumbers()
  return cached.map(({ clause, name, known }) =>
    segments.segments.map((segment, index) => {
      const words = known[index] ?? matchAlternatives(segments, segment, clause, fieldScope, valueNames.get(clause) ?? [])
      if (!known[index] && words.count >= segment.size * COMMON) segments.retain(segment, name, words, sizeOfMatch(words))
      return addNumbers(segments, segment, words, fieldScope.inNumbers ? clause.numbers : [])
    }),
  )
}
