import { priceParts, readLines, priceCartLines, type ShopContext } from '#features/buying/cart/public.server.ts'
import type { Connection } from '#features/buying/procurement/connection/connection.store.ts'
import type { TransferLine } from '#features/buying/procurement/cxml/order-message.rules.ts'
import type { OciCall } from '#features/buying/procurement/oci/oci-call.rules.ts'
import { requireBuyerOf } from '#features/buying/procurement/visit/open-visit.service.ts'
import { findParts } from '#features/buying/procurement/visit/visit-catalogue.service.ts'
import { addCodes } from '#features/buying/procurement/visit/visit-cart.service.ts'
import { fitQuantity } from '#features/buying/pricing/public.ts'

const MOST_FOUND = 50

/** Parts with the prices of the connection's account, without a visit: the parts of the call, or what a search finds. */
export const readOffered = async (
  context: ShopContext,
  connection: Connection,
  { function: name, productId, search, quantity }: OciCall,
): Promise<TransferLine[]> => {
  const shopper = await requireBuyerOf(context, connection)
  const skus = name === 'VALIDATE' ? [productId] : search === '' ? [] : await findParts(context, shopper, search, MOST_FOUND)
  const parts = await priceParts(context, shopper, skus)
  const lines = skus.flatMap((sku) => {
    const part = parts.get(sku)
    const pieces = part && fitQuantity(quantity, part)
    return pieces === undefined ? [] : [{ id: sku, sku, quantity: pieces, note: '', requestedOn: null, isSaved: false }]
  })
  const priced = priceCartLines(await readLines(context, { ...shopper, hidesPrices: false }, lines))
  const coded = await addCodes(context, shopper, connection, priced)
  return coded.flatMap(({ unitPrice, total, ...line }) =>
    unitPrice && total ? [{ ...line, unitPrice, total, auxiliary: '' }] : [],
  )
}
