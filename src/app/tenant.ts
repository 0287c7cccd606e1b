import { parseArgs } from 'node:util'
import type { PoolConfig } from 'pg'
import { describeAmounts } from '#app/backup.ts'
import { runCommandLine } from '#app/command-line.ts'
import { features } from '#app/features.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { hasTenant } from '#foundation/tenants/public.server.ts'
import { MOST_REASON } from '#kernel/read-only.ts'
import { isTenantKey, type TenantKey } from '#kernel/tenant.ts'
import { openPlace } from '#platform/backup/archive-place.ts'
import { openOwnerDatabase } from '#platform/backup/owner-client.ts'
import { exportTenant } from '#platform/backup/tenant-archive.service.ts'
import { importTenant } from '#platform/backup/tenant-import.service.ts'
import { removeTenant } from '#platform/backup/tenant-removal.service.ts'
import { readConfig, type Config } from '#platform/config.ts'
import { connect, openPool, withTenant } from '#platform/database/database.ts'
import { listFileKinds } from '#platform/feature.ts'
import { openFiles } from '#platform/files/files.ts'
import { endReadOnly, startReadOnly } from '#platform/read-only/read-only.store.ts'
import { StartError } from '#platform/start-error.ts'

const USAGE = `Usage: npm run tenant -- export --tenant marine --to {file or s3://bucket/key?region=…}
       npm run tenant -- import --tenant marine --from {file or s3 address}
       npm run tenant -- remove --tenant marine --yes
       npm run tenant -- read-only on --tenant marine --reason "Moves to another data centre"
       npm run tenant -- read-only off --tenant marine
  A tenant with all of its rows and files: into an archive, out of one, or away for good.
  While it is read-only, everybody can look at its site and sign in, and nothing else is changed.`

export type TenantCommand =
  | { readonly action: 'export' | 'import'; readonly tenant: TenantKey; readonly address: string }
  | { readonly action: 'remove'; readonly tenant: TenantKey }
  | { readonly action: 'read-only'; readonly tenant: TenantKey; readonly reason?: string }

export const parseTenant = (args: readonly string[]): TenantCommand => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        ...{ tenant: { type: 'string' }, to: { type: 'string' }, from: { type: 'string' } },
        ...{ yes: { type: 'boolean' }, reason: { type: 'string' } },
      },
      allowPositionals: true,
    })
    const { tenant, to, from, yes, ...more } = values
    const reason = more.reason?.trim()
    const action = positionals.join(' ')
    if (tenant && isTenantKey(tenant) && !to && !from && !yes) {
      if (action === 'read-only on' && reason && reason.length <= MOST_REASON) return { action: 'read-only', tenant, reason }
      if (action === 'read-only off' && reason === undefined) return { action: 'read-only', tenant }
    }
    if (tenant && isTenantKey(tenant) && reason === undefined) {
      if (action === 'export' && to && !from) return { action, tenant, address: to }
      if (action === 'import' && from && !to) return { action, tenant, address: from }
      if (action === 'remove' && yes && !to && !from) return { action, tenant }
    }
  } catch {
    // The usage below says it.
  }
  throw new StartError(USAGE)
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

const setReadOnly = async (app: PoolConfig, tenant: TenantKey, reason: string | undefined): Promise<string> => {
  const db = connect(openPool({ ...app, max: 1 }))
  try {
    if (!(await hasTenant(db, tenant))) throw new StartError(`There is no tenant ${tenant}: npm run tenants makes one.`)
    const at = new Date()
    const hasChanged = await withTenant(db, tenant, async (tx) => {
      const isNew = reason === undefined ? await endReadOnly(tx) : await startReadOnly(tx, { reason, at })
      const action = reason === undefined ? 'site.read-only.off' : 'site.read-only.on'
      if (isNew) await writeAudit(tx, { id: NOBODY }, at, action, { object: 'site', after: reason, by: 'command line' })
      return isNew
    })
    if (reason === undefined)
      return hasChanged ? `${tenant} can be changed again; what waited goes on.` : `${tenant} is not read-only.`
    return hasChanged
      ? `${tenant} is read-only, in every process. Calls that were under way end within HANDLER_TIMEOUT_S.`
      : `${tenant} is read-only already; the first reason stays.`
  } finally {
    await db.destroy()
  }
}

export const runTenantCommand = async (config: Config, command: TenantCommand): Promise<string> => {
  const { tenant } = command
  const database = await openOwnerDatabase(config)
  try {
    const { owner } = database
    if (command.action === 'read-only') return await setReadOnly(database.app, tenant, command.reason)
    const [files, keys] = [await openFiles(config.files.url, config.files.credentials), config.backupKeys]
    if (command.action === 'remove') {
      const removed = await removeTenant({ owner, files }, tenant)
      return `Removed ${tenant}: ${removed.rows} rows and ${removed.files} files. Restart the servers: they read tenants at their start.`
    }
    const now = new Date()
    const place = await openPlace(command.address, now, config.files.credentials)
    if (command.action === 'export') {
      const report = await exportTenant({ owner, files, fileKinds: listFileKinds(features), place, keys, now, tenant })
      return `Exported ${tenant}: ${describeAmounts(report)} to ${place.address}.`
    }
    const manifest = await importTenant({ owner, files, place, keys, tenant })
    return `Imported ${tenant}: ${describeAmounts(manifest)}. Counts and hashes agree. Restart the servers: they read tenants at their start.`
  } finally {
    await database.stop()
  }
}

if (import.meta.main) await runCommandLine((args) => runTenantCommand(readConfig(), parseTenant(args)))
