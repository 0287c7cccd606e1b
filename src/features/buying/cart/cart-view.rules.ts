import { inLanguage, productPath, type PartKind } from '#features/storefront/catalogue/public.ts'
import { pageHref } from '#foundation/blocks/public.ts'
import { findFormerPrice, sumCart, type AgreedPrice, type CartTotals } from '#features/buying/cart/cart.rules.ts'
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
  readonly agreed?: AgreedPrice
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
  readonly kinds: ReadonlyMap<string, PartKind>
  readonly locale: Locale
  readonly hidesPrices: boolean
}

const UNSOLD = { isOwn: false, breaks: [], minimum: 1, step: 1, stock: { state: 'out', quantity: 0 } } as const

const NO_KIND: PartKind = { path: '', category: '', brand: '', description: '' }

/** A line of the cart with its price, agreed in a quote or that of now: what is shown, and what an order is made of. */
const priceCartLine = (line: MatchedLine, { parts, products, kinds, locale, hidesPrices }: CartFacts) => {
  const { seen, sku, agreed, ...stored } = line
  const [part, product] = [parts.get(sku), products.get(sku)]
  const price = agreed ?? (part && !hidesPrices ? priceLine(part, line.quantity) : undefined)
  const { stock, leadDays } = part ?? { ...UNSOLD, leadDays: undefined }
  return {
    ...stored,
    sku,
    name: product ? inLanguage(product.names, locale.language) : sku,
    href: pageHref(locale, productPath(sku)),
    image: product?.images[0],
    kind: kinds.get(sku) ?? NO_KIND,
    // An offered line is sold, whatever the catalogue says now.
    isSold: part !== undefined || agreed !== undefined,
    unit: price?.unit,
    total: price?.total,
    former: hidesPrices || agreed ? undefined : findFormerPrice(seen, price?.unit),
    stock,
    leadDays: agreed?.leadDays ?? leadDays,
  }
}
export type PricedCartLine = ReturnType<typeof priceCartLine>

export const priceCartLines = (facts: CartFacts): PricedCartLine[] => facts.lines.map((line) => priceCartLine(line, facts))

/** A line as people see it; what the market does not sell any more is still shown, so that nothing vanishes from a cart. */
const toLineView = (line: MatchedLine, facts: CartFacts): CartLineView => {
  const { parts, products, replacements, locale, hidesPrices } = facts
  const { kind, image, unit, total, former, stock: _, leadDays: __, ...shown } = priceCartLine(line, facts)
  const [part, product, successor] = [parts.get(line.sku), products.get(line.sku), replacements.get(line.sku)]
  const offer = part ? toAccountOffer(part, line.quantity, hidesPrices) : UNSOLD
  const absent = { list: undefined, leadDays: undefined, contract: undefined }
  const { list, isOwn, contract, breaks, minimum, step, stock, leadDays } = { ...absent, ...offer }
  const { category, brand, description, subscription } = kind
  const name = (words: ShownProduct['names']) => inLanguage(words, locale.language)
  const href = (number: string) => pageHref(locale, productPath(number))
  return {
    ...shown,
    ...(image && { image }),
    category,
    brand,
    description,
    ...(subscription && { subscription }),
    lifecycle: product?.lifecycle ?? 'obsolete',
    ...(successor && { replacement: { sku: successor.sku, name: name(successor.names), href: href(successor.sku) } }),
    ...(unit && total && { unit: toMoneyJson(unit), total: toMoneyJson(total) }),
    ...(former && { former: toMoneyJson(former) }),
    isOwn,
    // A price that was agreed in a quote is not the contract's.
    ...(contract && !line.agreed && { contract }),
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
export const describeTotals = ({
  lines,
  parts,
  hidesPrices,
}: Pick<CartFacts, 'parts' | 'hidesPrices'> & {
  readonly lines: readonly Pick<MatchedLine, 'sku' | 'quantity' | 'isSaved'>[]
}) => {
  const totals: CartTotals = sumCart(lines, ({ sku, quantity }) => {
    const part = parts.get(sku)
    return part && !hidesPrices ? priceLine(part, quantity)?.total : undefined
  })
  const { subtotal, ...counts } = totals
  return { ...counts, ...(subtotal && { subtotal: toMoneyJson(subtotal) }) }
}
