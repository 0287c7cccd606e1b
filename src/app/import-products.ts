import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  findImport,
  importProducts,
  listRejects,
  nameSource,
  readProducts,
  settleProducts,
  type ImportRun,
  type SettleStep,
} from '#features/storefront/product-import/public.server.ts'
import { createEngine } from '#foundation/search-engine/public.server.ts'
import { isTenantKey, type TenantKey } from '#kernel/tenant.ts'
import { readConfig } from '#platform/config.ts'
import { connect, openPool, withTenant, type Db } from '#platform/database/database.ts'
import { features } from '#app/features.ts'
import { startDatabase } from '#platform/database/start-database.ts'
import { hasTenant } from '#foundation/tenants/public.server.ts'
import { StartError } from '#platform/start-error.ts'

const USAGE = `Usage: npm run import -- --tenant sps [--rejects] products.csv|products.jsonl
  The same file goes on where it stopped. --rejects lists the lines that were refused, without importing.
  Ends with 0 when every line was taken, with 2 when some were refused, with 1 when it could not be done.`

export type ImportCommand = { readonly tenant: TenantKey; readonly file: string; readonly isListing: boolean }
type Say = (line: string) => void

/** The command line, or how it should look. */
export const parseCommand = (args: readonly string[]): ImportCommand => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { tenant: { type: 'string' }, rejects: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const { tenant } = values
    const [file, ...more] = positionals
    if (tenant && isTenantKey(tenant) && file && more.length === 0) return { tenant, file, isListing: values.rejects }
  } catch {}
  throw new StartError(USAGE)
}

const count = (value: number): string => value.toLocaleString('en-US')
const plural = (value: number, word: string): string => `${count(value)} ${word}${value === 1 ? '' : 's'}`

const describe = ({ lines, accepted, unchanged, rejected }: ImportRun): string =>
  `${plural(lines, 'line')}: ${count(accepted)} written, ${count(unchanged)} unchanged, ${count(rejected)} rejected`

const TOLD_EVERY_MS = 2000
const PAGE = 1000

/** Every refused line of a file, page by page: there may be as many as the file has. */
const reportRejects = async (db: Db, tenant: TenantKey, importId: string, say: Say): Promise<void> => {
  for (let after = 0; ;) {
    const rejects = await withTenant(db, tenant, (tx) => listRejects(tx, importId, after, PAGE))
    for (const { line, sku, reason } of rejects) say(`${line}\t${sku ?? ''}\t${reason}`)
    if (rejects.length < PAGE) return
    after = rejects.at(-1)?.line ?? after
  }
}

const engine = createEngine({ sources: features.flatMap((feature) => feature.documentSources ?? []) })

const describeStep = (step: SettleStep): string => {
  if (step.kind === 'held') return 'Listings and search are up to date.'
  const seconds = `${step.seconds.toFixed(1)} s`
  if (step.kind === 'listings') return `Category indexes built in ${seconds}.`
  const what = step.isFollowed ? `followed ${plural(step.count, 'change')}` : `of ${plural(step.count, 'document')} built`
  return `Search index ${what} in ${seconds}.`
}

const bringFile = async (db: Db, { tenant, file }: ImportCommand, source: string, say: Say): Promise<ImportRun> => {
  const startedAt = performance.now()
  let [toldAt, first] = [startedAt, undefined as number | undefined]
  const onProgress = (run: ImportRun): void => {
    first ??= run.lines
    const now = performance.now()
    if (now - toldAt < TOLD_EVERY_MS) return
    toldAt = now
    say(`${describe(run)}, ${count(Math.round(((run.lines - first) / (now - startedAt)) * 1000))} a second`)
  }
  const run = await importProducts({ db, tenant, source, lines: readProducts(file), onProgress })
  const seconds = (performance.now() - startedAt) / 1000
  say(`${describe(run)}, in ${seconds.toFixed(1)} s`)
  await settleProducts({ db, tenant, engine, onStep: (step) => say(describeStep(step)) })
  return run
}

/** Imports a file, or lists what an import of it refused. Returns how the process should end. */
export const runImport = async (db: Db, command: ImportCommand, say: Say): Promise<0 | 2> => {
  const { tenant, file, isListing } = command
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
  if (!isFile) throw new StartError(`${file} is not there.`)
  if (!(await hasTenant(db, tenant))) throw new StartError(`There is no tenant ${tenant}: npm run tenants makes one.`)
  const source = await nameSource(file)
  const known = isListing ? await withTenant(db, tenant, (tx) => findImport(tx, source)) : undefined
  if (isListing && !known) throw new StartError(`${file} was not imported yet as it is now.`)
  const run = known ?? (await bringFile(db, command, source, say))
  if (isListing) await reportRejects(db, tenant, run.id, say)
  else if (run.rejected > 0) say(`npm run import -- --tenant ${tenant} --rejects ${file} lists what was refused, and why.`)
  return run.rejected > 0 ? 2 : 0
}

const runCommand = async (args: readonly string[]): Promise<0 | 2> => {
  const command = parseCommand(args)
  const say: Say = (line) => void process.stdout.write(`${line}\n`)
  const database = await startDatabase(readConfig(), say)
  const db = connect(openPool({ ...database.app, max: 3 }))
  try {
    return await runImport(db, command, say)
  } finally {
    await db.destroy()
    await database.stop()
  }
}

if (import.meta.main) {
  try {
    process.exitCode = await runCommand(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
