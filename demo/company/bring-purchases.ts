import { sql } from 'kysely'
import type { Bringing } from '#demo/bring-lines.ts'
import { listProducts } from '#demo/catalogue/products/list-products.ts'
import { servicesAt } from '#demo/past.ts'
import { listPeople } from '#demo/people.ts'
import { nameOfAccount, soldTosOf } from '#demo/accounts/sold-tos.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import {
  openSeparateCart,
  ownerOf,
  priceParts,
  requireShopperFor,
  saveLines,
  type ShopContext,
  type Shopper,
} from '#features/buying/cart/public.server.ts'
import { placeOrderOf } from '#features/buying/checkout/public.server.ts'
import { createRecurring } from '#features/buying/recurring-orders/public.server.ts'

const DAY_MS = 86_400_000
const COUNTRY = 'us'
const PRODUCTS = 120

type Line = { readonly sku: string; readonly quantity: number }

/** Parts that are sold to the account with a price, from there on in the catalogue. */
const chooseLines = async (context: ShopContext, shopper: Shopper, tenant: TenantKey, first: number): Promise<Line[]> => {
  const active = [...listProducts(tenant, PRODUCTS)].filter(({ lifecycle }) => lifecycle === 'active').map(({ sku }) => sku)
  const parts = await priceParts(context, shopper, active.slice(first, first + 20))
  const sold = [...parts].filter(([, { steps }]) => steps.length > 0).map(([sku]) => sku)
  return sold.slice(0, 3).map((sku, at) => ({ sku, quantity: 10 + 5 * at }))
}

/** An order that the requester sent yesterday, and that the approver has seen and not decided yet. No cost centre, no budget. */
const submitOrder = async (context: ShopContext, shopper: Shopper, lines: readonly Line[]): Promise<void> => {
  const { tx, server } = context
  const cartId = await openSeparateCart(tx, ownerOf(shopper), server.services.clock.now())
  await saveLines(tx, cartId, lines)
  const placed = await placeOrderOf(context, shopper, { cartId, knownShort: lines.map(({ sku }) => sku), isSeparate: true })
  if (!('approvalId' in placed)) throw new Error('the order of a requester waits for nobody')
}

/** Open purchases of the buyer's company: an order that waits for approval, one that comes every month, and one on call. */
export const bringPurchases = async ({ tx, services }: Bringing, tenant: TenantKey, now: Date): Promise<void> => {
  await sql`delete from cart where id in (select cart_id from approval)`.execute(tx)
  await sql`delete from approval`.execute(tx)
  await tx.deleteFrom('recurringOrder').execute()
  const people = listPeople(tenant)
  const find = (who: string) => people.find((person) => person.who === who)
  const [buyer, requester, colleague] = [find('buyer'), find('requester'), find('colleague')]
  if (!buyer || !requester || !colleague) return
  const account = soldTosOf(buyer, people.indexOf(buyer))[buyer.traits.soldTo.defaultAt ?? 0]
  if (!account) return
  const contextAt = (daysAgo: number): ShopContext => ({
    tx,
    server: { services: servicesAt(services, new Date(now.getTime() - daysAgo * DAY_MS)) },
    scope: { tenant },
  })
  const shopperOf = (context: ShopContext, personId: string) =>
    requireShopperFor(context, { personId, accountKey: nameOfAccount(account), country: COUNTRY })

  const yesterday = contextAt(1)
  const requesterShopper = await shopperOf(yesterday, requester.id)
  await submitOrder(yesterday, requesterShopper, await chooseLines(yesterday, requesterShopper, tenant, 30))
  // The approvers have read of it: their inbox begins without anything new.
  await sql`update inbox_entry set read_at = at where kind = 'approval' and read_at is null`.execute(tx)

  const lastWeek = contextAt(7)
  const ordering = await shopperOf(lastWeek, colleague.id)
  const startsOn = new Date(now.getTime() + 21 * DAY_MS).toISOString().slice(0, 10)
  const draft = { name: 'Filters and seals, monthly', every: { count: 1, unit: 'months' as const }, startsOn }
  const lines = await chooseLines(lastWeek, ordering, tenant, 55)
  await createRecurring(lastWeek, ordering, { ...draft, lines }, { id: colleague.id })
  const callUntil = new Date(now.getTime() + 240 * DAY_MS).toISOString().slice(0, 10)
  const ofTheYear = lines.map(({ sku, quantity }) => ({ sku, quantity: quantity * 12 }))
  await createRecurring(
    lastWeek,
    ordering,
    { name: 'Spare parts of the year', callUntil, lines: ofTheYear },
    { id: colleague.id },
  )
}
