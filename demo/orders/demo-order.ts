import { makeDice, type Dice } from '#demo/pictures/dice.ts'
import { PLACES } from '#demo/accounts/places.ts'
import { addDays, planLife, writeDay } from '#demo/orders/order-life.ts'
import { chargeByTerms, type DeliveryTerms } from '#features/buying/delivery-terms/public.ts'
import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import { percentOf, toDecimal } from '#kernel/money.ts'

/** An account that orders, and who does it for it. */
export type DemoCustomer = {
  readonly account: string
  readonly name: string
  readonly city: string
  readonly countryCode: string
  readonly currencies: readonly [string, ...string[]]
  /** Numbers of its orders begin here. */
  readonly firstNumber: number
  readonly people: readonly [string, ...string[]]
}

/** An order as its line says it, and what was sent of it. */
export type DemoOrder = ReturnType<typeof makeOrder>

const DAYS = 1095
const SITES = ['Main warehouse', 'Plant 2, gate C', 'Service workshop'] as const
const STREETS = ['Harbour Road 14', 'Mill Lane 3', 'Industrial Park 27'] as const
const METHODS = ['standard', 'standard', 'express', 'standard'] as const
const TAX_NAMES = { vat: 'VAT', sales: 'Sales tax' } as const

/** Denser towards today: this month has more orders than the same one three years ago. */
const ageOf = (back: number, count: number): number => DAYS * ((back + 0.4) / count) ** 1.4

const listPriceOf = (prices: ProductRecord['prices'], currency: string): number | undefined =>
  lookUp(lookUp(prices, 'list') ?? {}, currency)

const sellable = (products: readonly ProductRecord[], currency: string): ProductRecord[] =>
  products.filter(({ lifecycle, prices }) => lifecycle === 'active' && listPriceOf(prices, currency) !== undefined)

const pickProducts = (dice: Dice, products: readonly ProductRecord[], count: number): ProductRecord[] => {
  const chosen = new Map<string, ProductRecord>()
  // Half of what people order they have ordered before: the first parts come up again and again.
  while (chosen.size < Math.min(count, products.length)) {
    const product = products[dice.int(0, (dice.chance(0.5) ? Math.min(40, products.length) : products.length) - 1)]
    if (product) chosen.set(product.sku, product)
  }
  return [...chosen.values()]
}

const shipToOf = (customer: DemoCustomer, at: number) => {
  // Its sites are in its own country, so that every order has the taxes of where the account is.
  const near = PLACES.filter(({ countryCode }) => countryCode === customer.countryCode)
  const home = near.findIndex(({ city }) => city === customer.city)
  const { city, state, postalCode, countryCode } = near[(home + at) % near.length] ?? PLACES[0]
  return { name: customer.name, street: STREETS[at % STREETS.length] ?? '', city, state, postalCode, countryCode }
}

type OrderWish = {
  readonly customer: DemoCustomer
  readonly products: readonly ProductRecord[]
  readonly count: number
  readonly now: Date
  readonly terms: DeliveryTerms
}

/** `back`: how many of the account's orders came after it. */
const makeOrder = ({ customer, products, count, now, terms }: OrderWish, back: number) => {
  const dice = makeDice(`order/${customer.account}/${back}`)
  const currency = back % 5 === 3 ? (customer.currencies[1] ?? customer.currencies[0]) : customer.currencies[0]
  const placedAt = new Date(Math.floor(addDays(now, -ageOf(back, count)).getTime() / 60_000) * 60_000)
  const parts = pickProducts(dice, sellable(products, currency), dice.int(1, 6)).map((product) => ({
    product,
    quantity: dice.pick([1, 1, 2, 4, 5, 10, 20]),
  }))
  const life = planLife({ dice, back, placedAt, now, quantities: parts.map(({ quantity }) => quantity) })
  const site = back % 4 === 0 ? 1 : back % 7 === 0 ? 2 : 0
  const lines = parts.map(({ product: { sku, names, category, prices }, quantity }) => ({
    sku,
    name: names['en'] ?? sku,
    category,
    quantity,
    unit: percentOf({ minor: BigInt(listPriceOf(prices, currency) ?? 0), currency }, '88', 'half-up'),
    promisedOn: life.promisedOn,
  }))
  const net = lines.reduce((sum, { unit, quantity }) => sum + unit.minor * BigInt(quantity), 0n)
  const shipTo = shipToOf(customer, site)
  const method = METHODS[back % METHODS.length] ?? 'standard'
  const { freight, taxes } = chargeByTerms(terms, {
    ...{ subtotal: { minor: net, currency }, method, day: writeDay(placedAt) },
    ...{ countryCode: shipTo.countryCode, region: shipTo.state },
  })
  const line = {
    ...{
      orderNumber: String(customer.firstNumber + count - back),
      account: customer.account,
      poNumber: `PO-${5000 + count - back}`,
    },
    // Some came by telephone.
    placedBy: back % 9 === 8 ? undefined : (customer.people[back % customer.people.length] ?? customer.people[0]),
    ...{ state: life.state, history: life.history, placedAt: placedAt.toISOString(), promisedOn: life.promisedOn, currency },
    requestedOn: writeDay(addDays(placedAt, 7 + dice.int(0, 6))),
    ...{ shipTo, site: SITES[site] ?? '', deliveryMethod: method, isComplete: back % 10 === 4 },
    paymentType: back % 6 === 5 ? 'card' : back % 2 === 0 ? 'purchase-order' : 'account',
    lines: lines.map(({ unit, ...rest }) => ({ ...rest, unitPrice: toDecimal(unit) })),
    freight: toDecimal(freight),
    taxes: taxes.map(({ kind, percent, amount }) => ({ name: TAX_NAMES[kind], percent, amount: toDecimal(amount) })),
  }
  const backorders = life.backordered.flatMap((backordered, at) =>
    backordered > 0 ? [{ position: at + 1, backordered, promisedOn: life.promisedOn }] : [],
  )
  return { line, backorders, shipments: life.shipments }
}

/** The orders of an account, the first one first; the same on every machine but for the day they count from. */
export function* listDemoOrders(requested: OrderWish): Generator<DemoOrder> {
  for (let back = requested.count - 1; back >= 0; back -= 1) yield makeOrder(requested, back)
}
