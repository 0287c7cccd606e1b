import { exchange, type ExchangeRate } from '#features/company/purchase-policy/exchange.rules.ts'
import type { Money } from '#kernel/money.ts'

/** Whether approving such an amount needs fresh proof of who decides; without a rate to compare by, it does. */
export const isAboveProofLimit = (net: Money, limit: Money, rates: readonly ExchangeRate[], day: string): boolean => {
  const compared = exchange(rates, net, limit.currency, day)
  return !compared || compared.money.minor > limit.minor
}
