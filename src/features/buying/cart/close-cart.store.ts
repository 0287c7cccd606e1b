import { sql } from 'kysely'
import { openCart, type Cart, type CartOwner } from '#features/buying/cart/cart.store.ts'
import type { Tx } from '#platform/database/database.ts'

export type ActiveCart = Cart & CartOwner & { readonly orderNumber: string | null }

/** Held until the transaction ends, so that of several who order it one does; somebody else's does not exist. */
export const lockCart = (tx: Tx, personId: string, id: string): Promise<ActiveCart | undefined> =>
  tx
    .selectFrom('cart')
    .select(['id', 'version', 'personId', 'soldToId', 'orderNumber'])
    .where('id', '=', id)
    .where('personId', '=', personId)
    .forUpdate()
    .executeTakeFirst()

/** How many a person ordered since then. */
export const countOrdered = async (tx: Tx, personId: string, since: Date): Promise<number> => {
  const { count } = await tx
    .selectFrom('cart')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('personId', '=', personId)
    .where('orderedAt', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** The order has its lines from here on; what was saved for later waits in the next cart. */
export const closeCart = async (tx: Tx, cart: ActiveCart, orderNumber: string, now: Date): Promise<void> => {
  await tx.updateTable('cart').set({ orderedAt: now, orderNumber, changedAt: now }).where('id', '=', cart.id).execute()
  await tx.deleteFrom('cartLine').where('cartId', '=', cart.id).where('isSaved', '=', false).execute()
  const saved = await tx.selectFrom('cartLine').select('id').where('cartId', '=', cart.id).limit(1).executeTakeFirst()
  if (!saved) return
  const next = await openCart(tx, cart, now)
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
