import { currencyOfMarket, type MarketCurrencies } from '#features/storefront/catalogue/product/market-currency.rules.ts'
import { readListPrice, type PriceLists } from '#features/storefront/catalogue/product/price.rules.ts'
import { inLanguage, type Lifecycle } from '#features/storefront/catalogue/product/product.rules.ts'
import { pageHref } from '#foundation/blocks/public.ts'
import { numberFormat } from '#kernel/formatters.ts'
import type { Language, Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { toMoneyJson, type MoneyJson } from '#kernel/money.ts'

type Words = Readonly<Partial<Record<Language, string>>>

/** The name and unit of an attribute. */
export type AttributeName = { readonly key: string; readonly names: Words; readonly unit: string | null }

export type Fact = { readonly key: string; readonly name: string; readonly value: string }

export type Stock = {
  readonly state: 'in' | 'low' | 'out'
  readonly quantity: number
  /** A part that is not stocked is never out of stock: it is made to order, or comes as a licence. */
  readonly supply?: 'order' | 'licence'
}

/** A product as lists show it: nothing in it is personal. */
export type ProductCard = {
  readonly sku: string
  readonly name: string
  readonly href: string
  readonly image?: string
  readonly brand?: string
  readonly facts: readonly Fact[]
  readonly price?: MoneyJson
  readonly stock: Stock
  readonly lifecycle: Lifecycle
}

export type CardSource = {
  readonly sku: string
  readonly names: Words
  readonly images: readonly string[]
  readonly brand: string | null
  readonly attributes: Readonly<Record<string, string | number>>
  readonly prices: PriceLists
  readonly stock: Readonly<Record<string, number>>
  readonly lifecycle: Lifecycle
}

export type CardSetting = {
  readonly locale: Locale
  readonly market: readonly string[]
  readonly currencies: MarketCurrencies
  readonly attributes: readonly AttributeName[]
  readonly brandNames: ReadonlyMap<string, string>
  /** The flag hideCurrency: then no price is shown to anonymous visitors. */
  readonly hidesPrices: boolean
  /** How many attributes it says; a few unless given. */
  readonly mostFacts?: number
}

const LOW = 10

/** Fields of software and services only. */
const WITHOUT_A_BODY = ['users', 'tags', 'platform', 'database', 'term', 'days', 'participants', 'support']

/** How a part comes that no warehouse keeps. */
export const readSupply = ({ stock, attributes }: Pick<CardSource, 'stock' | 'attributes'>): Stock['supply'] => {
  if (Object.keys(stock).length > 0) return undefined
  return WITHOUT_A_BODY.some((key) => lookUp(attributes, key) !== undefined) ? 'licence' : 'order'
}

/** The stock of all warehouses together; a market is served from all of them. */
export const readStock = (stock: Readonly<Record<string, number>>): Stock => {
  const quantity = Object.values(stock).reduce((sum, pieces) => sum + pieces, 0)
  return { quantity, state: quantity === 0 ? 'out' : quantity < LOW ? 'low' : 'in' }
}

/** Pieces, or how it comes where nobody keeps any. */
export const describeStock = (product: Pick<CardSource, 'stock' | 'attributes'>): Stock => {
  const supply = readSupply(product)
  return supply ? { ...readStock(product.stock), supply } : readStock(product.stock)
}

type PriceSetting = Pick<CardSetting, 'market' | 'currencies'>

export const listPrice = (prices: PriceLists, { market, currencies }: PriceSetting): MoneyJson | undefined => {
  const price = readListPrice(prices, currencyOfMarket(currencies, market))
  return price && toMoneyJson(price)
}

/** Numbers in the way of the language, with their unit. */
export const toFacts = (
  attributes: CardSource['attributes'],
  names: readonly AttributeName[],
  language: Language,
  most = Infinity,
): Fact[] =>
  names
    .filter(({ key }) => lookUp(attributes, key) !== undefined)
    .slice(0, most)
    .map(({ key, names: words, unit }) => {
      const value = lookUp(attributes, key)
      const text = typeof value === 'number' ? numberFormat(language).format(value) : String(value)
      return { key, name: inLanguage(words, language), value: unit ? `${text} ${unit}` : text }
    })

const FACTS_ON_A_CARD = 3

export const productPath = (sku: string): string => `/products-dynamic/${encodeURIComponent(sku)}`

export const toCard = (product: CardSource, setting: CardSetting): ProductCard => {
  const { locale, attributes, brandNames, hidesPrices, mostFacts = FACTS_ON_A_CARD } = setting
  return {
    sku: product.sku,
    name: inLanguage(product.names, locale.language),
    href: pageHref(locale, productPath(product.sku)),
    image: product.images[0],
    brand: product.brand === null ? undefined : (brandNames.get(product.brand) ?? product.brand),
    facts: toFacts(product.attributes, attributes, locale.language, mostFacts),
    price: hidesPrices ? undefined : listPrice(product.prices, setting),
    stock: describeStock(product),
    lifecycle: product.lifecycle,
  }
}
