import type { AccountOffer, OfferStock } from '#features/storefront/catalogue/public.ts'
import { readStock } from '#features/storefront/catalogue/public.ts'
import { freeStock } from '#features/buying/pricing/reservation.rules.ts'
import { choosePriceSteps, priceAt, stepAt, type PriceStep } from '#features/buying/pricing/price-steps.rules.ts'
import type { QuantityTerms } from '#features/buying/pricing/quantity.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import { multiplyMoney, toMoneyJson, type Money } from '#kernel/money.ts'

export type Delivery = { readonly warehouse: string; readonly on: string; readonly quantity: number }

/** A part as its account sees it, whatever the quantity. */
export type PricedPart = QuantityTerms & {
  readonly sku: string
  /** Empty: the price must be requested. */
  readonly steps: readonly PriceStep[]
  /** Agreed with the account, and not the public price. */
  readonly isOwn: boolean
  /** The public price in the same currency. */
  readonly listed?: Money
  readonly stock: OfferStock
  readonly leadDays?: number
}

/** A price that holds today, on the list of its name; `until` is its last day. */
type PriceOfPart = { readonly list: string; readonly from: number; readonly minor: string; readonly until?: string | null }

/** As the store reads it. */
export type PartRow = QuantityTerms & {
  readonly sku: string
  /** Minor units as text: no float on the way. */
  readonly listed: string | null
  readonly prices: readonly PriceOfPart[] | null
  readonly stock: Readonly<Record<string, number>>
  /** Reservations of placed orders, by warehouse. */
  readonly reserved?: Readonly<Record<string, number>> | null
  readonly leadDays: number | null
  readonly deliveries: readonly Delivery[] | null
}

export type PriceTerms = {
  readonly currency: string
  /** Of the account, in small letters. */
  readonly country: string
  readonly priceList?: string | null
}

/** The public list under its own name among all price lists. */
export const PUBLIC_LIST = 'list'
/** Prices for one account are on no list. */
const ACCOUNT = ''

/** The warehouse of the account's country while it holds something; else all of them, as for the market. */
export const stockFor = (row: Pick<PartRow, 'stock' | 'reserved' | 'deliveries'>, country: string): OfferStock => {
  const stock = row.reserved ? freeStock(row.stock, row.reserved) : row.stock
  const near = lookUp(stock, country)
  const [first] = row.deliveries ?? []
  const next = row.deliveries?.find(({ warehouse }) => warehouse === country) ?? first
  return {
    ...readStock(near ? { [country]: near } : stock),
    ...(near ? { warehouse: country } : {}),
    ...(next ? { next: { on: next.on, quantity: next.quantity } } : {}),
  }
}

export const toPricedPart = (row: PartRow, { currency, country, priceList }: PriceTerms): PricedPart => {
  const { sku, minimum, step, prices, listed } = row
  const money = (minor: string): Money => ({ minor: BigInt(minor), currency })
  const stepsOf = (list: string | null | undefined): PriceStep[] =>
    prices?.filter((price) => price.list === list).map(({ from, minor }) => ({ from, price: money(minor) })) ?? []
  const list = stepsOf(PUBLIC_LIST)
  const known = list.find(({ from }) => from === 1)?.price ?? (listed === null ? undefined : money(listed))
  const account = stepsOf(ACCOUNT)
  const contract =
    prices
      ?.filter((price) => priceList && price.list === priceList)
      .map(({ list: name, from, minor, until }) => ({
        from,
        price: money(minor),
        contract: { number: name, ...(until && { until }) },
      })) ?? []
  return {
    sku,
    minimum,
    step,
    steps: choosePriceSteps({ account, contract, list, listed: known }),
    isOwn: [...account, ...contract].some(({ price }) => price.minor !== known?.minor),
    ...(known && { listed: known }),
    stock: stockFor(row, country),
    ...(row.leadDays !== null && { leadDays: row.leadDays }),
  }
}

export type LinePrice = { readonly unit: Money; readonly total: Money }

/** The price of so many pieces; undefined where it has to be requested. */
export const priceLine = ({ steps }: Pick<PricedPart, 'steps'>, quantity: number): LinePrice | undefined => {
  const unit = priceAt(steps, quantity)
  return unit && { unit, total: multiplyMoney(unit, quantity) }
}

/** For the browser; without prices where the site shows none. */
export const toAccountOffer = (part: PricedPart, quantity: number, hidesPrices: boolean): AccountOffer => {
  const { sku, minimum, step, steps, isOwn, listed, stock, leadDays } = part
  const sold = { sku, minimum, step, stock, ...(leadDays !== undefined && { leadDays }) }
  const { price: unit, contract } = stepAt(steps, Math.max(quantity, minimum)) ?? {}
  if (hidesPrices || !unit) return { ...sold, isOwn: false, breaks: [] }
  return {
    ...sold,
    isOwn,
    price: toMoneyJson(unit),
    ...(contract && { contract }),
    ...(isOwn && listed && { list: toMoneyJson(listed) }),
    breaks: steps.length > 1 ? steps.map(({ from, price }) => ({ from, price: toMoneyJson(price) })) : [],
  }
}
