import { hashText } from '#foundation/search-engine/segment/bloom-filter.rules.ts'
import { hasDoc, NO_DOCUMENTS, type DocumentSet } from '#foundation/search-engine/segment/document-set.rules.ts'
import type { Segments } from '#foundation/search-engine/segment/segment-reader.service.ts'
import type { PartNumberIndex } from '#foundation/search-engine/segment/part-number-index.rules.ts'
import { listByOverlap } from '#foundation/search-engine/segment/posting-overlap.rules.ts'
import { keepLikeliestNumbers } from '#foundation/search-engine/analysis/part-number-typo.rules.ts'
import { listEditVariants } from '#foundation/search-engine/analysis/edit-variants.rules.ts'
import { editDistance, listTrigrams, editsAllowed } from '#foundation/search-engine/analysis/part-number.rules.ts'

const MOST_NUMBERS = 40
const MOST_CANDIDATES = 20_000
/** A transposition changes four trigrams, other edits fewer. */
const TRIGRAMS_LOST_PER_EDIT = 4
/** With a larger alphabet there are too many variants to look up, and numbers are compared one by one. */
const MAX_CHARACTERS = 64

const minSharedTrigrams = (trigrams: readonly string[], edits: number): number =>
  Math.max(1, trigrams.length - edits * TRIGRAMS_LOST_PER_EDIT)

/** Known numbers at edit distance 1: all variants, some hundreds, are looked up. */
const listOneEdit = (segments: Segments, allowed: readonly DocumentSet[], number: string): Set<string> | undefined => {
  const own = segments.segments.map((segment) => segments.numbers(segment))
  const characters = new Set(own.flatMap((numbers) => [...numbers.characters]))
  if (characters.size > MAX_CHARACTERS) return undefined
  const trigrams = listTrigrams(number)
  const least = minSharedTrigrams(trigrams, 1)
  /** Whether an allowed document that shares enough trigrams has exactly this number. */
  const isKnown = (numbers: PartNumberIndex, docs: DocumentSet, variant: string): boolean =>
    numbers.findContaining(variant).some((docId) => {
      if (!hasDoc(docs, docId)) return false
      const known = numbers.at(docId)
      return known.includes(variant) && trigrams.filter((trigram) => known.some((one) => one.includes(trigram))).length >= least
    })
  const similar = new Set<string>()
  for (const variant of listEditVariants(number, characters)) {
    const hash = hashText(variant)
    if (own.some((numbers, index) => numbers.mayContain(hash) && isKnown(numbers, allowed[index] ?? NO_DOCUMENTS, variant)))
      similar.add(variant)
  }
  return similar
}

/** Known numbers within an edit distance, tried in order of shared trigrams up to a limit. */
const listEdits = (segments: Segments, allowed: readonly DocumentSet[], number: string, edits: number): Set<string> => {
  const trigrams = listTrigrams(number)
  const postings = segments.segments.map((segment) => trigrams.map((trigram) => segments.numbers(segment).findTrigram(trigram)))
  const similar = new Set<string>()
  for (const { segment, docId } of listByOverlap(postings, allowed, minSharedTrigrams(trigrams, edits), MOST_CANDIDATES)) {
    if (similar.size >= MOST_NUMBERS) break
    const owner = segments.segments[segment]
    for (const known of owner ? segments.numbers(owner).at(docId) : [])
      if (editDistance(number, known, edits) <= edits) similar.add(known)
  }
  return similar
}

/** Known part numbers of allowed documents at edit distance 1, or else 2. */
export const findSimilarPartNumbers = (segments: Segments, allowed: readonly DocumentSet[], number: string): string[] => {
  for (let edits = 1; edits <= editsAllowed(number); edits += 1) {
    const similar =
      (edits === 1 ? listOneEdit(segments, allowed, number) : undefined) ?? listEdits(segments, allowed, number, edits)
    if (similar.size > 0) return keepLikeliestNumbers(number, [...similar])
  }
  return []
}
