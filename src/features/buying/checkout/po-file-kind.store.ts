import { sql } from 'kysely'
import type { FileKind, StoredAmount } from '#platform/files/file-kind.ts'

export const poFiles: FileKind = {
  name: 'purchaseOrders',
  measure: async (tx, personId) => {
    const { rows } = await sql<StoredAmount>`
      select count(*)::integer as files, coalesce(sum(po_size), 0)::float as bytes
      from checkout join cart on cart.id = checkout.cart_id
      where po_upload_id is not null and (${personId ?? null}::uuid is null or cart.person_id = ${personId ?? null}::uuid)`.execute(
      tx,
    )
    return rows[0] ?? { files: 0, bytes: 0 }
  },
  listNamed: `select tenant || '/purchase-orders/' || po_upload_id as key from checkout where po_upload_id is not null`,
  sweep: {
    folder: 'purchase-orders',
    listUsed: async (tx, keys) => {
      const { rows } = await sql<{ key: string }>`
        select key from unnest(${keys}::text[]) key join checkout on checkout.po_upload_id::text = split_part(key, '/', 3)`.execute(
        tx,
      )
      return rows.map(({ key }) => key)
    },
  },
}
