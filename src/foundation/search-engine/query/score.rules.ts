import type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
import type { Boost } from '#foundation/search-engine/search-request.rules.ts'
import { measureDistance } from '#foundation/search-engine/query/distance.rules.ts'
import { matchPartNumber, type PartNumberMatch } from '#foundation/search-engine/analysis/part-number.rules.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import { foldText } from '#kernel/fold-text.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Inverse document frequency. */
export const inverseDocumentFrequency = (found: number, total: number): number => Math.log(1 + (total + 1) / (found + 0.5))

const NUMBER_SCORES: Readonly<Record<PartNumberMatch, number>> = { same: 60, begins: 25, holds: 12, typo: 10, other: 0 }
/** An alternative number, such as a predecessor's, counts less than a document's own. */
const ALTERNATIVE_NUMBER_FACTOR = 0.8

/** The best match between requested part numbers and those of a document. */
export const scoreNumbers = (requested: readonly string[], numbers: readonly string[]): number => {
  let best = 0
  for (const requestedNumber of requested)
    for (const [index, number] of numbers.entries()) {
      const closeness = number.length === 0 ? 0 : requestedNumber.length / Math.max(requestedNumber.length, number.length)
      const worth =
        NUMBER_SCORES[matchPartNumber(requestedNumber, number)] *
        (0.5 + closeness / 2) *
        (index === 0 ? 1 : ALTERNATIVE_NUMBER_FACTOR)
      best = Math.max(best, worth)
    }
  return best
}

/** A word of the query in the title counts more than a synonym. */
const WORD_IN_TITLE_SCORE = 0.5

/** Scores how closely a title follows the query. */
export const scorePhrase = (requested: readonly string[], title: readonly string[]): number => {
  if (requested.length === 0 || title.length === 0) return 0
  const shared = requested.filter((word) => title.includes(word)).length
  const isPhrase = requested.length > 1 && ` ${title.join(' ')} `.includes(` ${requested.join(' ')} `)
  const isBeginning = title.slice(0, requested.length).join(' ') === requested.join(' ')
  const isAll = isBeginning && title.length === requested.length
  return (shared / title.length) * 2 + shared * WORD_IN_TITLE_SCORE + (isPhrase ? 2 : 0) + (isBeginning ? 1 : 0) + (isAll ? 4 : 0)
}

/** Whether a text holds the words of a quotation in sequence. */
export const holdsPhrase = (words: readonly string[], text: string): boolean =>
  ` ${foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${words.map(foldText).join(' ')} `)

/** Lower than the factor of alternative numbers: the successor of an obsolete part ranks above the part itself. */
const REQUESTED_OBSOLETE_FACTOR = 0.7

/** Obsolete parts rank below active ones, and below their successors most of all. */
export const scoreLifecycle = ({ values, numbers = [] }: SearchDocument, requested: readonly string[] = []): number => {
  const lifecycle = values?.['lifecycle']
  if (lifecycle === undefined || lifecycle === 'active') return 1
  return requested.includes(foldPartNumber(numbers[0] ?? '')) ? REQUESTED_OBSOLETE_FACTOR : 0.9
}

const numberOf = (found: SearchDocument, field: string): number | undefined => {
  if (field === 'updated_at') return found.updatedAt.getTime()
  if (field === 'popularity') return found.popularity
  const value = lookUp(found.values, field)
  return typeof value === 'number' ? value : undefined
}

const applyFunction = (value: number, shape: 'linear' | 'exponential' | 'logarithmic'): number =>
  shape === 'linear'
    ? value
    : shape === 'logarithmic'
      ? Math.log(1 + Math.max(0, value))
      : Math.min(1e6, Math.exp(Math.min(20, value)))

const applyDecay = (distance: number, shape: 'linear' | 'exponential' | 'gaussian'): number =>
  shape === 'linear' ? Math.max(0, 1 - distance) : shape === 'gaussian' ? Math.exp(-distance * distance) : Math.exp(-distance)

/** Applies a boost of the request to a score. */
export const applyBoost = (score: number, boost: Boost, found: SearchDocument): number => {
  if (boost.kind === 'value') {
    const value = lookUp(found.values, boost.field) ?? (boost.field === 'document_type' ? found.type : undefined)
    const values = typeof value === 'object' ? value : [String(value)]
    if (!boost.values.some((each) => values.includes(each))) return score
    return boost.operation === 'add' ? score + boost.factor : score * boost.factor
  }
  if (boost.kind === 'functional') {
    const value = numberOf(found, boost.field)
    if (value === undefined) return score
    const lift = applyFunction(value, boost.function) * boost.factor
    return boost.operation === 'add' ? score + lift : score * lift
  }
  if (typeof boost.center === 'object') {
    if (!found.geolocation) return score
    return score + boost.factor * applyDecay(measureDistance(boost.center, found.geolocation) / 100_000, boost.function)
  }
  const value = numberOf(found, boost.field)
  if (value === undefined) return score
  return (
    score +
    boost.factor *
      applyDecay(Math.abs(value - boost.center) / (boost.span ?? Math.max(1, Math.abs(boost.center))), boost.function)
  )
}
