import { inLanguage, productPath, type PartKind } from '#features/storefront/catalogue/public.ts'
import { pageHref } from '#foundation/blocks/public.ts'
import { findFormerPrice, sumCart, type CartTotals } from '#features/buying/cart/cart.rules.ts'
import type { CartLineView } from '#features/buying/cart/cart.schema.ts'
import { priceLine, toAccountOffer, type PricedPart } from '#features/buying/pricing/public.ts'
import type { Language, Locale } from '#kernel/locale.ts'
import { toMoneyJson, type Money } from '#kernel/money.ts'

type MatchedLine = {
  readonly id: string
  readonly sku: string
  readonly quantity: number
  readonly note: string
  readonly requestedOn: string | null
  readonly isSaved: boolean
  readonly seen?: Money
}

export type ShownProduct = {
  readonly sku: string
  readonly names: Readonly<Partial<Record<Language, string>>>
  readonly images: readonly string[]
  readonly lifecycle: CartLineView['lifecycle']
}

export type CartFacts = {
  readonly lines: readonly MatchedLine[]
  readonly parts: ReadonlyMap<string, PricedPart>
  readonly products: ReadonlyMap<string, ShownProduct>
  /** The current replacement of a part, by its number. */
  readonly replacements: ReadonlyMap<string, Pick<ShownProduct, 'sku' | 'names'>>
  /** Fields of a part for reports, by its number. */
  readonly kinds: ReadonlyMap<string, Pick<PartKind, 'category' | 'brand' | 'description' | 'subscription'>>
  readonly locale: Locale
  readonly hidesPrices: boolean
}

const UNSOLD = { isOwn: false, breaks: [], minimum: 1, step: 1, stock: { state: 'out', quantity: 0 } } as const

/** A line as people see it; what the market does not sell any more is still shown, so that nothing vanishes from a cart. */
const toLineView = (line: MatchedLine, facts: CartFacts): CartLineView => {
  const { parts, products, replacements, kinds, locale, hidesPrices } = facts
  const { seen, sku, ...stored } = line
  const [part, product, successor] = [parts.get(sku), products.get(sku), replacements.get(sku)]
  const offer = part ? toAccountOffer(part, line.quantity, hidesPrices) : UNSOLD
  const price = part && !hidesPrices ? priceLine(part, line.quantity) : undefined
  const former = hidesPrices ? undefined : findFormerPrice(seen, price?.unit)
  const name = (words: ShownProduct['names']) => inLanguage(words, locale.language)
  const href = (number: string) => pageHref(locale, productPath(number))
  const { list, isOwn, breaks, minimum, step, stock, leadDays } = { list: undefined, leadDays: undefined, ...offer }
  return {
    ...stored,
    sku,
    name: product ? name(product.names) : sku,
    href: href(sku),
    ...(product?.images[0] && { image: product.images[0] }),
    category: kinds.get(sku)?.category ?? '',
    brand: kinds.get(sku)?.brand ?? '',
    description: kinds.get(sku)?.description ?? '',
    ...(kinds.get(sku)?.subscription && { subscription: kinds.get(sku)?.subscription }),
    isSold: part !== undefined,
    lifecycle: product?.lifecycle ?? 'obsolete',
    ...(successor && { replacement: { sku: successor.sku, name: name(successor.names), href: href(successor.sku) } }),
    ...(price && { unit: toMoneyJson(price.unit), total: toMoneyJson(price.total) }),
    ...(former && { former: toMoneyJson(former) }),
    isOwn,
    ...(list && { list }),
    breaks,
    minimum,
    step,
    ...(leadDays !== undefined && { leadDays }),
    stock,
  }
}

export const describeLines = (facts: CartFacts): CartLineView[] => facts.lines.map((line) => toLineView(line, facts))

/** Computed here from current prices [T-79]. */
export const describeTotals = ({ lines, parts, hidesPrices }: Pick<CartFacts, 'lines' | 'parts' | 'hidesPrices'>) => {
  const totals: CartTotals = sumCart(lines, ({ sku, quantity }) => {
    const part = parts.get(sku)
    return part && !hidesPrices ? priceLine(part, quantity)?.total : undefined
  })
  const { subtotal, ...counts } = totals
  return { ...counts, ...(subtotal && { subtotal: toMoneyJson(subtotal) }) }
}
