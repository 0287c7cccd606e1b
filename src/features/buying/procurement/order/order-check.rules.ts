import { parseDecimal, type Money } from '#kernel/money.ts'

export type CheckedLine = {
  readonly lineNumber: number
  readonly sku: string
  readonly quantity: number
  readonly unit: string
  readonly price: string | undefined
  readonly currency: string | undefined
}

/** Ours, for this quantity. */
export type OurPart = {
  readonly unitPrice: Money | undefined
  readonly minimum: number
  readonly step: number
  readonly unit: string
}

export type OrderFault = { readonly lineNumber: number; readonly why: 'unknown' | 'quantity' | 'unit' | 'no_price' }
export type WaitingReason = 'price' | 'address'

type Check = {
  readonly lines: readonly CheckedLine[]
  readonly partOf: (sku: string) => OurPart | undefined
  readonly isPieces: (unit: string) => boolean
}

/** Pieces of what is sold by the box or the metre are not ours to turn into boxes. */
export const isUnitOf = (part: Pick<OurPart, 'unit'>, unit: string, isPieces: Check['isPieces']): boolean =>
  unit === '' || unit.toUpperCase() === part.unit.toUpperCase() || (isPieces(unit) && isPieces(part.unit))

/** Why an order is refused as a whole: it is never ordered without one of its lines. */
export const findFault = ({ lines, partOf, isPieces }: Check): OrderFault | undefined => {
  for (const { lineNumber, sku, quantity, unit } of lines) {
    const part = partOf(sku)
    if (!part) return { lineNumber, why: 'unknown' }
    if (!part.unitPrice) return { lineNumber, why: 'no_price' }
    const isFitting = quantity >= part.minimum && (quantity - part.minimum) % part.step === 0
    if (!isFitting) return { lineNumber, why: 'quantity' }
    if (!isUnitOf(part, unit, isPieces)) return { lineNumber, why: 'unit' }
  }
  return undefined
}

/** A price that is not ours waits for staff; an order without prices is one at ours. */
export const hasOtherPrice = ({ lines, partOf }: Pick<Check, 'lines' | 'partOf'>): boolean =>
  lines.some(({ sku, price, currency }) => {
    const ours = partOf(sku)?.unitPrice
    if (price === undefined || !ours) return false
    return currency !== ours.currency || parseDecimal(price, ours.currency)?.minor !== ours.minor
  })

const WORDS = {
  unknown: 'names a part that is not sold',
  quantity: 'has a quantity that cannot be ordered',
  unit: 'is in a unit that we do not sell in',
  no_price: 'names a part without a price',
} as const

export const describeFault = ({ lineNumber, why }: OrderFault, part?: Pick<OurPart, 'minimum' | 'step'>): string =>
  why === 'quantity' && part
    ? `Line ${lineNumber} ${WORDS.quantity}: at least ${part.minimum}, in steps of ${part.step}.`
    : `Line ${lineNumber} ${WORDS[why]}.`
