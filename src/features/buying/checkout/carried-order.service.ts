import { randomUUID } from 'node:crypto'
import type { ShopContext } from '#features/buying/cart/public.server.ts'
import { findCarried, type CarriedOrder } from '#features/buying/checkout/carried-order.rules.ts'
import { findCheckout, NOTHING_CHOSEN, saveCheckout } from '#features/buying/checkout/checkout.store.ts'
import { dropDocument, keyOf } from '#features/buying/checkout/po-document.service.ts'

export type ReadDocument = { readonly key: string; readonly name: string; readonly size: number; readonly mediaType: string }

/** A copy of its own: the reading may be forgotten before the order is placed. */
const copyDocument = async ({ server, scope }: ShopContext, { key, name, mediaType }: ReadDocument) => {
  const { files } = server.services
  const file = await files.open(key)
  if (!file) return {}
  const id = randomUUID()
  await files.put(keyOf(scope.tenant, id), file.stream, { contentType: mediaType })
  return { poUploadId: id, poName: name, poSize: file.size }
}

/** Data read from a purchase order go along: its number, payment by it, and the document. The last one counts. */
export const carryPurchaseOrder = async (
  request: ShopContext,
  cartId: string,
  order: { readonly poNumber: string | null; readonly document?: ReadDocument | undefined },
): Promise<CarriedOrder> => {
  const before = (await findCheckout(request.tx, cartId)) ?? NOTHING_CHOSEN
  const copy = order.document ? await copyDocument(request, order.document) : {}
  const { change, carried } = findCarried(before, order.poNumber, copy)
  if ('poUploadId' in change) await dropDocument(request, before.poUploadId)
  if (Object.keys(change).length > 0) await saveCheckout(request.tx, cartId, change, request.server.services.clock.now())
  return carried
}
