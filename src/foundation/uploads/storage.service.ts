import { sql } from 'kysely'
import { findExceeded } from '#foundation/uploads/storage.rules.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { removeDeferred } from '#platform/files/deferred-removal.ts'
import type { FileKind, StoredAmount } from '#platform/files/file-kind.ts'
import { Problem } from '#platform/http/errors.ts'
import type { Recurring, RecurringContext } from '#platform/jobs/recurring.ts'
import type { Services } from '#platform/services.ts'

declare module '#platform/services.ts' {
  interface Services {
    readonly fileKinds: readonly FileKind[]
  }
}

type Parts = Pick<Services, 'fileKinds' | 'config'>

const measureAll = async (tx: Tx, { fileKinds }: Parts, personId?: string): Promise<number> => {
  let bytes = 0
  for (const { measure } of fileKinds) bytes += (await measure(tx, personId)).bytes
  return bytes
}

/** The other tenants' storage when it was last measured. */
const readOthers = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::float as bytes from file_usage
    where tenant_key <> current_setting('app.tenant')`.execute(tx)
  return rows[0]?.bytes ?? 0
}

/** Counted from what is stored, whatever became of the uploads. */
export const requireStorage = async (tx: Tx, services: Parts, personId: string, size: number): Promise<void> => {
  const tenant = await measureAll(tx, services)
  const use = { person: await measureAll(tx, services, personId), tenant, total: tenant + (await readOthers(tx)) }
  const scope = findExceeded(use, size, services.config.storage)
  if (scope) throw new Problem(409, 'quota', 'There is no room for this file. Remove some files first.', { extra: { scope } })
}

const saveUsage = async (tx: Tx, tenant: TenantKey, kind: string, { files, bytes }: StoredAmount): Promise<void> => {
  await sql`
    insert into file_usage (tenant_key, kind, files, bytes, measured_at) values (${tenant}, ${kind}, ${files}, ${bytes}, now())
    on conflict (tenant_key, kind) do update set files = excluded.files, bytes = excluded.bytes, measured_at = now()`.execute(tx)
}

const AGE_MS = 86_400_000
const BATCH = 500

/** Removes files that no row names: their transaction rolled back, or their row went without them. */
export const sweepFiles = async ({ tx, services, tenant }: RecurringContext, { sweep }: FileKind, now = Date.now()) => {
  let removed = 0
  const screen = async (keys: readonly string[]): Promise<void> => {
    const used = new Set(await sweep?.listUsed(tx, keys))
    const unused = keys.filter((key) => !used.has(key))
    for (const key of unused) await services.files.remove(key)
    removed += unused.length
  }
  let batch: string[] = []
  for await (const { key, changedAt } of services.files.list(`${tenant}/${sweep?.folder ?? ''}`)) {
    // A transaction that is under way names it soon.
    if (now - changedAt.getTime() > AGE_MS) batch.push(key)
    if (batch.length < BATCH) continue
    await screen(batch)
    batch = []
  }
  await screen(batch)
  return removed
}

const isSweepDue = async (tx: Tx, tenant: TenantKey, kind: string): Promise<boolean> => {
  const { rows } = await sql`
    update file_usage set swept_at = now() where tenant_key = ${tenant} and kind = ${kind}
      and (swept_at is null or swept_at < now() - interval '1 day') returning kind`.execute(tx)
  return rows.length > 0
}

/** Every ten minutes the amounts, once a day the files that no row names. */
export const watchStorage: Recurring = {
  name: 'storage',
  run: async (context) => {
    const { tx, services, tenant } = context
    for (const kind of services.fileKinds) {
      await saveUsage(tx, tenant, kind.name, await kind.measure(tx, undefined))
      if (kind.sweep && (await isSweepDue(tx, tenant, kind.name))) await sweepFiles(context, kind)
    }
  },
}

/** Files that were removed while a backup was reading. */
export const removeDeferredFiles: Recurring = {
  name: 'deferred-files',
  run: ({ tx, services }) => removeDeferred(tx, services.files),
}
