import { sql } from 'kysely'
import { findCart, openCart, type Cart, type CartOwner } from '#features/buying/cart/cart.store.ts'
import type { Tx } from '#platform/database/database.ts'

export type ActiveCart = Cart &
  CartOwner & {
    readonly orderNumber: string | null
    readonly orderedAt: Date | null
    readonly quoteNumber: string | null
    readonly pricesUntil: Date | null
  }

/** Held until the transaction ends, so that of several who order it one does; somebody else's does not exist. */
export const lockCart = (tx: Tx, personId: string, id: string): Promise<ActiveCart | undefined> =>
  tx
    .selectFrom('cart')
    .select(['id', 'version', 'personId', 'soldToId', 'orderNumber', 'orderedAt', 'quoteNumber', 'pricesUntil'])
    .where('id', '=', id)
    .where('personId', '=', personId)
    .where('punchOutId', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** How many a person ordered since then. */
export const countOrdered = async (tx: Tx, personId: string, since: Date): Promise<number> => {
  const { count } = await tx
    .selectFrom('cart')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('personId', '=', personId)
    .where('orderedAt', '>', since)
    .where('orderNumber', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Lines that were saved for later wait in the next cart. */
const moveSaved = async (tx: Tx, cart: ActiveCart, now: Date): Promise<void> => {
  const next = await openCart(tx, { personId: cart.personId, soldToId: cart.soldToId }, now)
  await tx.updateTable('cartLine').set({ cartId: next.id }).where('cartId', '=', cart.id).where('isSaved', '=', true).execute()
}

/** The order has its lines from here on. */
export const closeCart = async (tx: Tx, cart: ActiveCart, orderNumber: string, now: Date): Promise<void> => {
  const { rows } = await sql<{ hasSaved: boolean }>`
    with closed as (update cart set ordered_at = ${now}, order_number = ${orderNumber}, changed_at = ${now} where id = ${cart.id}),
      ordered as (delete from cart_line where cart_id = ${cart.id} and not is_saved)
    select exists (select from cart_line where cart_id = ${cart.id} and is_saved) as has_saved`.execute(tx)
  if (rows[0]?.hasSaved) await moveSaved(tx, cart, now)
}

/** Nobody changes it while it waits for approval: it is a cart without an order that is not open any more. */
export const setCartAside = async (tx: Tx, cart: ActiveCart, now: Date): Promise<void> => {
  const { rows } = await sql<{ hasSaved: boolean }>`
    update cart set ordered_at = ${now}, changed_at = ${now} where id = ${cart.id}
    returning exists (select from cart_line where cart_id = cart.id and is_saved) as has_saved`.execute(tx)
  if (rows[0]?.hasSaved) await moveSaved(tx, cart, now)
}

/** Open again; where the person has begun another cart meanwhile, its lines join that one. One of a quote stays its own. */
export const reopenCart = async (tx: Tx, cart: ActiveCart, now: Date): Promise<void> => {
  if (cart.quoteNumber !== null) return
  const open = await findCart(tx, cart)
  if (!open) {
    await tx.updateTable('cart').set({ orderedAt: null, changedAt: now }).where('id', '=', cart.id).execute()
    return
  }
  const next = await openCart(tx, cart, now)
  await sql`
    update cart_line as line set quantity = line.quantity + waiting.quantity from cart_line as waiting
    where line.cart_id = ${next.id} and not line.is_saved and waiting.cart_id = ${cart.id} and waiting.sku = line.sku`.execute(tx)
  await sql`
    delete from cart_line as waiting using cart_line as line
    where waiting.cart_id = ${cart.id} and line.cart_id = ${next.id} and not line.is_saved and waiting.sku = line.sku`.execute(tx)
  await tx.updateTable('cartLine').set({ cartId: next.id }).where('cartId', '=', cart.id).execute()
}

/** A cart beside the one that the person fills, for an order that is placed in the same transaction. */
export const openSeparateCart = async (tx: Tx, { personId, soldToId }: CartOwner, now: Date): Promise<string> => {
  // Of carts that were not ordered a person has one an account; this one is about to be.
  const { id } = await tx
    .insertInto('cart')
    .values({ personId, soldToId, changedAt: now, orderedAt: now, orderNumber: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
