/** Money is an integer count of minor units and a currency, never a float. */
export type Money = { readonly minor: bigint; readonly currency: string }

const fractionDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Decimal text without grouping, exact for any size: Intl accepts it without going through a float. */
export const toDecimal = ({ minor, currency }: Money): `${number}` => {
  const digits = fractionDigits(currency)
  const sign = minor < 0n ? '-' : ''
  const all = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0')
  const whole = all.slice(0, all.length - digits)
  return `${sign}${whole}${digits ? `.${all.slice(-digits)}` : ''}` as `${number}`
}

export const formatMoney = (money: Money, localeTag: string): string =>
  new Intl.NumberFormat(localeTag, { style: 'currency', currency: money.currency }).format(toDecimal(money))
