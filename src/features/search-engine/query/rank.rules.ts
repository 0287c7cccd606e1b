import type { SearchDocument } from '#features/search-engine/search-document.ts'
import type { Boost } from '#features/search-engine/search-question.ts'
import { measureDistance } from '#features/search-engine/query/distance.rules.ts'
import { fitNumber, foldPartNumber, type NumberFit } from '#features/search-engine/words/part-number.rules.ts'
import { foldText } from '#features/search-engine/words/fold.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Rare words tell more. */
export const weighRarity = (found: number, total: number): number => Math.log(1 + (total + 1) / (found + 0.5))

const NUMBER_WORTH: Readonly<Record<NumberFit, number>> = { same: 60, begins: 25, holds: 12, slip: 10, other: 0 }
/** A number that stands for another, such as an older one, counts a little less than a document's own. */
const STAND_IN = 0.8

/** How well the numbers of a document answer the ones that were asked for. */
export const scoreNumbers = (asked: readonly string[], numbers: readonly string[]): number => {
  let best = 0
  for (const question of asked)
    for (const [index, number] of numbers.entries()) {
      const closeness = number.length === 0 ? 0 : question.length / Math.max(question.length, number.length)
      const worth = NUMBER_WORTH[fitNumber(question, number)] * (0.5 + closeness / 2) * (index === 0 ? 1 : STAND_IN)
      best = Math.max(best, worth)
    }
  return best
}

/** A word as it was asked for is worth more in a title than another name of the thing. */
const HELD_WORTH = 0.5

/** Every word stands where and how it was asked for. */
export const scorePhrase = (asked: readonly string[], title: readonly string[]): number => {
  if (asked.length === 0 || title.length === 0) return 0
  const held = asked.filter((word) => title.includes(word)).length
  const isPhrase = asked.length > 1 && ` ${title.join(' ')} `.includes(` ${asked.join(' ')} `)
  const isBeginning = title.slice(0, asked.length).join(' ') === asked.join(' ')
  const isAll = isBeginning && title.length === asked.length
  return (held / title.length) * 2 + held * HELD_WORTH + (isPhrase ? 2 : 0) + (isBeginning ? 1 : 0) + (isAll ? 4 : 0)
}

/** The words of a quotation, one after another, anywhere in a text. */
export const holdsPhrase = (words: readonly string[], text: string): boolean =>
  ` ${foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${words.map(foldText).join(' ')} `)

/** Less than a number that stands for another counts: who asks for an old part is shown first what took its place. */
const ASKED_OLD = 0.7

/** A part that is no longer made stands behind one that is, most of all behind the one that took its place. */
export const scoreLifecycle = ({ values, numbers = [] }: SearchDocument, asked: readonly string[] = []): number => {
  const lifecycle = values?.['lifecycle']
  if (lifecycle === undefined || lifecycle === 'active') return 1
  return asked.includes(foldPartNumber(numbers[0] ?? '')) ? ASKED_OLD : 0.9
}

const figureOf = (found: SearchDocument, field: string): number | undefined => {
  if (field === 'updated_at') return found.updatedAt.getTime()
  if (field === 'popularity') return found.popularity
  const value = lookUp(found.values, field)
  return typeof value === 'number' ? value : undefined
}

const bend = (figure: number, shape: 'linear' | 'exponential' | 'logarithmic'): number =>
  shape === 'linear'
    ? figure
    : shape === 'logarithmic'
      ? Math.log(1 + Math.max(0, figure))
      : Math.min(1e6, Math.exp(Math.min(20, figure)))

const fade = (distance: number, shape: 'linear' | 'exponential' | 'gaussian'): number =>
  shape === 'linear' ? Math.max(0, 1 - distance) : shape === 'gaussian' ? Math.exp(-distance * distance) : Math.exp(-distance)

/** As the caller wants some documents lifted. */
export const applyBoost = (score: number, boost: Boost, found: SearchDocument): number => {
  if (boost.kind === 'value') {
    const value = lookUp(found.values, boost.field) ?? (boost.field === 'document_type' ? found.type : undefined)
    const values = typeof value === 'object' ? value : [String(value)]
    if (!boost.values.some((each) => values.includes(each))) return score
    return boost.operation === 'add' ? score + boost.factor : score * boost.factor
  }
  if (boost.kind === 'functional') {
    const figure = figureOf(found, boost.field)
    if (figure === undefined) return score
    const lift = bend(figure, boost.function) * boost.factor
    return boost.operation === 'add' ? score + lift : score * lift
  }
  if (typeof boost.center === 'object') {
    if (!found.place) return score
    return score + boost.factor * fade(measureDistance(boost.center, found.place) / 100_000, boost.function)
  }
  const figure = figureOf(found, boost.field)
  if (figure === undefined) return score
  return (
    score +
    boost.factor * fade(Math.abs(figure - boost.center) / (boost.span ?? Math.max(1, Math.abs(boost.center))), boost.function)
  )
}
