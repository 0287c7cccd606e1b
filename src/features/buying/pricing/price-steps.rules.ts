import type { Money } from '#kernel/money.ts'

/** The unit price from a quantity on. */
export type PriceStep = { readonly from: number; readonly price: Money }

export type KnownPrices = {
  /** Of the account's own price list, in no order. */
  readonly own: readonly PriceStep[]
  /** Breaks of the public list. */
  readonly list: readonly PriceStep[]
  /** The public price of one piece. */
  readonly listed?: Money | undefined
}

const inOrder = (steps: readonly PriceStep[]): PriceStep[] => steps.toSorted((a, b) => a.from - b.from)

/** The account's own list with its breaks, where it knows the part; else the public one. Empty: the price must be requested. */
export const choosePriceSteps = ({ own, list, listed }: KnownPrices): PriceStep[] => {
  const chosen = inOrder(own.length > 0 ? own : list)
  const isComplete = chosen[0]?.from === 1
  return isComplete || !listed ? chosen : [{ from: 1, price: listed }, ...chosen]
}

/** The unit price for a quantity; undefined where none is agreed for so few. */
export const priceAt = (steps: readonly PriceStep[], quantity: number): Money | undefined =>
  steps.findLast(({ from }) => from <= quantity)?.price

export type NextStep = PriceStep & {
  /** How many more it takes. */
  readonly more: number
  /** Whole percent that a piece costs less then, rounded down so that nothing is promised. */
  readonly percent: number
}

/** The next quantity from which a piece costs less than now. */
export const findNextStep = (steps: readonly PriceStep[], quantity: number): NextStep | undefined => {
  const now = priceAt(steps, quantity)
  const next = now && steps.find(({ from, price }) => from > quantity && price.minor < now.minor)
  if (!next) return undefined
  return { ...next, more: next.from - quantity, percent: Number(((now.minor - next.price.minor) * 100n) / now.minor) }
}
