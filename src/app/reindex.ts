import { parseArgs } from 'node:util'
import { runCommandLine } from '#app/command-line.ts'
import { features } from '#app/features.ts'
import { createEngine } from '#foundation/search-engine/public.server.ts'
import { hasTenant } from '#foundation/tenants/public.server.ts'
import { readConfig } from '#platform/config.ts'
import { connect, openPool, type Db } from '#platform/database/database.ts'
import { startDatabase } from '#platform/database/start-database.ts'
import { StartError } from '#platform/start-error.ts'

const USAGE = `Usage: npm run reindex -- --tenant marine
  Makes the search index anew beside the one that is searched, then puts it in its place.`

const parseTenant = (args: readonly string[]): string => {
  try {
    const { values } = parseArgs({ args: [...args], options: { tenant: { type: 'string' } } })
    if (values.tenant) return values.tenant
  } catch {}
  throw new StartError(USAGE)
}

export const rebuildSearch = async (db: Db, tenant: string): Promise<string> => {
  if (!(await hasTenant(db, tenant))) throw new StartError(`There is no tenant ${tenant}: npm run tenants makes one.`)
  const engine = createEngine({ sources: features.flatMap((feature) => feature.documentSources ?? []) })
  return `${await engine.rebuild(db, tenant)} documents can be found now.`
}

const runCommand = async (args: readonly string[]): Promise<string> => {
  const tenant = parseTenant(args)
  const database = await startDatabase(readConfig(), () => {})
  const db = connect(openPool({ ...database.app, max: 3 }))
  try {
    return await rebuildSearch(db, tenant)
  } finally {
    await db.destroy()
    await database.stop()
  }
}

if (import.meta.main) await runCommandLine(runCommand)
