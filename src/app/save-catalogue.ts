import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import {
  buildCategoryIndexes,
  catalogueFileSchema,
  saveCatalogue,
  type CatalogueFile,
} from '#features/storefront/catalogue/public.server.ts'
import { createEngine } from '#foundation/search-engine/public.server.ts'
import { hasTenant } from '#foundation/tenants/public.server.ts'
import { isTenantKey, type TenantKey } from '#kernel/tenant.ts'
import { readConfig } from '#platform/config.ts'
import { connect, openPool, withTenant, type Db } from '#platform/database/database.ts'
import { startDatabase } from '#platform/database/start-database.ts'
import { parseJson, runCommandLine } from '#app/command-line.ts'
import { features } from '#app/features.ts'
import { StartError } from '#platform/start-error.ts'

const USAGE = `Usage: npm run catalogue -- --tenant sps catalogue.json
  Saves categories, brands and attributes, before products are brought. The same file may come again, changed.`

type CatalogueCommand = { readonly tenant: TenantKey; readonly file: string }

/** The command line, or how it should look. */
export const parseCatalogueCommand = (args: readonly string[]): CatalogueCommand => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { tenant: { type: 'string' } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (values.tenant && isTenantKey(values.tenant) && file && more.length === 0) return { tenant: values.tenant, file }
  } catch {}
  throw new StartError(USAGE)
}

const readCatalogue = async (file: string): Promise<CatalogueFile> => {
  const json = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`${file} is not there.`)
  })
  const parsed = catalogueFileSchema.safeParse(parseJson(json, file))
  if (!parsed.success) throw new StartError(`${file} cannot be saved:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}

const engine = createEngine({ sources: features.flatMap((feature) => feature.documentSources ?? []) })

/** All of the file or nothing; listings and search follow it. Returns what was saved, in words. */
export const runCatalogue = async (db: Db, { tenant, file }: CatalogueCommand): Promise<string> => {
  const catalogue = await readCatalogue(file)
  if (!(await hasTenant(db, tenant))) throw new StartError(`There is no tenant ${tenant}: npm run tenants makes one.`)
  await withTenant(db, tenant, (tx) => saveCatalogue(tx, catalogue))
  await buildCategoryIndexes(db, tenant)
  await engine.rebuild(db, tenant)
  const { categories, brands, attributes } = catalogue
  return `Saved categories: ${categories.length}, brands: ${brands.length}, attributes: ${attributes.length}.`
}

const runCommand = async (args: readonly string[]): Promise<string> => {
  const command = parseCatalogueCommand(args)
  const database = await startDatabase(readConfig(), () => {})
  const db = connect(openPool({ ...database.app, max: 3 }))
  try {
    return await runCatalogue(db, command)
  } finally {
    await db.destroy()
    await database.stop()
  }
}

if (import.meta.main) await runCommandLine(runCommand)
