import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { withClient } from '#platform/database/database-roles.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { atLeast, atMost, round, type Benchmark } from '../report.ts'
import { measureBring, type BringFigures } from './bring-figures.ts'
import { measureFloor } from './bring-floor.ts'
import { TENANT, writeBase, writeCompanyFile, writePriceFile, writeProductFile, writeStockFile } from './bring-world.ts'

const run = promisify(execFile)
const TENANTS = path.resolve(import.meta.dirname, '../../src/app/apply-tenants.ts')

const PRODUCTS_A_SECOND = 10_000
const LINES_A_SECOND = 20_000
const MOST_MB = 300
/** A file that is more than three times as long may take so much more memory. */
const FLAT = 1.2

const say = (line: string): void => void process.stderr.write(`${line}\n`)

const describe = (work: string, count: number, figures: BringFigures) => ({
  work,
  lines: count,
  'a second, checked and saved': round(count / (figures.checkSeconds + figures.saveSeconds)),
  'check s': figures.checkSeconds,
  'save s': figures.saveSeconds,
  'listings and search s': figures.settleSeconds,
  'CPU µs a line': round((figures.cpuSeconds / count) * 1e6, 1),
  'PostgreSQL CPU µs a line': round((figures.databaseCpuSeconds / count) * 1e6, 1),
  'MB, first half of saving': figures.middleMb,
  'MB, second half': figures.endMb,
  'peak MB': figures.peakMb,
})

/** `npm run bring` as people run it, over an empty database. `--products=1000000` takes ten million lines of stock. */
export const bringBenchmark: Benchmark = {
  name: 'bring',
  run: async ({ isQuick, products = isQuick ? 5000 : 100_000 }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'bench-bring-'))
    const postgres = await startEmbeddedPostgres({ dataFolder: path.join(folder, 'postgres') })
    const host = String(postgres.app.host)
    const urlOf = (user: string | undefined): string =>
      `postgres://${user}@localhost/${postgres.app.database}?host=${encodeURIComponent(host)}`
    const database = { url: urlOf(postgres.app.user), pid: postgres.pid, folder }
    const server = { admin: { host, user: 'postgres', database: String(postgres.app.database) }, pid: postgres.pid }
    const vacuum = (): Promise<void> =>
      withClient(server.admin, async (client) => {
        await client.query('vacuum analyze')
        await client.query('checkpoint')
      })
    try {
      const tenants = path.join(folder, 'tenants.json')
      await writeFile(tenants, JSON.stringify([{ key: TENANT, name: 'Halden Marine', hosts: ['marine.localhost'] }]))
      const env = { PATH: process.env['PATH'], DATABASE_URL: database.url, DATABASE_OWNER_URL: urlOf(postgres.owner.user) }
      await run(process.execPath, [TENANTS, tenants], { env: { ...env, DATA_FOLDER: folder } })
      await measureBring(database, await writeBase(folder))

      const rows: ReturnType<typeof describe>[] = []
      const floors: Record<string, string | number>[] = []
      const measure = async (work: string, count: number, file: string, keys: number) => {
        say(`${work}: ${count.toLocaleString('en-US')} lines`)
        const floor = await measureFloor(server, file, keys)
        floors.push({
          ...{ work: `floor: ${work}`, lines: count, 'a second': floor.perSecond },
          'CPU µs a line': round((floor.cpuSeconds / count) * 1e6, 1),
          'PostgreSQL CPU µs a line': round((floor.databaseCpuSeconds / count) * 1e6, 1),
        })
        const row = describe(work, count, await measureBring(database, file))
        rows.push(row)
        await vacuum()
        await rm(file)
        return row
      }
      const product = await measure('products', products, await writeProductFile(folder, products), 1)
      const lines = products * 10
      const small = Math.round(lines * 0.3)
      await measure('companies', small, await writeCompanyFile(folder, small), 1)
      const price = await measure('prices', small, await writePriceFile(folder, small), 2)
      const less = await measure('stock', small, await writeStockFile(folder, small), 2)
      const more = await measure('stock, more of it', lines, await writeStockFile(folder, lines), 2)
      const perSecond = (row: ReturnType<typeof describe>): number => row['a second, checked and saved']
      return {
        tables: [
          { title: 'npm run bring', rows },
          { title: 'Plain rows of the same lines, in one transaction', rows: floors },
        ],
        goals: [
          atLeast('products a second', perSecond(product), PRODUCTS_A_SECOND),
          atLeast('lines of stock a second', perSecond(more), LINES_A_SECOND),
          atLeast('lines of prices a second', perSecond(price), LINES_A_SECOND),
          atMost(`peak MB of ${lines.toLocaleString('en-US')} lines`, more['peak MB'], MOST_MB),
          atMost('peak of all lines, of that of three tenths of them', round(more['peak MB'] / less['peak MB'], 2), FLAT),
        ],
        notes: [
          'Everything is checked and then saved, each step reading the whole file; rates are of both together, listings and search apart.',
        ],
      }
    } finally {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}
