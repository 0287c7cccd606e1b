import type { ShopContext, Shopper } from '#features/buying/cart/public.server.ts'
import { findAddressFaults, isSamePlace, tidyAddress, type Address } from '#features/buying/checkout/address/address.rules.ts'
import { carryPurchaseOrder } from '#features/buying/checkout/carried-order.service.ts'
import { addressOfAccount } from '#features/buying/checkout/checkout.rules.ts'
import { listShipTos, saveCheckout } from '#features/buying/checkout/checkout.store.ts'
import { findMember } from '#features/company/people/public.server.ts'
import { requireCostCentre } from '#features/company/purchase-policy/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#platform/http/errors.ts'

export type PreparedOrder = {
  readonly poNumber: string
  readonly costCentre: string | null
  /** For this order alone; the account's own where it is not given. */
  readonly address: Address | undefined
  readonly attention: string
}

/** Tidied, or undefined where nothing can be delivered there. */
export const readAddress = (address: Address): Address | undefined => {
  const tidy = tidyAddress(address)
  return Object.keys(findAddressFaults(tidy)).length === 0 ? tidy : undefined
}

export type Place = Address & { readonly id: string }

/** Where orders of an account can go: its addresses, or itself where it has none. */
export const listPlaces = async (tx: Tx, account: Shopper['account']): Promise<readonly Place[]> => {
  const shipTos = await listShipTos(tx, account.id)
  return shipTos.length > 0 ? shipTos.map(({ hint: _, ...place }) => place) : [{ id: 'account', ...addressOfAccount(account) }]
}

/** Chosen beforehand: one of the account's where it is the same place and nobody else is named there, else for this order alone. */
export const carryAddress = async (
  { tx, server }: ShopContext,
  { account }: Pick<Shopper, 'account'>,
  cartId: string,
  address: Address,
): Promise<void> => {
  const known = (await listShipTos(tx, account.id)).find(
    (shipTo) => isSamePlace(shipTo, address) && [account.name, shipTo.name].includes(address.name),
  )
  const place = known ? { shipToId: known.id, shipTo: null } : { shipToId: null, shipTo: address }
  await saveCheckout(tx, cartId, place, server.services.clock.now())
}

/** The choices of a checkout that nobody walks through: those of a system's order. */
export const prepareOrder = async (
  context: ShopContext,
  { personId }: Shopper,
  cartId: string,
  { poNumber, costCentre, address, attention }: PreparedOrder,
): Promise<void> => {
  const { tx, server } = context
  await carryPurchaseOrder(context, cartId, { poNumber })
  if (costCentre !== null) await requireCostCentre(tx, (await findMember(tx, personId)) ?? notFound('cost centre'), costCentre)
  const place = address ? { shipToId: null, shipTo: address } : {}
  await saveCheckout(tx, cartId, { ...place, costCentre, attention: attention.slice(0, 80) }, server.services.clock.now())
}
