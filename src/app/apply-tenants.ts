import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { createPageRegistry } from '#features/site/content/public.server.ts'
import { listTenantHosts, saveTenantsIn, sealTenant } from '#foundation/tenants/public.server.ts'
import { composeSettings, createTenantFileSchema, findHostClashes } from '#foundation/tenants/public.ts'
import { readConfig } from '#platform/config.ts'
import { bindTenant, connect, openPool, type Db } from '#platform/database/database.ts'
import { startDatabase } from '#platform/database/start-database.ts'
import { parseJson, runCommandLine } from '#app/command-line.ts'
import { features } from '#app/features.ts'
import { publishStarter } from '#app/publish-starter.ts'
import { createSecretBox, type SecretBox } from '#platform/secrets/secret-box.ts'
import { readSecretKeys } from '#platform/secrets/secret-keys.ts'
import { StartError } from '#platform/start-error.ts'

/** A fault in a key is reported by the rule of that key. */
const describe = (error: z.ZodError): string =>
  z.prettifyError(
    new z.ZodError(
      error.issues.map((issue) =>
        issue.code === 'invalid_key' ? { ...issue, message: issue.issues.map(({ message }) => message).join('; ') } : issue,
      ),
    ),
  )

/** Validates first: a file with one mistake changes nothing. New tenants get the starter site. Returns the names that were saved. */
export const applyTenants = async (owner: Db, json: string, box: SecretBox): Promise<string[]> => {
  const parsed = z
    .array(createTenantFileSchema(composeSettings(features)))
    .min(1)
    .safeParse(parseJson(json, 'The file of tenants'))
  if (!parsed.success) throw new StartError(`These tenants cannot be saved:\n${describe(parsed.error)}`)
  const keys = new Set(parsed.data.map(({ key }) => key))
  const others = (await listTenantHosts(owner)).filter(({ key }) => !keys.has(key))
  const clashes = findHostClashes(parsed.data, others)
  if (clashes.length > 0) throw new StartError(`These tenants cannot be saved:\n${clashes.join('\n')}`)
  const registry = createPageRegistry(features)
  await owner.transaction().execute(async (tx) => {
    await saveTenantsIn(
      tx,
      parsed.data.map((tenant) => sealTenant(tenant, box)),
    )
    for (const tenant of parsed.data) {
      await bindTenant(tx, tenant.key)
      await publishStarter(tx, tenant, { features, registry })
    }
  })
  return parsed.data.map(({ name }) => name)
}

const applyFile = async (file: string | undefined): Promise<string[]> => {
  if (!file) throw new StartError('Usage: npm run tenants -- tenants.json')
  const json = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`${file} is not there.`)
  })
  const config = readConfig()
  const box = createSecretBox(await readSecretKeys(config))
  const database = await startDatabase(config, () => {})
  try {
    if (!database.owner) throw new StartError('Tenants are saved by the owner of the database: set DATABASE_OWNER_URL as well.')
    const owner = connect(openPool({ ...database.owner, max: 1 }))
    return await applyTenants(owner, json, box).finally(() => owner.destroy())
  } finally {
    await database.stop()
  }
}

if (import.meta.main)
  await runCommandLine(async ([file]) => `Saved ${(await applyFile(file)).join(', ')}. Servers read them at their next start.`)
