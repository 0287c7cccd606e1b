import { sql } from 'kysely'
import type { TenantKey } from '#kernel/tenant.ts'
import type { FileKind, StoredAmount } from '#platform/files/file-kind.ts'
import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'
import type { Retention } from '#platform/retention/retention.ts'

const FOLDER = 'system-orders'
export const keyOf = (tenant: TenantKey, id: string): string => `${tenant}/${FOLDER}/${id}`

export const purchaseOrderFiles: FileKind = {
  name: 'systemOrders',
  measure: async (tx, personId) => {
    const { rows } = await sql<StoredAmount>`
      select count(*)::integer as files, coalesce(sum(size), 0)::float as bytes from purchase_order
      where ${personId ?? null}::uuid is null or person_id = ${personId ?? null}::uuid`.execute(tx)
    return rows[0] ?? { files: 0, bytes: 0 }
  },
  listNamed: `select tenant || '/system-orders/' || id as key from purchase_order`,
  sweep: {
    folder: FOLDER,
    listUsed: async (tx, keys) => {
      const { rows } = await sql<{ key: string }>`
        select key from unnest(${keys}::text[]) key join purchase_order on purchase_order.id::text = split_part(key, '/', 3)`.execute(
        tx,
      )
      return rows.map(({ key }) => key)
    },
  },
}

/** A file that became an order keeps its document there. */
export const purchaseOrderRetention: Retention = {
  table: 'purchase_order',
  days: 180,
  remove: async (tx, before, limit, { files }) => {
    const { rows } = await sql<{ id: string; tenant: TenantKey }>`
      select id, tenant from purchase_order where received_at < ${before}
      order by received_at limit ${limit} for update skip locked`.execute(tx)
    for (const { id, tenant } of rows) await files.remove(keyOf(tenant, id))
    await sql`delete from purchase_order where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
    return rows.length
  },
}

export const personalData: readonly PersonalTable[] = [
  {
    table: 'purchase_order',
    about: 'Purchase orders that a system sent for them',
    rows: byPerson(),
    erase: 'delete',
    data: ['name', 'po_number', 'address', 'lines', 'idempotency_key'],
    plain: ['kind', 'media_type', 'currency', 'state', 'reason', 'order_number', 'sha256'],
    files: ({ id }) => sql`select tenant || '/system-orders/' || id as key, name from purchase_order where person_id = ${id}`,
  },
]
