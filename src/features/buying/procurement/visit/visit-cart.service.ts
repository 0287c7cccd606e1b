import {
  findCart,
  listLines,
  ownerOf,
  priceCartLines,
  readLines,
  type PricedCartLine,
  type ShopContext,
  type Shopper,
} from '#features/buying/cart/public.server.ts'
import { toTheirUnit } from '#features/buying/procurement/connection/unit-map.rules.ts'
import type { Connection } from '#features/buying/procurement/connection/connection.store.ts'
import { UNKNOWN_CLASS, type TransferLine } from '#features/buying/procurement/cxml/order-message.rules.ts'
import { listPartCodes } from '#features/buying/procurement/visit/punch-out.store.ts'
import { findNumbersOfParts } from '#foundation/customer-numbers/public.server.ts'
import { addMoney, type Money } from '#kernel/money.ts'

/** Each. */
const PIECE = 'EA'

/** A line of the visit's cart, with the codes that go back; without a price it cannot go. */
export type VisitLine = Omit<TransferLine, 'unitPrice' | 'total' | 'auxiliary'> & {
  readonly id: string
  readonly image: string | undefined
  readonly unitPrice: Money | undefined
  readonly total: Money | undefined
  readonly isSold: boolean
  readonly isShort: boolean
  readonly stock: { readonly state: 'in' | 'low' | 'out'; readonly quantity: number }
}

export type VisitCart = { readonly version: number; readonly lines: readonly VisitLine[]; readonly total: Money | undefined }

const sum = (totals: readonly (Money | undefined)[]): Money | undefined => {
  const known = totals.filter((total) => total !== undefined)
  const [first, ...more] = known
  return first && known.length === totals.length ? more.reduce(addMoney, first) : undefined
}

/** Numbers, codes and units of both sides, and how long it takes. */
export const addCodes = async (
  { tx, server, scope }: ShopContext,
  shopper: Shopper,
  { classification, units }: Pick<Connection, 'classification' | 'units'>,
  priced: readonly PricedCartLine[],
): Promise<VisitLine[]> => {
  const skus = priced.map(({ sku }) => sku)
  const codes = await listPartCodes(tx, skus)
  const numbers = await findNumbersOfParts(tx, { soldToId: shopper.account.id, personId: shopper.personId }, skus)
  const origin = server.services.originOf(scope.tenant)
  return priced.map(({ id, sku, name, href, image, kind, quantity, unit, total, isSold, stock, leadDays }) => {
    const isShort = quantity > stock.quantity
    return {
      ...{ id, sku, name, image, quantity, isSold, isShort, total, unitPrice: unit, manufacturer: kind.brand },
      href: `${origin}${href}`,
      stock: { state: stock.state, quantity: stock.quantity },
      customerNumber: numbers.get(sku),
      unit: toTheirUnit(units, codes.get(sku)?.unit ?? PIECE),
      unspsc: codes.get(sku)?.unspsc ?? (classification === '' ? UNKNOWN_CLASS : classification),
      leadDays: isShort ? leadDays : 0,
    }
  })
}

/** At the prices of now: those of the contract that the account has. */
export const readVisitCart = async (
  context: ShopContext,
  shopper: Shopper,
  connection: Pick<Connection, 'classification' | 'units'>,
  isFresh = false,
): Promise<VisitCart> => {
  const { tx } = context
  const cart = await findCart(tx, ownerOf(shopper))
  const stored = cart ? (await listLines(tx, cart.id)).filter(({ isSaved }) => !isSaved) : []
  // Parts that are bought have a price, whether or not the site shows any.
  const requested = { ...shopper, hidesPrices: false, priceRequest: { ...shopper.priceRequest, isFresh } }
  const lines = await addCodes(context, shopper, connection, priceCartLines(await readLines(context, requested, stored)))
  return { version: cart?.version ?? 0, lines, total: sum(lines.map(({ total }) => total)) }
}
