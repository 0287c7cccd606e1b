import { sql, type ColumnType } from 'kysely'
import type { Operation, RequestedItem } from '#features/buying/procurement/cxml/operation.rules.ts'
import type { Parties } from '#features/buying/procurement/cxml/write-cxml.rules.ts'
import type { Tx } from '#platform/database/database.ts'

export type Protocol = 'cxml' | 'oci'

/** The visit beside its parts: where the browser goes with OCI, and where the shop begins. */
export type PunchOutItems = {
  readonly requested: readonly RequestedItem[]
  /** Parts that the buyer's system named and that are not sold. */
  readonly missing: readonly string[]
  readonly selected?: string | undefined
  /** The frame of OCI that takes the answer. */
  readonly target?: string | undefined
}

type PunchOutTable = {
  id: string
  connectionId: string
  personId: string
  protocol: Protocol
  operation: Operation
  payloadId: string
  returnUrl: string
  buyerCookie: string
  parties: ColumnType<Parties, string, never>
  items: ColumnType<PunchOutItems, string, string>
  language: string
  startHash: Buffer
  startToken: string
  startUntil: Date
  startedAt: Date | null
  transferredAt: Date | null
  createdAt: Date
}

declare module '#platform/database/database.ts' {
  interface Tables {
    punchOut: PunchOutTable
  }
}

/** Sealed: a message that comes twice is answered with the same address. */
export const START_TOKEN = { table: 'punch_out', column: 'start_token', purpose: 'punch-out-start' } as const

export type PunchOut = Omit<PunchOutTable, 'parties' | 'items'> & { readonly parties: Parties; readonly items: PunchOutItems }

export const findByPayload = (tx: Tx, connectionId: string, payloadId: string): Promise<PunchOut | undefined> =>
  tx
    .selectFrom('punchOut')
    .selectAll()
    .where('connectionId', '=', connectionId)
    .where('payloadId', '=', payloadId)
    .executeTakeFirst()

/** False where this message opened one before; of two at once the second waits for the first. */
export const insertPunchOut = async (
  tx: Tx,
  { parties, items, ...visit }: Omit<PunchOut, 'startedAt' | 'transferredAt'>,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('punchOut')
    .values({
      ...visit,
      ...{ parties: JSON.stringify(parties), items: JSON.stringify(items), startedAt: null, transferredAt: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Opened by this address now and by nobody else: undefined for one that was used, is over or never was [T-110]. */
export const takeStart = async (tx: Tx, hash: Buffer, now: Date): Promise<PunchOut | undefined> =>
  tx
    .updateTable('punchOut')
    .set({ startedAt: now })
    .where('startHash', '=', hash)
    .where('startedAt', 'is', null)
    .where('startUntil', '>', now)
    .returningAll()
    .executeTakeFirst()

export const findPunchOut = (tx: Tx, id: string): Promise<PunchOut | undefined> =>
  tx.selectFrom('punchOut').selectAll().where('id', '=', id).executeTakeFirst()

export const saveItems = async (tx: Tx, id: string, items: PunchOutItems): Promise<void> => {
  await tx
    .updateTable('punchOut')
    .set({ items: JSON.stringify(items) })
    .where('id', '=', id)
    .execute()
}

export const markTransferred = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.updateTable('punchOut').set({ transferredAt: now }).where('id', '=', id).execute()
}

export type BuyerOf = { readonly personId: string; readonly companyId: string; readonly accountKey: string | null }
export type DefaultAccount = { readonly accountKey: string; readonly country: string }

/** Of the connection, else the person's usual one; whoever left the company, or may not order for the account, has none. */
export const findDefaultAccount = async (
  tx: Tx,
  { personId, companyId, accountKey }: BuyerOf,
): Promise<DefaultAccount | undefined> => {
  const { rows } = await sql<DefaultAccount>`
    select sold_to.account_key, lower(coalesce(nullif(person.country_code, ''), 'us')) as country
    from person join person_sold_to held on held.person_id = person.id join sold_to on sold_to.id = held.sold_to_id
    where person.id = ${personId} and person.company_id = ${companyId} and not person.is_internal and person.status = 'active' and person.disabled_at is null
      and (${accountKey}::text is null or sold_to.account_key = ${accountKey})
    order by held.is_default desc, sold_to.account_key limit 1`.execute(tx)
  return rows[0]
}

export type PartCode = { readonly sku: string; readonly unspsc: string | null; readonly unit: string | null }

export const listPartCodes = async (tx: Tx, skus: readonly string[]): Promise<ReadonlyMap<string, PartCode>> => {
  if (skus.length === 0) return new Map()
  const rows = await tx
    .selectFrom('partTerms')
    .select(['sku', 'unspsc', 'unit'])
    .where('sku', 'in', [...skus])
    .execute()
  return new Map(rows.map((row) => [row.sku, row]))
}

/** Any that are sold, for a test. */
export const listSomeParts = async (tx: Tx, most: number): Promise<string[]> => {
  const { rows } = await sql<{ sku: string }>`
    select sku from product where lifecycle = 'active' order by sku limit ${most}`.execute(tx)
  return rows.map(({ sku }) => sku)
}
