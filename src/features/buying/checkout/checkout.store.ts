import { sql, type ColumnType, type Generated } from 'kysely'
import type { Address } from '#features/buying/checkout/address/address.rules.ts'
import type { DeliveryMethod } from '#features/buying/delivery-terms/public.ts'
import type { PaymentType } from '#features/buying/checkout/checkout.rules.ts'
import type { KnownCard } from '#features/buying/checkout/payment/card.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type Json<T> = ColumnType<T, string | null | undefined, string | null>

declare module '#platform/database/database.ts' {
  interface Tables {
    shipTo: Address & { id: Generated<string>; soldToId: string; hint: Generated<string>; position: Generated<number> }
    checkout: {
      cartId: string
      paymentType: PaymentType | null
      poNumber: Generated<string>
      poUploadId: string | null
      poName: string | null
      poSize: number | null
      card: Json<KnownCard | null>
      cardSessionId: string | null
      shipToId: string | null
      shipTo: Json<Address | null>
      deliveryMethod: DeliveryMethod | null
      requestedOn: ColumnType<string | null, string | null | undefined, string | null>
      isComplete: Generated<boolean>
      attention: Generated<string>
      costCentre: string | null
      changedAt: Date
    }
  }
}

/** Choices so far; null where none was made. */
export type Checkout = {
  readonly paymentType: PaymentType | null
  readonly poNumber: string
  readonly poUploadId: string | null
  readonly poName: string | null
  readonly poSize: number | null
  readonly card: KnownCard | null
  /** The gateway's session whose fields are shown now. */
  readonly cardSessionId: string | null
  readonly shipToId: string | null
  readonly shipTo: Address | null
  readonly deliveryMethod: DeliveryMethod | null
  readonly requestedOn: string | null
  readonly isComplete: boolean
  readonly attention: string
  readonly costCentre: string | null
}

export const NOTHING_CHOSEN: Checkout = {
  paymentType: null,
  poNumber: '',
  poUploadId: null,
  poName: null,
  poSize: null,
  card: null,
  cardSessionId: null,
  shipToId: null,
  shipTo: null,
  deliveryMethod: null,
  requestedOn: null,
  isComplete: false,
  attention: '',
  costCentre: null,
}

export const findCheckout = (tx: Tx, cartId: string): Promise<Checkout | undefined> =>
  tx
    .selectFrom('checkout')
    .select([
      'paymentType',
      'poNumber',
      'poUploadId',
      'poName',
      'poSize',
      'card',
      'cardSessionId',
      'shipToId',
      'shipTo',
      'deliveryMethod',
      'isComplete',
      'attention',
      'costCentre',
    ])
    .select(sql<string | null>`requested_on::text`.as('requestedOn'))
    .where('cartId', '=', cartId)
    .executeTakeFirst()

export type CheckoutChange = { readonly [Field in keyof Checkout]?: Checkout[Field] | undefined }

/** Unnamed fields stay as they are. */
export const saveCheckout = async (tx: Tx, cartId: string, change: CheckoutChange, now: Date): Promise<void> => {
  const { card, shipTo, ...plain } = change
  const given = {
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
    ...(card !== undefined && { card: card && JSON.stringify(card) }),
    ...(shipTo !== undefined && { shipTo: shipTo && JSON.stringify(shipTo) }),
    changedAt: now,
  }
  await tx
    .insertInto('checkout')
    .values({ ...given, cartId })
    .onConflict((conflict) => conflict.column('cartId').doUpdateSet(given))
    .execute()
}

export type ShipTo = Address & { readonly id: string; readonly hint: string }

const SHIP_TO = ['id', 'name', 'street', 'extra', 'postalCode', 'city', 'region', 'countryCode', 'hint'] as const

/** Of one account, as everybody who orders for it sees them. */
export const listShipTos = (tx: Tx, soldToId: string): Promise<ShipTo[]> =>
  tx.selectFrom('shipTo').select(SHIP_TO).where('soldToId', '=', soldToId).orderBy('position').orderBy('id').limit(200).execute()

export type NewShipTo = Address & { readonly id?: string; readonly hint?: string; readonly position?: number }

export const insertShipTo = async (tx: Tx, soldToId: string, address: NewShipTo): Promise<string> => {
  const { id } = await tx
    .insertInto('shipTo')
    .values({ position: sql`(select count(*) from ship_to where sold_to_id = ${soldToId})`, ...address, soldToId } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The name of the account that a cart is for. */
export const findAccountKey = async (tx: Tx, soldToId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ key: string }>`select account_key as key from sold_to where id = ${soldToId}`.execute(tx)
  return rows[0]?.key
}

/** The account that a cart is for, as far as things go there. */
export const findCartPlace = async (
  tx: Tx,
  cartId: string,
): Promise<{ soldToId: string; name: string; city: string; postalCode: string; countryCode: string } | undefined> =>
  tx
    .selectFrom('cart')
    .innerJoin('soldTo', 'soldTo.id', 'cart.soldToId')
    .select(['soldTo.id as soldToId', 'soldTo.name', 'soldTo.city', 'soldTo.postalCode', 'soldTo.countryCode'])
    .where('cart.id', '=', cartId)
    .executeTakeFirst()
