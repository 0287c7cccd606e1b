import { parseArgs } from 'node:util'
import { features } from '#app/features.ts'
import { runCommandLine } from '#app/command-line.ts'
import { startServices, type StartedServices } from '#app/start-services.ts'
import { acceptRedaction, verifyAuditLog } from '#foundation/audit/public.server.ts'
import { readConfig } from '#platform/config.ts'
import { withTenant } from '#platform/database/database.ts'
import { startDatabase } from '#platform/database/start-database.ts'
import { StartError } from '#platform/start-error.ts'

const USAGE = `Usage: npm run audit -- verify [--tenant marine]
       npm run audit -- accept --tenant marine ID…
  verify: whether entries of the audit log were changed or removed; exits 1 if so.
  accept: words of these entries were erased by right; what is left counts as whole.`

export type AuditCommand =
  | { readonly name: 'verify'; readonly tenant?: string }
  | { readonly name: 'accept'; readonly tenant: string; readonly ids: readonly string[] }

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const parseAudit = (args: readonly string[]): AuditCommand => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { tenant: { type: 'string' } },
      allowPositionals: true,
    })
    const [name, ...ids] = positionals
    const { tenant } = values
    if (name === 'verify' && ids.length === 0) return tenant === undefined ? { name } : { name, tenant }
    if (name === 'accept' && tenant !== undefined && ids.length > 0 && ids.every((id) => UUID.test(id)))
      return { name, tenant, ids }
  } catch {
    // The usage below says it.
  }
  throw new StartError(USAGE)
}

const WORDS = {
  changed: 'was changed',
  removed: 'was removed',
  'seal-removed': 'has no predecessor: seals were removed',
  unsealed: 'has no seal: it was written past the application, or its seal was removed',
} as const

type AuditParts = Pick<StartedServices, 'backgroundDb' | 'tenants'>

/** Throws what is wrong, so that the command ends with 1. */
export const runAudit = async ({ backgroundDb, tenants }: AuditParts, command: AuditCommand): Promise<string> => {
  const keys = tenants.all.map(({ key }) => key).filter((key) => command.tenant === undefined || key === command.tenant)
  if (keys.length === 0) throw new StartError(`There is no tenant ${command.tenant}: npm run tenants makes one.`)
  if (command.name === 'accept') {
    const { tenant, ids } = command
    await withTenant(backgroundDb, tenant, (tx) => acceptRedaction(backgroundDb, tx, tenant, ids))
    return `${tenant}: what is left of ${ids.length} entries counts as whole.`
  }
  const lines: string[] = []
  let hasFaults = false
  for (const tenant of keys) {
    const { sealed, hash, faults } = await verifyAuditLog(backgroundDb, tenant)
    hasFaults ||= faults.length > 0
    lines.push(`${tenant}: ${sealed} entries, ${faults.length} faults, last seal ${hash}`)
    lines.push(...faults.map(({ kind, entryId, position }) => `  ${entryId} (${position ?? 'no position'}) ${WORDS[kind]}`))
  }
  if (hasFaults) throw new StartError(lines.join('\n'))
  return lines.join('\n')
}

const runCommand = async (args: readonly string[]): Promise<string> => {
  const command = parseAudit(args)
  const config = readConfig()
  const database = await startDatabase(config, () => {})
  try {
    const services = await startServices(config, database, features, () => config.port)
    try {
      return await runAudit(services, command)
    } finally {
      await services.stop()
    }
  } finally {
    await database.stop()
  }
}

if (import.meta.main) await runCommandLine(runCommand)
