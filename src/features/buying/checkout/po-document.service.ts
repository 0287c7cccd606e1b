import type { ShopContext } from '#features/buying/cart/public.server.ts'
import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import { MAX_PO_BYTES, PO_UPLOAD } from '#features/buying/checkout/checkout-limits.rules.ts'
import { removeFilesLater, takeUpload } from '#foundation/uploads/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { Problem } from '#platform/http/errors.ts'
import type { Retention } from '#platform/retention/retention.ts'

/** By what the file holds, never by its name [T-81]. */
const TYPES = ['application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'image/png', 'image/jpeg']

export const poUploadKind = {
  name: PO_UPLOAD,
  help: 'The purchase order as a document, beside an order in the checkout.',
  maxBytes: MAX_PO_BYTES,
  types: TYPES,
  mayUpload: () => true,
}

type PoDocument = { readonly id: string; readonly name: string; readonly size: number }

export const keyOf = (tenant: TenantKey, id: string): string => `${tenant}/purchase-orders/${id}`

/** Takes an upload of one's own; from here on it belongs to the order. */
export const keepDocument = async (request: FastifyRequest, personId: string, id: string) => {
  const { tx, scope, server } = request
  const taking = { personId, id, kind: PO_UPLOAD, keyOf: (upload: string) => keyOf(scope.tenant, upload) }
  const upload = await takeUpload(tx, server.services, taking)
  if (!upload) throw new Problem(422, 'document_missing', 'This document is not there any more. Please choose it again.')
  return { poUploadId: id, poName: upload.name, poSize: upload.size }
}

/** A document that was replaced or left out belongs to no order: its bytes go with the change [T-100]. */
export const dropDocument = async ({ tx, scope, server }: ShopContext, id: string | null): Promise<void> => {
  if (id !== null) await removeFilesLater(tx, server.services, { keys: [keyOf(scope.tenant, id)] })
}

/** The document of an order that was placed here, if it has one. */
export const findPoDocument = async (tx: Tx, orderNumber: string): Promise<PoDocument | undefined> =>
  (
    await sql<PoDocument>`
      select checkout.po_upload_id as id, checkout.po_name as name, checkout.po_size as size
      from checkout join cart on cart.id = checkout.cart_id
      where cart.order_number = ${orderNumber} and checkout.po_upload_id is not null`.execute(tx)
  ).rows[0]

/** Among the documents of its order; whoever may see the order may open it. */
export const listPoDocuments = async (tx: Tx, { number }: { readonly number: string }) => {
  const document = await findPoDocument(tx, number)
  const url = `/api/checkout/v1/orders/${encodeURIComponent(number)}/purchase-order`
  return document ? [{ id: `purchase-order-${number}`, name: document.name, type: 'Purchase order', url }] : []
}

type OldCheckout = { readonly cartId: string; readonly tenant: TenantKey; readonly poUploadId: string | null }

/** Before the cart itself goes: its document lies in the file store. */
export const checkoutRetention: Retention = {
  table: 'checkout',
  days: 360,
  remove: async (tx, before, limit, { files }) => {
    const { rows } = await sql<OldCheckout>`
      select cart_id, tenant, po_upload_id from checkout where changed_at < ${before}
      order by changed_at limit ${limit} for update skip locked`.execute(tx)
    for (const { tenant, poUploadId } of rows) if (poUploadId !== null) await files.remove(keyOf(tenant, poUploadId))
    await sql`delete from checkout where cart_id = any(${rows.map(({ cartId }) => cartId)}::uuid[])`.execute(tx)
    return rows.length
  },
}
