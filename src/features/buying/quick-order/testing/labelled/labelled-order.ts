import type { Language } from '#kernel/locale.ts'
import { PARTS } from '#features/buying/quick-order/testing/known-parts.ts'
import { nameOf } from '#features/buying/quick-order/testing/labelled/labelled-parts.ts'

/** A line as the customer means it: `isOrdered` is false for what must not be ordered without a person. */
export type LabelledLine = {
  readonly sku: string
  readonly quantity: number
  readonly isOrdered: boolean
  readonly name: string
  readonly day?: string
}

export type LabelledDocument = {
  readonly kind: string
  readonly name: string
  readonly language: Language
  readonly content: Uint8Array | string
  readonly lines: readonly LabelledLine[]
}

const QUANTITIES = [3, 12, 4, 40, 7, 15, 2, 120, 25, 5, 60, 8]
const LENGTH = 10

/** Ten lines, other ones for each seed; those at `left` are not ordered. */
export const drawLines = (seed: number, language: Language, left: readonly number[] = []): LabelledLine[] =>
  Array.from({ length: LENGTH }, (_, at) => {
    const sku = PARTS[(seed * 7 + at) % PARTS.length] ?? ''
    return {
      sku,
      quantity: QUANTITIES[(seed + at * 5) % QUANTITIES.length] ?? 1,
      isOrdered: !left.includes(at),
      name: nameOf(sku, language),
      day: `2027-0${1 + (at % 9)}-1${at % 9}`,
    }
  })

/** Each language with a seed of its own. */
export const eachLanguage = <T>(draw: (language: Language, seed: number) => T): T[] =>
  (['en', 'de', 'fr', 'es', 'pl', 'zh'] as const).map((language, at) => draw(language, at))
