import { readAmount, type DecimalSign } from '#features/buying/quick-order/reading/amount.rules.ts'
import type { LineFault } from '#features/buying/quick-order/reading/order-line.rules.ts'
import { kindOfUnit } from '#features/buying/quick-order/reading/unit-words.rules.ts'
import { MOST_PIECES } from '#features/buying/pricing/public.ts'
import { trimSigns } from '#kernel/trim-signs.ts'

export type ReadQuantity = { readonly quantity?: number; readonly unit?: string; readonly fault?: LineFault }

const AMOUNT = /^(?:qty|menge|x|×)?[.:\s]*(-?\d(?:[\d.,'’ ]*\d)?)(.*)$/is
const BEFORE = /^([\p{L}.]{1,8})\s+(\d[\d.,'’]*)$/u

const splitUnit = (text: string): { readonly amount: string; readonly unit: string } => {
  const [, word = '', number = ''] = BEFORE.exec(text) ?? []
  if (number !== '' && kindOfUnit(word) !== undefined) return { amount: number, unit: word }
  const [, amount = '', unit = ''] = AMOUNT.exec(text) ?? []
  return { amount, unit: unit.trim() }
}

const isCloseTo = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(0.02, Math.abs(other) * 0.0005)

/** Of two readings the one that, times the price, makes the total. */
const settleByTotal = (readings: readonly number[], prices: readonly number[], totals: readonly number[]): number | undefined => {
  const fitting = readings.filter((quantity) =>
    prices.some((price) => price > 0 && totals.some((total) => isCloseTo(quantity * price, total))),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

export type QuantityTexts = {
  readonly quantity: string
  readonly unit?: string | undefined
  readonly price?: string | undefined
  readonly total?: string | undefined
}

/** The amount in a text with a currency around it. */
export const findAmounts = (text: string | undefined, decimal?: DecimalSign): readonly number[] => {
  const [amount] = /\d[\d.,'’ ]*/.exec(text ?? '') ?? []
  return amount === undefined ? [] : readAmount(trimSigns(amount, { end: /[.,\s]/ }), decimal)
}

/** How many pieces, from the cells of a line. */
export const readQuantity = (texts: QuantityTexts, decimal?: DecimalSign): ReadQuantity => {
  const { amount, unit: beside } = splitUnit(texts.quantity.trim())
  const unit = (beside || texts.unit || '').trim().slice(0, 20)
  const said = unit === '' ? {} : { unit }
  const readings = readAmount(amount)
  if (readings.length === 0) return { ...said, fault: 'quantity' }
  const settled =
    readings.length === 1
      ? readings[0]
      : (settleByTotal(readings, findAmounts(texts.price, decimal), findAmounts(texts.total, decimal)) ??
        (decimal && readAmount(amount, decimal)[0]))
  if (settled === undefined) return { ...said, fault: 'unsure' }
  if (!Number.isInteger(settled) || settled < 1 || settled > MOST_PIECES) return { ...said, fault: 'quantity' }
  if (beside !== '' && kindOfUnit(beside) === undefined) return { ...said, quantity: settled, fault: 'unsure' }
  // A unit that nobody knows may be a pack as well.
  if (unit !== '' && kindOfUnit(unit) !== 'pieces') return { ...said, quantity: settled, fault: 'unit' }
  return { ...said, quantity: settled }
}
