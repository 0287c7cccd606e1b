import { parseArgs } from 'node:util'
import { describeAmounts } from '#app/backup.ts'
import { runCommandLine } from '#app/command-line.ts'
import { isTenantKey, type TenantKey } from '#kernel/tenant.ts'
import { openPlace } from '#platform/backup/archive-place.ts'
import { openOwnerDatabase } from '#platform/backup/owner-client.ts'
import { exportTenant } from '#platform/backup/tenant-archive.service.ts'
import { importTenant } from '#platform/backup/tenant-import.service.ts'
import { removeTenant } from '#platform/backup/tenant-removal.service.ts'
import { readConfig, type Config } from '#platform/config.ts'
import { openFiles } from '#platform/files/files.ts'
import { StartError } from '#platform/start-error.ts'

const USAGE = `Usage: npm run tenant -- export --tenant marine --to {file or s3://bucket/key?region=…}
       npm run tenant -- import --tenant marine --from {file or s3 address}
       npm run tenant -- remove --tenant marine --yes
  A tenant with all of its rows and files: into an archive, out of one, or away for good.`

export type TenantCommand =
  | { readonly action: 'export' | 'import'; readonly tenant: TenantKey; readonly address: string }
  | { readonly action: 'remove'; readonly tenant: TenantKey }

export const parseTenant = (args: readonly string[]): TenantCommand => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { tenant: { type: 'string' }, to: { type: 'string' }, from: { type: 'string' }, yes: { type: 'boolean' } },
      allowPositionals: true,
    })
    const { tenant, to, from, yes } = values
    const action = positionals.length === 1 ? positionals[0] : undefined
    if (tenant && isTenantKey(tenant)) {
      if (action === 'export' && to && !from) return { action, tenant, address: to }
      if (action === 'import' && from && !to) return { action, tenant, address: from }
      if (action === 'remove' && yes && !to && !from) return { action, tenant }
    }
  } catch {
    // The usage below says it.
  }
  throw new StartError(USAGE)
}

export const runTenantCommand = async (config: Config, command: TenantCommand): Promise<string> => {
  const { tenant } = command
  const database = await openOwnerDatabase(config)
  try {
    const { owner } = database
    const [files, keys] = [await openFiles(config.files.url, config.files.credentials), config.backupKeys]
    if (command.action === 'remove') {
      const removed = await removeTenant({ owner, files }, tenant)
      return `Removed ${tenant}: ${removed.rows} rows and ${removed.files} files. Restart the servers: they read tenants at their start.`
    }
    const now = new Date()
    const place = await openPlace(command.address, now, config.files.credentials)
    if (command.action === 'export') {
      const report = await exportTenant({ owner, files, place, keys, now, tenant })
      return `Exported ${tenant}: ${describeAmounts(report)} to ${place.address}.`
    }
    const manifest = await importTenant({ owner, files, place, keys, tenant })
    return `Imported ${tenant}: ${describeAmounts(manifest)}. Counts and hashes agree. Restart the servers: they read tenants at their start.`
  } finally {
    await database.stop()
  }
}

if (import.meta.main) await runCommandLine((args) => runTenantCommand(readConfig(), parseTenant(args)))
