import { lookUp } from '#kernel/look-up.ts'

/** Fields of a part that is paid by period; names as reports read them [3.12.1]. */
export type Subscription = {
  readonly billingFrequency: string
  readonly contractLength?: string
  readonly autoRenew?: boolean
  readonly numOfUtilities?: number
  readonly numOfMeters?: number
  readonly additionalSockets?: number
}

/** The kind of a part, as lists and reports name it. */
export type PartKind = {
  /** Of its category. */
  readonly path: string
  readonly category: string
  /** As pages name it. */
  readonly brand: string
  readonly description: string
  /** Where it is paid by period. */
  readonly subscription?: Subscription
}

type Attributes = Readonly<Record<string, string | number>>

const FREQUENCIES: ReadonlyMap<number, string> = new Map([
  [1, 'monthly'],
  [3, 'quarterly'],
  [6, 'half-yearly'],
  [12, 'yearly'],
])

const numberOf = (attributes: Attributes, key: string): number | undefined => {
  const value = Number(lookUp(attributes, key) ?? Number.NaN)
  return Number.isFinite(value) ? value : undefined
}

/** A part with a billing period is a subscription; its other terms are present where its attributes have them. */
export const readSubscription = (attributes: Attributes): Subscription | undefined => {
  const period = numberOf(attributes, 'billing_months')
  if (period === undefined || period <= 0) return undefined
  const [term, renewal] = [numberOf(attributes, 'term'), numberOf(attributes, 'renewal_months')]
  const [numOfUtilities, numOfMeters] = [numberOf(attributes, 'utilities'), numberOf(attributes, 'meters')]
  const additionalSockets = numberOf(attributes, 'sockets')
  return {
    billingFrequency: FREQUENCIES.get(period) ?? `every ${period} months`,
    ...(term !== undefined && { contractLength: `${term} months` }),
    ...(renewal !== undefined && { autoRenew: renewal > 0 }),
    ...(numOfUtilities !== undefined && { numOfUtilities }),
    ...(numOfMeters !== undefined && { numOfMeters }),
    ...(additionalSockets !== undefined && { additionalSockets }),
  }
}

const LONGEST_DESCRIPTION = 160

/** Enough to know a part by in a report; a full description would fill an event with a few lines. */
export const shortenDescription = (text: string): string => {
  const plain = text.trim()
  return plain.length <= LONGEST_DESCRIPTION ? plain : `${plain.slice(0, LONGEST_DESCRIPTION - 1).trimEnd()}…`
}
