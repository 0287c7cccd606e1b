import type { Money } from '#kernel/money.ts'

/** The contract that a price comes from, by the name of its price list, and its last day where it ends. */
export type PriceContract = { readonly number: string; readonly until?: string }

/** The unit price from a quantity on. */
export type PriceStep = { readonly from: number; readonly price: Money; readonly contract?: PriceContract }

/** Each in no order. */
export type KnownPrices = {
  /** For the account alone. */
  readonly account?: readonly PriceStep[]
  /** Of the price list that the account names. */
  readonly contract: readonly PriceStep[]
  /** Of the public list. */
  readonly list: readonly PriceStep[]
  /** The public price of one piece, where the list does not say it. */
  readonly listed?: Money | undefined
}

const inOrder = (steps: readonly PriceStep[]): PriceStep[] => steps.toSorted((a, b) => a.from - b.from)

/** From its first quantity on the nearer price list holds; for fewer pieces the one behind it. */
const putOver = (near: readonly PriceStep[], behind: readonly PriceStep[]): PriceStep[] => {
  const [first, ...rest] = inOrder(near)
  return first ? [...behind.filter(({ from }) => from < first.from), first, ...rest] : [...behind]
}

/** The account's own price, then that of its price list, then the public one, with their breaks. Empty: the price must be requested. */
export const choosePriceSteps = ({ account = [], contract, list, listed }: KnownPrices): PriceStep[] =>
  putOver(account, putOver(contract, putOver(list, listed ? [{ from: 1, price: listed }] : [])))

/** The step that holds for a quantity; undefined where none is agreed for so few. */
export const stepAt = (steps: readonly PriceStep[], quantity: number): PriceStep | undefined =>
  steps.findLast(({ from }) => from <= quantity)

export const priceAt = (steps: readonly PriceStep[], quantity: number): Money | undefined => stepAt(steps, quantity)?.price

export type NextStep = PriceStep & {
  /** How many more it takes. */
  readonly more: number
  /** Whole percent that a piece costs less then, rounded down so that nothing is promised. */
  readonly percent: number
}

/** The next quantity from which a piece costs less than now. */
export const findNextStep = (steps: readonly PriceStep[], quantity: number): NextStep | undefined => {
  const now = priceAt(steps, quantity)
  // Stryker disable next-line EqualityOperator: the step of this very quantity is the present one, and costs no less than itself
  const above = steps.filter(({ from }) => from > quantity)
  const next = now && above.find(({ price }) => price.minor < now.minor)
  if (!next) return undefined
  return { ...next, more: next.from - quantity, percent: Number(((now.minor - next.price.minor) * 100n) / now.minor) }
}
