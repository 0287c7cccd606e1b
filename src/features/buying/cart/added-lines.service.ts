import type { PlannedLine } from '#features/buying/cart/cart.rules.ts'
import type { saveNamedLines } from '#features/buying/cart/cart.store.ts'
import type { Shopper } from '#features/buying/cart/shopper.service.ts'
import { describePart } from '#features/storefront/catalogue/public.server.ts'
import { inLanguage } from '#features/storefront/catalogue/public.ts'
import { priceLine, type PricedPart } from '#features/buying/pricing/public.ts'
import { multiplyMoney, toMoneyJson } from '#kernel/money.ts'

/** Names and categories are read for so many lines; the others have their part number alone, so that replies stay small. */
export const MOST_NAMED = 100

type AddedLines = {
  readonly lines: readonly PlannedLine[]
  readonly saved: Awaited<ReturnType<typeof saveNamedLines>>
  readonly parts: ReadonlyMap<string, PricedPart>
}

/** The added lines, with the analytics fields of each part [3.12.1]; of very many, the first ones. */
export const describeAdded = ({ locale, hidesPrices }: Shopper, { lines, saved, parts }: AddedLines) => {
  const { language } = locale
  const bySku = new Map(saved.map((line) => [line.sku, line]))
  const describe = (line: PlannedLine, part: NonNullable<AddedLines['saved'][number]['part']> | null) => {
    const { sku, quantity } = line
    const [priced, kind] = [parts.get(sku), part && describePart(part, language)]
    const price = priced && !hidesPrices ? priceLine(priced, quantity) : undefined
    return {
      ...line,
      name: part ? inLanguage(part.title, language) : sku,
      category: kind?.category ?? '',
      brand: kind?.brand ?? '',
      description: kind?.description ?? '',
      ...(kind?.subscription && { subscription: kind.subscription }),
      // At the price of the whole line: breaks count what the cart holds.
      ...(price && { total: toMoneyJson(multiplyMoney(price.unit, line.added)) }),
    }
  }
  return lines.map((line, at) => {
    const { id = '', part = null } = bySku.get(line.sku) ?? {}
    return { id, ...(at < MOST_NAMED ? describe(line, part) : line) }
  })
}
