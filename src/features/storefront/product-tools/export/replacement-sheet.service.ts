import type { Replacements } from '#features/storefront/product-tools/replacement/replacement.store.ts'
import { reasonText } from '#features/storefront/product-tools/replacement/reason-text.rules.ts'
import { inLanguage } from '#features/storefront/catalogue/public.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { fillText, type Dictionary } from '#kernel/texts.ts'
import type { Cell, Sheet } from '#platform/files/xlsx-writer.ts'

/** Every answer is a row; a number with several products has several. Pieces have a column where the list had some. */
export const toReplacementSheet = ({ answers, products }: Replacements, language: Language, words: Dictionary): Sheet => {
  const word = (key: string): string => lookUp(words, key) ?? ''
  const names = new Map(products.map(({ sku, names: all }) => [sku, inLanguage(all, language)]))
  const hasQuantities = answers.some(({ quantity }) => quantity !== undefined)
  const count = (quantity: number | undefined): Cell[] => (hasQuantities ? [quantity ?? 1] : [])
  function* rows(): Generator<readonly Cell[]> {
    for (const { asked, quantity, state, finds } of answers) {
      if (finds.length === 0) yield [asked, ...count(quantity), undefined, undefined, undefined, word(`answer.${state}`)]
      for (const { sku, percent, reason } of finds) {
        const { key, values } = reasonText(reason)
        yield [asked, ...count(quantity), sku, names.get(sku), percent / 100, fillText(word(key), values)]
      }
    }
  }
  return {
    name: word('replacement.title'),
    columns: [
      { header: word('column.asked'), width: 24 },
      ...(hasQuantities ? [{ header: word('column.quantity'), width: 10 }] : []),
      { header: word('column.sku'), width: 20 },
      { header: word('column.name'), width: 48 },
      { header: word('column.confidence'), width: 12, style: 'percent' },
      { header: word('column.reason'), width: 60 },
    ],
    rows: rows(),
  }
}
