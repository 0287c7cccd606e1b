import { parseArgs } from 'node:util'
import { features } from '#app/features.ts'
import { runCommandLine } from '#app/command-line.ts'
import { startServices, type StartedServices } from '#app/start-services.ts'
import { resealTenants } from '#foundation/tenants/public.server.ts'
import { readConfig } from '#platform/config.ts'
import { connect, openPool, withTenant } from '#platform/database/database.ts'
import { startDatabase, type RunningDatabase } from '#platform/database/start-database.ts'
import { listRotations, listSealedColumns, rotateStoredSecrets } from '#platform/secrets/stored-secrets.ts'
import { StartError } from '#platform/start-error.ts'

const USAGE = `Usage: npm run secrets -- rotate [--tenant marine]
  Seals all secrets with the first key of SECRETS_KEY and replaces those that can be replaced.`

/** The tenant that is named, or undefined: all of them. */
export const parseSecrets = (args: readonly string[]): { readonly tenant?: string } => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { tenant: { type: 'string' } },
      allowPositionals: true,
    })
    if (positionals.length === 1 && positionals[0] === 'rotate')
      return values.tenant === undefined ? {} : { tenant: values.tenant }
  } catch {
    // The usage below says it.
  }
  throw new StartError(USAGE)
}

/** One transaction a tenant: all of its secrets are rotated, or none. */
export const rotateSecrets = async (
  { backgroundDb, tenants, secrets, clock }: Pick<StartedServices, 'backgroundDb' | 'tenants' | 'secrets' | 'clock'>,
  tenant?: string,
): Promise<string> => {
  if (tenant !== undefined && !tenants.byKey(tenant))
    throw new StartError(`There is no tenant ${tenant}: npm run tenants makes one.`)
  const rotation = { columns: listSealedColumns(features), rotate: listRotations(features), now: clock.now() }
  const lines: string[] = []
  for (const { key } of tenants.all.filter((each) => tenant === undefined || each.key === tenant)) {
    const count = await withTenant(backgroundDb, key, (tx) => rotateStoredSecrets(tx, secrets, key, rotation))
    lines.push(`${key}: ${count} secrets sealed anew, signing and cookie keys replaced.`)
  }
  return [...lines, 'Running servers take them over at once.'].join('\n')
}

/** Secrets of OpenID providers stand with the tenant, which only the owner of the database may change. */
const rotateTenantRows = async (
  database: RunningDatabase,
  { secrets, tenants }: StartedServices,
  tenant?: string,
): Promise<string> => {
  if (!database.owner) return 'Secrets of OpenID providers stay as they are: set DATABASE_OWNER_URL as well to seal them anew.'
  const owner = connect(openPool({ ...database.owner, max: 1 }))
  const keys = tenants.all.map(({ key }) => key).filter((key) => tenant === undefined || key === tenant)
  return `${await resealTenants(owner, secrets, { keys, which: 'all' }).finally(() => owner.destroy())} secrets of OpenID providers sealed anew.`
}

const runCommand = async (args: readonly string[]): Promise<string> => {
  const { tenant } = parseSecrets(args)
  const config = readConfig()
  const database = await startDatabase(config, () => {})
  try {
    const services = await startServices(config, database, features, () => config.port)
    try {
      return [await rotateTenantRows(database, services, tenant), await rotateSecrets(services, tenant)].join('\n')
    } finally {
      await services.stop()
    }
  } finally {
    await database.stop()
  }
}

if (import.meta.main) await runCommandLine(runCommand)
