import { sql } from 'kysely'
import { addPurge } from '#platform/cdn/purge.store.ts'
import { siteKey } from '#platform/cdn/surrogate-key.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { releasePostponedJobs } from '#platform/jobs/postponed-jobs.store.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    siteReadOnly: { reason: string; since: Date; startedBy: string | null }
  }
}

/** Every process hears here that a site became read-only or is no longer; the payload is the tenant. */
export const READ_ONLY_CHANNEL = 'portico_read_only'

export type ReadOnlyState = {
  /** For admins; visitors read a sentence of the product. */
  readonly reason: string
  readonly since: Date
  /** Null for an operator at the command line, and for somebody who is gone. */
  readonly startedByName: string | null
}

/** Of the tenant whose transaction this is. */
export const findReadOnly = (tx: Tx): Promise<ReadOnlyState | undefined> =>
  tx
    .selectFrom('siteReadOnly')
    .leftJoin('person', 'person.id', 'siteReadOnly.startedBy')
    .select(['siteReadOnly.reason', 'siteReadOnly.since'])
    .select(sql<string | null>`nullif(trim(person.given_name || ' ' || person.family_name), '')`.as('startedByName'))
    .executeTakeFirst()

/** The same in one look-up, for work that only needs to know whether to wait. */
export const isReadOnly = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('siteReadOnly').select('since').executeTakeFirst()) !== undefined

/** Cached pages lack the notice, or still show it. */
const announce = async (tx: Tx): Promise<void> => {
  await addPurge(tx, (tenant) => [siteKey(tenant)])
  await sql`select pg_notify(${READ_ONLY_CHANNEL}, current_setting('app.tenant'))`.execute(tx)
}

type Start = { readonly reason: string; readonly at: Date; readonly by?: string | undefined }

/** False if it is read-only already: the first reason stays. */
export const startReadOnly = async (tx: Tx, { reason, at, by }: Start): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('siteReadOnly')
    .values({ reason, since: at, startedBy: by ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await announce(tx)
  return true
}

/** False if it is not read-only. Jobs that waited for it go on. */
export const endReadOnly = async (tx: Tx): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('siteReadOnly').executeTakeFirst()
  if (numDeletedRows !== 1n) return false
  await releasePostponedJobs(tx)
  await announce(tx)
  return true
}
