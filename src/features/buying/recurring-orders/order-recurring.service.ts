import {
  openSeparateCart,
  priceParts,
  requireShopperFor,
  saveLines,
  type ShopContext,
  type Shopper,
} from '#features/buying/cart/public.server.ts'
import { placeOrderOf, prepareOrder, type Placement } from '#features/buying/checkout/public.server.ts'
import { priceLine } from '#features/buying/pricing/public.ts'
import { findDifferences, type AgreedLine, type CurrentPart } from '#features/buying/recurring-orders/recurring-order.rules.ts'
import type { RecurringOrder } from '#features/buying/recurring-orders/recurring-order.store.ts'
import { findMember } from '#features/company/people/public.server.ts'
import { findUsableCostCentre } from '#features/company/purchase-policy/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import { Problem } from '#platform/http/errors.ts'

type Requested = { readonly sku: string; readonly quantity: number }

/** Prices and stock of now, not from memory. */
export const readCurrent = async (
  context: ShopContext,
  shopper: Shopper,
  lines: readonly Requested[],
): Promise<Map<string, CurrentPart>> => {
  const fresh = { ...shopper, priceRequest: { ...shopper.priceRequest, isFresh: true } }
  const parts = await priceParts(
    context,
    fresh,
    lines.map(({ sku }) => sku),
  )
  return new Map(
    lines.flatMap(({ sku, quantity }) => {
      const part = parts.get(sku)
      if (!part) return []
      const unit = priceLine(part, quantity)?.unit
      return [[sku, { minor: unit?.minor, currency: unit?.currency ?? '', stock: part.stock.quantity }] as const]
    }),
  )
}

/** Active, and one that the person may order for; 422 for any other. */
export const requireRecurringCentre = async (tx: Tx, personId: string, code: string | null): Promise<void> => {
  if (code === null) return
  const member = await findMember(tx, personId)
  if (!member || !(await findUsableCostCentre(tx, member, code)))
    throw new Problem(422, 'no_cost_centre', 'There is no such cost centre that you may order for.')
}

/** Books the order's own cart on the cost centre of the recurring order. */
export const bookCart = async (
  context: ShopContext,
  shopper: Shopper,
  cartId: string,
  costCentre: string | null,
): Promise<void> => {
  if (costCentre === null) return
  const member = await findMember(context.tx, shopper.personId)
  if (!member || !(await findUsableCostCentre(context.tx, member, costCentre)))
    throw new Problem(409, 'cost_centre_ended', 'The cost centre of this order cannot be used any more.')
  await prepareOrder(context, shopper, cartId, { poNumber: '', costCentre, address: undefined, attention: '' })
}

const CODES = { price: 'price_changed', stock: 'stock_changed', unavailable: 'not_sold' } as const

/** Refuses what is not as it was agreed; nothing is ordered at another price in silence. */
const refuseDifferences = (lines: readonly AgreedLine[], currency: string, current: ReadonlyMap<string, CurrentPart>): void => {
  const differences = findDifferences(lines, currency, current)
  const [first] = differences
  if (!first) return
  throw new Problem(409, CODES[first.reason], 'A price or the stock differs from what was agreed.', {
    extra: { lines: differences },
  })
}

/** Places it once, as the checkout would: rights, account, prices, stock and the company's rules are looked at anew. */
export const orderRecurring = async (context: ShopContext, recurring: RecurringOrder): Promise<Placement> => {
  const { tx, server } = context
  const { lines, currency } = recurring
  const shopper = await requireShopperFor(context, recurring)
  refuseDifferences(lines, currency, await readCurrent(context, shopper, lines))
  const owner = { personId: shopper.personId, soldToId: shopper.account.id }
  const cartId = await openSeparateCart(tx, owner, server.services.clock.now())
  await saveLines(
    tx,
    cartId,
    lines.map(({ sku, quantity, minor }) => ({ sku, quantity, seen: { minor: BigInt(minor), currency } })),
  )
  await bookCart(context, shopper, cartId, recurring.costCentre)
  const knownShort = lines.filter(({ isShort }) => isShort).map(({ sku }) => sku)
  return placeOrderOf(context, shopper, { cartId, knownShort, isSeparate: true })
}
