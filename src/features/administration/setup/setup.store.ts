import { sql } from 'kysely'
import { ECOMMERCE_TOOL_ID } from '#foundation/entitlements/public.ts'
import type { Tx } from '#platform/database/database.ts'

const count = async (tx: Tx, query: ReturnType<typeof sql<{ count: number }>>): Promise<number> =>
  (await query.execute(tx)).rows[0]?.count ?? 0

/** Pages about privacy and terms that somebody wrote after the starter site was published. */
export const countOwnLegalPages = (tx: Tx): Promise<number> =>
  count(tx, sql`select count(*)::integer as count from page where path like '/legal/%' and published_version > 1`)

export const countAdmins = (tx: Tx): Promise<number> =>
  count(tx, sql`select count(*)::integer as count from person where 'admin' = any(roles) and status = 'active'`)

export const countKeys = (tx: Tx): Promise<number> =>
  count(tx, sql`select count(*)::integer as count from integration_key where revoked_at is null`)

/** People who may order. */
export const countApproved = (tx: Tx): Promise<number> =>
  count(tx, sql`select count(*)::integer as count from tool_access where tool_id = ${ECOMMERCE_TOOL_ID} and status = 'Approved'`)
