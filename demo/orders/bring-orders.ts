import { nameOfAccount, soldTosOf } from '#demo/accounts/sold-tos.ts'
import type { Bringing } from '#demo/bring-lines.ts'
import { listProducts } from '#demo/catalogue/products/list-products.ts'
import { listDemoOrders, type DemoCustomer } from '#demo/orders/demo-order.ts'
import { listPeople, type Person } from '#demo/people.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { readDeliveryTerms } from '#features/buying/delivery-terms/public.server.ts'
import { lookUp } from '#kernel/look-up.ts'

const PRODUCTS = 300
/** By person, for each of their accounts. */
const COUNTS: Readonly<Partial<Record<string, readonly number[]>>> = {
  buyer: [90, 240, 90],
  single: [45],
  accounting: [12],
  logistics: [12],
}
const FIRST_NUMBER = 40_000_000
const APART = 200_000

type Ordering = { readonly customer: DemoCustomer; readonly count: number }

const listCustomers = (people: readonly Person[]): Ordering[] =>
  people.flatMap((person, position) => {
    const counts = lookUp(COUNTS, person.who) ?? []
    const colleagues = people.filter(({ traits }) => traits.colleagueOf === person.who).map(({ email }) => email)
    return soldTosOf(person, position).flatMap((account, at) => {
      const { name, city, countryCode, currencies } = account
      const [count, first] = [counts[at], currencies[0]]
      if (count === undefined || first === undefined) return []
      const customer: DemoCustomer = {
        account: nameOfAccount(account),
        name,
        city,
        countryCode,
        currencies: [first, ...currencies.slice(1)],
        firstNumber: FIRST_NUMBER + (position * 4 + at) * APART,
        people: [person.email, person.email, ...colleagues],
      }
      return [{ customer, count }]
    })
  })

/** Three years of orders of the people who have a history, with what was sent; they end on the day the demo is made. */
export const bringOrders = async ({ tx, bring }: Bringing, tenant: TenantKey, now: Date): Promise<void> => {
  await tx.deleteFrom('orders').execute()
  const products = [...listProducts(tenant, PRODUCTS)]
  const terms = await readDeliveryTerms(tx)
  const orders = listCustomers(listPeople(tenant)).flatMap(({ customer, count }) => [
    ...listDemoOrders({ customer, products, count, now, terms }),
  ])
  await bring(
    'orders',
    orders.map(({ line }) => line),
  )
  await bring(
    'orders',
    orders.flatMap(({ line: { orderNumber }, backorders }) => (backorders.length > 0 ? [{ orderNumber, backorders }] : [])),
  )
  await bring(
    'shipments',
    orders.flatMap(({ line: { orderNumber }, shipments }) =>
      shipments.map((shipment, at) => ({ ...shipment, orderNumber, shipmentNumber: `8${orderNumber}${at + 1}` })),
    ),
  )
}
