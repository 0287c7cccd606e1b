import { addMoney, multiplyMoney, type Money } from '#kernel/money.ts'

export type Margin = {
  readonly amount: Money
  /** Of what is paid, in tenths of a percent; undefined where nothing is paid. */
  readonly permille: bigint | undefined
}

/** Half away from zero, in whole numbers. */
const divideRounded = (dividend: bigint, divisor: bigint): bigint => {
  const half = dividend < 0n ? -divisor : divisor
  return (dividend * 2n + half) / (divisor * 2n)
}

/** The margin of a price over its cost; undefined without a cost in the same currency. */
export const findMargin = (paid: Money | undefined, cost: Money | undefined): Margin | undefined => {
  if (!paid || !cost || paid.currency !== cost.currency) return undefined
  const minor = paid.minor - cost.minor
  return {
    amount: { minor, currency: paid.currency },
    permille: paid.minor > 0n ? divideRounded(minor * 1000n, paid.minor) : undefined,
  }
}

export type CostedLine = { readonly quantity: number; readonly cost: Money | undefined }

/** The cost of all lines; undefined while that of one is not known, or there is none. */
export const sumCosts = (lines: readonly CostedLine[]): Money | undefined => {
  const costs = lines.map(({ quantity, cost }) => cost && multiplyMoney(cost, quantity))
  const [first, ...more] = costs.filter((cost) => cost !== undefined)
  return first && more.length + 1 === costs.length ? more.reduce(addMoney, first) : undefined
}
