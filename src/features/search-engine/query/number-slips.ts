import { printText } from '#features/search-engine/segment/bit-filter.ts'
import { hasPlace, NO_DOCUMENTS, type DocumentSet } from '#features/search-engine/segment/posting.rules.ts'
import type { Segments } from '#features/search-engine/segment/segment-reader.ts'
import type { SegmentNumbers } from '#features/search-engine/segment/segment-numbers.ts'
import { listSharing } from '#features/search-engine/segment/sharing.rules.ts'
import { keepLikeliest } from '#features/search-engine/words/number-slip.rules.ts'
import { listVariants } from '#features/search-engine/words/number-variants.rules.ts'
import { countEdits, listGrams, slipsAllowed } from '#features/search-engine/words/part-number.rules.ts'

const MOST_NUMBERS = 40
const MOST_CANDIDATES = 20_000
/** Two signs that changed places spoil four pieces of three signs, another slip fewer. */
const SPOILT_BY_A_SLIP = 4
/** Numbers of more different signs than this are compared one by one: each sign makes more of what may be meant. */
const MOST_SIGNS = 64

const leastShared = (grams: readonly string[], slips: number): number => Math.max(1, grams.length - slips * SPOILT_BY_A_SLIP)

/** Known numbers that differ by one slip: all that it could have been are tried, which are some hundreds. */
const listOneSlip = (segments: Segments, open: readonly DocumentSet[], number: string): Set<string> | undefined => {
  const own = segments.segments.map((segment) => segments.numbers(segment))
  const signs = new Set(own.flatMap((numbers) => [...numbers.signs]))
  if (signs.size > MOST_SIGNS) return undefined
  const grams = listGrams(number)
  const least = leastShared(grams, 1)
  /** Whether an open document that shares enough with what was asked for has exactly this number. */
  const isKnown = (numbers: SegmentNumbers, places: DocumentSet, variant: string): boolean =>
    numbers.findHolding(variant).some((place) => {
      if (!hasPlace(places, place)) return false
      const known = numbers.at(place)
      return known.includes(variant) && grams.filter((gram) => known.some((one) => one.includes(gram))).length >= least
    })
  const alike = new Set<string>()
  for (const variant of listVariants(number, signs)) {
    const print = printText(variant)
    if (own.some((numbers, index) => numbers.mayHold(print) && isKnown(numbers, open[index] ?? NO_DOCUMENTS, variant)))
      alike.add(variant)
  }
  return alike
}

/** Known numbers that differ by so many slips, those that share most pieces first, as far as one can look. */
const listSlips = (segments: Segments, open: readonly DocumentSet[], number: string, slips: number): Set<string> => {
  const grams = listGrams(number)
  const postings = segments.segments.map((segment) => grams.map((gram) => segments.numbers(segment).findPiece(gram)))
  const alike = new Set<string>()
  for (const { segment, place } of listSharing(postings, open, leastShared(grams, slips), MOST_CANDIDATES)) {
    if (alike.size >= MOST_NUMBERS) break
    const owner = segments.segments[segment]
    for (const known of owner ? segments.numbers(owner).at(place) : [])
      if (countEdits(number, known, slips) <= slips) alike.add(known)
  }
  return alike
}

/** Known numbers that differ by a slip, or else by two, of documents that are open to the asker. */
export const findAlikeNumbers = (segments: Segments, open: readonly DocumentSet[], number: string): string[] => {
  for (let slips = 1; slips <= slipsAllowed(number); slips += 1) {
    const alike = (slips === 1 ? listOneSlip(segments, open, number) : undefined) ?? listSlips(segments, open, number, slips)
    if (alike.size > 0) return keepLikeliest(number, [...alike])
  }
  return []
}
