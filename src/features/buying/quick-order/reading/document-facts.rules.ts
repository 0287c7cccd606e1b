import { trimSigns } from '#kernel/trim-signs.ts'

/** Of an order as a whole. */
export type DocumentFacts = { readonly poNumber?: string; readonly currency?: string }

const WORD =
  '(?:purchase\\s{0,8}order|p\\.?\\s?o\\.?|order|bestellung|bestell|bestellnummer|bestellnr|commande|bon de commande|orden de compra|pedido|zam[oó]wieni[ea]|采购订单|订单)'
const MARK = '(?:(?:number|nummer|num|no|nr|n°|nº|id)(?!\\p{L})|编号|号码|号|#)'
/** With a mark or a colon, so that 'order 12 valves' is none. */
const PO = new RegExp(
  `(?<![\\p{L}])${WORD}[\\s.-]{0,20}(?:${MARK}[\\s.:#-]{0,20}|[:#]\\s{0,20})((?=[^\\s]{0,35}\\d)[\\p{L}\\p{N}][\\p{L}\\p{N}/_.-]{2,34})`,
  'giu',
)
/** `PO-4711` is written as one; in 'our PO 4711' the letters only say what the number is. */
const PREFIXED = /(?<![\p{L}\p{N}])(?:PO\s)?((?<=PO\s)\d[\d/-]{2,20}|PO-?\d[\d/-]{2,20})(?![\p{L}\p{N}])/u

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/€/g, 'EUR'],
  [/£/g, 'GBP'],
  [/zł/g, 'PLN'],
  [/\bRMB\b|人民币|元/g, 'CNY'],
  [/\$/g, 'USD'],
]
const CODES = /(?<![\p{L}\p{N}])(EUR|USD|GBP|CHF|PLN|CNY|JPY|CAD|AUD|SEK|NOK|DKK|CZK|INR|BRL|MXN)(?![\p{L}\p{N}])/gu

/** The order's own number, by the words before it. */
export const findPoNumber = (text: string): string | undefined => {
  for (const [, number = ''] of text.matchAll(PO))
    if (/\d/.test(number) && !/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(number)) return trimSigns(number, { end: /[.-]/ })
  return PREFIXED.exec(text)?.[1]
}

/** The currency that is named most; codes before signs, which several countries share. */
export const findCurrency = (text: string): string | undefined => {
  const counts = new Map<string, number>()
  for (const [code] of text.matchAll(CODES)) counts.set(code, (counts.get(code) ?? 0) + 1)
  if (counts.size === 0) for (const [sign, code] of SIGNS) counts.set(code, [...text.matchAll(sign)].length)
  const [best] = [...counts].filter(([, count]) => count > 0).toSorted(([, a], [, b]) => b - a)
  return best?.[0]
}
