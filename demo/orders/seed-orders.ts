import { soldTosOf } from '#demo/accounts/sold-tos.ts'
import { listProducts } from '#demo/catalogue/products/list-products.ts'
import { listDemoOrders, type DemoCustomer, type DemoOrder } from '#demo/orders/demo-order.ts'
import { listPeople, type Person } from '#demo/people.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { readDeliveryTerms } from '#features/buying/delivery-terms/public.server.ts'
import { insertHistory, insertOrders } from '#features/orders/orders/public.seed.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { Tx } from '#platform/database/database.ts'

const PRODUCTS = 300
const BATCH = 200
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
    const colleagues = people.filter(({ traits }) => traits.colleagueOf === person.who).map(({ id }) => id)
    return soldTosOf(person, position).flatMap(({ erpId, number, name, city, countryCode, currencies }, at) => {
      const [count, first] = [counts[at], currencies[0]]
      if (count === undefined || first === undefined) return []
      const customer: DemoCustomer = {
        accountKey: `${erpId}~${number}`,
        name,
        city,
        countryCode,
        currencies: [first, ...currencies.slice(1)],
        firstNumber: FIRST_NUMBER + (position * 4 + at) * APART,
        people: [person.id, person.id, ...colleagues],
      }
      return [{ customer, count }]
    })
  })

export const saveDemoOrders = async (tx: Tx, orders: readonly DemoOrder[]): Promise<void> => {
  const inserted = await insertOrders(tx, orders)
  const placed = orders.map((order, at) => ({ order, id: inserted[at]?.id ?? '' }))
  await insertHistory(tx, {
    events: placed.flatMap(({ order, id }) => order.life.events.map((event) => ({ ...event, orderId: id }))),
    shipments: placed.flatMap(({ order, id }) =>
      order.life.shipments.map((shipment, at) => ({ ...shipment, orderId: id, number: `8${order.number}${at + 1}` })),
    ),
  })
}

/** Three years of orders of the people who have a history; they end on the day the demo is made. */
export const seedOrders = async (tx: Tx, tenant: TenantKey, now: Date): Promise<void> => {
  await tx.deleteFrom('orders').execute()
  const products = [...listProducts(tenant, PRODUCTS)]
  const terms = await readDeliveryTerms(tx)
  let batch: DemoOrder[] = []
  for (const { customer, count } of listCustomers(listPeople(tenant)))
    for (const order of listDemoOrders({ customer, products, count, now, terms }))
      if (batch.push(order) >= BATCH) {
        await saveDemoOrders(tx, batch)
        batch = []
      }
  await saveDemoOrders(tx, batch)
}
