import { sql } from 'kysely'
import type { AgreedPrice } from '#features/buying/cart/cart.rules.ts'
import type { CartOwner } from '#features/buying/cart/cart.store.ts'
import type { Tx } from '#platform/database/database.ts'

type QuoteCart = {
  readonly quoteNumber: string
  /** The instant until which it can be ordered. */
  readonly pricesUntil: Date
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly agreed: AgreedPrice }[]
}

/**
 * A cart of its own beside the open one. It counts as closed from the start (`ordered_at`), so that no call that changes the
 * account's open cart finds it; its order number comes with the order.
 */
export const insertQuoteCart = async (tx: Tx, owner: CartOwner, cart: QuoteCart, now: Date): Promise<string> => {
  const { quoteNumber, pricesUntil, lines } = cart
  const { id } = await tx
    .insertInto('cart')
    .values({ personId: owner.personId, soldToId: owner.soldToId, quoteNumber, pricesUntil, changedAt: now, orderedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('cartLine')
    .values(
      lines.map(({ sku, quantity, agreed: { unit, total, leadDays } }) => ({
        cartId: id,
        sku,
        quantity,
        agreedUnitMinor: unit.minor,
        agreedTotalMinor: total.minor,
        agreedCurrency: unit.currency,
        agreedLeadDays: leadDays ?? null,
        seenMinor: null,
      })),
    )
    .execute()
  return id
}

/** Whoever accepted the quote has left: their cart is none of the quote's any more, and nobody orders it. */
export const detachQuoteCart = async (tx: Tx, quoteNumber: string): Promise<void> => {
  await tx
    .updateTable('cart')
    .set({ quoteNumber: null, pricesUntil: null })
    .where('quoteNumber', '=', quoteNumber)
    .where('orderNumber', 'is', null)
    .execute()
}

/** A cart of the person and account that was not ordered yet: the open one, or one of a quote; none that waits for approval. */
export const findUnorderedCart = (tx: Tx, { personId, soldToId }: CartOwner, id: string): Promise<{ id: string } | undefined> =>
  tx
    .selectFrom('cart')
    .select('id')
    .where('id', '=', id)
    .where('personId', '=', personId)
    .where('soldToId', '=', soldToId)
    .where('orderNumber', 'is', null)
    .where('punchOutId', 'is', null)
    .where((eb) => eb.or([eb('orderedAt', 'is', null), eb('quoteNumber', 'is not', null)]))
    .where(sql<boolean>`not exists (select from approval where cart_id = cart.id and state in ('Waiting', 'Escalated'))`)
    .executeTakeFirst()

export type CartQuote = { readonly number: string; readonly until: Date }

type QuoteColumns = { readonly quoteNumber: string | null; readonly pricesUntil: Date | null }

export const toCartQuote = ({ quoteNumber, pricesUntil }: QuoteColumns): CartQuote | undefined =>
  quoteNumber === null || pricesUntil === null ? undefined : { number: quoteNumber, until: pricesUntil }

/** The quote that made the cart; undefined for any other. */
export const findCartQuote = async (tx: Tx, id: string): Promise<CartQuote | undefined> => {
  const cart = await tx.selectFrom('cart').select(['quoteNumber', 'pricesUntil']).where('id', '=', id).executeTakeFirst()
  return cart && toCartQuote(cart)
}
