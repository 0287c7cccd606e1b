import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { createPageRegistry } from '#features/content/public.server.ts'
import { saveTenantsIn } from '#features/tenants/public.server.ts'
import { composeSettings, createTenantFileSchema } from '#features/tenants/public.ts'
import { readConfig } from '#platform/config.ts'
import { bindTenant, connect, openPool, type Db } from '#platform/database/database.ts'
import { features } from '#app/features.ts'
import { publishStarter } from '#app/publish-starter.ts'
import { StartError } from '#platform/start-error.ts'

/** Validates first: a file with one mistake changes nothing. New tenants get the starter site. Returns the names that were saved. */
export const applyTenants = async (owner: Db, json: string): Promise<string[]> => {
  const parsed = z
    .array(createTenantFileSchema(composeSettings(features)))
    .min(1)
    .safeParse(JSON.parse(json))
  if (!parsed.success) throw new StartError(`These tenants cannot be saved:\n${z.prettifyError(parsed.error)}`)
  const registry = createPageRegistry(features)
  await owner.transaction().execute(async (tx) => {
    await saveTenantsIn(tx, parsed.data)
    for (const tenant of parsed.data) {
      await bindTenant(tx, tenant.key)
      await publishStarter(tx, tenant, { features, registry })
    }
  })
  return parsed.data.map(({ name }) => name)
}

const applyFile = async (file: string | undefined): Promise<string[]> => {
  const { ownerUrl } = readConfig().database
  if (!file || !ownerUrl) throw new StartError('Usage: DATABASE_URL=… DATABASE_OWNER_URL=… npm run tenants -- tenants.json')
  const owner = connect(openPool({ connectionString: ownerUrl, max: 1 }))
  return applyTenants(owner, await readFile(file, 'utf8')).finally(() => owner.destroy())
}

if (import.meta.main) {
  try {
    process.stdout.write(`Saved ${(await applyFile(process.argv[2])).join(', ')}. Servers read them at their next start.\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
