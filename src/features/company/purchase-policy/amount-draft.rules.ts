import { parseDecimal, toMoneyJson, type MoneyJson } from '#kernel/money.ts'

/** Spaces between thousands are left out; a comma before the last one or two digits is a decimal one. */
const tidyAmount = (text: string): string => {
  const plain = text.replace(/[\s\u00A0\u202F]/g, '')
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return plain.replaceAll(',', '')
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(plain)) return plain.replaceAll('.', '').replace(',', '.')
  return plain.replace(/,(?=\d{1,2}$)/, '.')
}

/** An amount as people type it; undefined for what is none, and for less than nothing. */
export const readAmount = (text: string, currency: string): MoneyJson | undefined => {
  const money = parseDecimal(tidyAmount(text), currency)
  return money && money.minor >= 0n ? toMoneyJson(money) : undefined
}
