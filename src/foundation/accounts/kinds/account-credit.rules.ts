import type { Line, LineProblem } from '#foundation/data-kinds/public.ts'
import { parseDecimal } from '#kernel/money.ts'

/** The treatment of an order above the credit limit of its account. */
export const CREDIT_POLICIES = ['warn', 'approve', 'block'] as const

/** A new figure does not take the time of the one before it: orders placed in between would be counted twice. */
export const forgetOldTime = (line: Line): Line =>
  Object.hasOwn(line, 'openAmount') && !Object.hasOwn(line, 'openAmountAt') ? { ...line, openAmountAt: null } : line

type CreditLine = {
  readonly currency: string
  readonly creditLimit?: string | undefined
  readonly openAmount?: string | undefined
  readonly openAmountAt?: string | undefined
}

/** A customer may have money to their credit, so that what is open may be less than nothing; a limit may not. */
export const checkCredit = ({ currency, creditLimit, openAmount, openAmountAt }: CreditLine): LineProblem[] => [
  ...(creditLimit !== undefined && (parseDecimal(creditLimit, currency)?.minor ?? -1n) < 0n
    ? [{ column: 'creditLimit', reason: `${creditLimit} is no amount in ${currency}` }]
    : []),
  ...(openAmount !== undefined && !parseDecimal(openAmount, currency)
    ? [{ column: 'openAmount', reason: `${openAmount} is no amount in ${currency}` }]
    : []),
  ...(openAmount !== undefined && openAmountAt === undefined
    ? [{ column: 'openAmountAt', reason: 'is missing: an open amount comes with the time it was true' }]
    : []),
  ...(openAmount === undefined && openAmountAt !== undefined
    ? [{ column: 'openAmount', reason: 'is missing: its time comes with the amount' }]
    : []),
]
