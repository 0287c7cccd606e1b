import { sql, type ColumnType, type Generated } from 'kysely'
import type { Money } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'

export type AuthorisationState = 'asked' | 'authorised' | 'refused' | 'failed' | 'cancelled'

declare module '#platform/database/database.ts' {
  interface Tables {
    paymentAuthorisation: {
      id: Generated<string>
      cartId: string
      token: string
      amountMinor: ColumnType<string, bigint, never>
      currency: string
      state: Generated<AuthorisationState>
      reference: string | null
      orderNumber: string | null
      createdAt: Date
    }
  }
}

export type Authorisation = { readonly id: string; readonly state: AuthorisationState }

/** The last one for this card and amount; another amount needs another one. */
export const findAuthorisation = (tx: Tx, cartId: string, token: string, amount: Money): Promise<Authorisation | undefined> =>
  tx
    .selectFrom('paymentAuthorisation')
    .select(['id', 'state'])
    .where('cartId', '=', cartId)
    .where('token', '=', token)
    .where(sql<boolean>`amount_minor = ${amount.minor}`)
    .where('currency', '=', amount.currency)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

type NewAuthorisation = { readonly cartId: string; readonly token: string; readonly amount: Money; readonly now: Date }

export const insertAuthorisation = (tx: Tx, { cartId, token, amount, now }: NewAuthorisation): Promise<Authorisation> =>
  tx
    .insertInto('paymentAuthorisation')
    .values({ cartId, token, amountMinor: amount.minor, currency: amount.currency, createdAt: now })
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow()

export const countAuthorisations = async (tx: Tx, cartId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('paymentAuthorisation')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('cartId', '=', cartId)
    .executeTakeFirstOrThrow()
  return count
}

export const settleAuthorisation = async (
  tx: Tx,
  id: string,
  state: Exclude<AuthorisationState, 'asked' | 'cancelled'>,
  reference: string | null = null,
): Promise<void> => {
  await tx
    .updateTable('paymentAuthorisation')
    .set({ state, reference })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute()
}

export const reopenAuthorisation = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .updateTable('paymentAuthorisation')
    .set({ state: 'asked' })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .execute()
}

/** The order that it pays for; false where it was cancelled meanwhile. */
export const spendAuthorisation = async (tx: Tx, id: string, orderNumber: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('paymentAuthorisation')
    .set({ orderNumber })
    .where('id', '=', id)
    .where('state', '=', 'authorised')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Authorised before then, and no order came of it; held until the transaction ends, so that none comes of it now. */
export const takeUnused = (tx: Tx, before: Date, most: number): Promise<{ id: string; reference: string | null }[]> =>
  tx
    .selectFrom('paymentAuthorisation')
    .select(['id', 'reference'])
    .where('state', '=', 'authorised')
    .where('orderNumber', 'is', null)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()

export const markCancelled = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('paymentAuthorisation').set({ state: 'cancelled' }).where('id', '=', id).execute()
}
