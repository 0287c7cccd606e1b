import { parseDecimal, type Money } from '#kernel/money.ts'

/** The text of an amount field as a limit: nothing is no limit, undefined is no amount. */
export const readTypedLimit = (typed: string, currency: string): Money | null | undefined => {
  const text = typed.replaceAll(/[\s'’]/g, '')
  if (text === '') return null
  // `1,000` is a thousand to some and one to others: it is asked again.
  const match = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', fraction] = match
  return parseDecimal(fraction === undefined ? whole : `${whole}.${fraction}`, currency)
}
