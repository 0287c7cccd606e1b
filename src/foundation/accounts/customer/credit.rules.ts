import { addMoney, parseDecimal, type Money } from '#kernel/money.ts'

/** As the account's ERP says it: decimal text in its currency. */
export type StoredCredit = {
  readonly currency: string | null
  readonly creditLimit: string | null
  readonly openAmount: string | null
  readonly openAmountAt: Date | null
}

export type Credit = {
  readonly limit: Money
  /** Missing where no ERP has said what is open. */
  readonly open?: Money
  /** When the oldest of the open amounts was true. */
  readonly at?: Date
}

const read = (text: string | null, currency: string): Money | undefined =>
  text === null ? undefined : parseDecimal(text, currency)

/** Undefined for an account without a limit, and for an amount that its currency cannot say. */
export const readCredit = ({ currency, creditLimit, openAmount, openAmountAt }: StoredCredit): Credit | undefined => {
  const limit = currency === null ? undefined : read(creditLimit, currency)
  if (!limit) return undefined
  const open = read(openAmount, limit.currency)
  return { limit, ...(open && { open, ...(openAmountAt && { at: openAmountAt }) }) }
}

const add = (one: Credit, other: Credit): Credit => {
  const open = one.open && other.open ? addMoney(one.open, other.open) : (one.open ?? other.open)
  const [at] = [one.at, other.at].filter((time) => time !== undefined).toSorted((a, b) => a.getTime() - b.getTime())
  return { limit: addMoney(one.limit, other.limit), ...(open && { open }), ...(at && { at }) }
}

/** Of all accounts together, a sum for each currency: amounts of different ones are never added. */
export const sumCredits = (accounts: readonly StoredCredit[]): Credit[] => {
  const byCurrency = new Map<string, Credit>()
  for (const credit of accounts.map(readCredit)) {
    if (!credit) continue
    const { currency } = credit.limit
    const before = byCurrency.get(currency)
    byCurrency.set(currency, before ? add(before, credit) : credit)
  }
  return [...byCurrency.values()]
}

/** From this percentage on somebody should talk to the customer. */
const NEARLY = 90n

export type CreditState = 'unknown' | 'free' | 'nearly' | 'over'

export const assessCredit = ({ limit, open }: Credit): CreditState => {
  if (!open) return 'unknown'
  if (open.minor > limit.minor) return 'over'
  return open.minor * 100n >= limit.minor * NEARLY && limit.minor > 0n ? 'nearly' : 'free'
}
