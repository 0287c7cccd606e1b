import { fitQuantity, MOST_PIECES, type QuantityTerms } from '#features/buying/pricing/public.ts'
import { addMoney, type Money } from '#kernel/money.ts'

/** In a cart, and as many again saved for later [T-80]. */
export const MOST_LINES = 1_000
export const MOST_NOTE = 240

/** Prices that a quote fixed; the total is the line's, after discounts. */
export type AgreedPrice = { readonly unit: Money; readonly total: Money; readonly leadDays?: number | undefined }

export type RequestedLine = { readonly sku: string; readonly quantity: number }

export type AddProblem = 'not_found' | 'cart_full'
export type FailedLine = RequestedLine & { readonly reason: AddProblem }

export type PlannedLine = RequestedLine & {
  /** The requested quantity, where the part is sold in other quantities only. */
  readonly asked: number
  /** More than before. */
  readonly added: number
  readonly isNew: boolean
}

export type AddPlan = { readonly lines: readonly PlannedLine[]; readonly failed: readonly FailedLine[] }

/** A part that was named twice is requested as often as both together. */
export const mergeRequested = (lines: readonly RequestedLine[]): RequestedLine[] => {
  const merged = new Map<string, number>()
  for (const { sku, quantity } of lines) merged.set(sku, Math.min(MOST_PIECES, (merged.get(sku) ?? 0) + quantity))
  return [...merged].map(([sku, quantity]) => ({ sku, quantity }))
}

type AddFacts = {
  readonly requested: readonly RequestedLine[]
  /** Of the parts that the market sells. */
  readonly parts: ReadonlyMap<string, QuantityTerms>
  /** Quantities of these parts that are in the cart already, and the number of its lines. */
  readonly inCart: ReadonlyMap<string, number>
  readonly lineCount: number
}

/** The cart's new quantity of each part, raised to what can be ordered; the caller is informed. */
export const planAdding = ({ requested, parts, inCart, lineCount }: AddFacts): AddPlan => {
  const lines: PlannedLine[] = []
  const failed: FailedLine[] = []
  let room = MOST_LINES - lineCount
  for (const line of mergeRequested(requested)) {
    const { sku, quantity } = line
    const terms = parts.get(sku)
    const before = inCart.get(sku)
    if (!terms) failed.push({ ...line, reason: 'not_found' })
    else if (before === undefined && room <= 0) failed.push({ ...line, reason: 'cart_full' })
    else {
      if (before === undefined) room -= 1
      const total = Math.min(MOST_PIECES, (before ?? 0) + quantity)
      const fitting = fitQuantity(total, terms)
      lines.push({ sku, quantity: fitting, asked: total, added: fitting - (before ?? 0), isNew: before === undefined })
    }
  }
  return { lines, failed }
}

type CountedLine = { readonly sku: string; readonly quantity: number; readonly isSaved: boolean }

export type CartTotals = {
  readonly lines: number
  readonly pieces: number
  /** Of the lines that have a price; missing where none has. */
  readonly subtotal?: Money
  /** Lines whose price must be requested. */
  readonly unpriced: number
}

/** Lines saved for later are no part of it. */
export const sumCart = (lines: readonly CountedLine[], totalOf: (line: CountedLine) => Money | undefined): CartTotals => {
  const ordered = lines.filter(({ isSaved }) => !isSaved)
  const totals = ordered.map(totalOf)
  const priced = totals.filter((total) => total !== undefined)
  const [first, ...more] = priced
  return {
    lines: ordered.length,
    pieces: ordered.reduce((sum, { quantity }) => sum + quantity, 0),
    ...(first && { subtotal: more.reduce(addMoney, first) }),
    unpriced: totals.length - priced.length,
  }
}

/** The price that a person saw and that is no longer asked; undefined where nothing changed, or it never had one. */
export const findFormerPrice = (seen: Money | undefined, now: Money | undefined): Money | undefined =>
  seen && (!now || (now.currency === seen.currency && now.minor !== seen.minor)) ? seen : undefined
