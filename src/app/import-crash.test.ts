import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Category, insertCategories } from '#features/storefront/catalogue/public.seed.ts'
import { saveTenants } from '#foundation/tenants/public.seed.ts'
import { tenantSchema } from '#foundation/tenants/testing/test-settings.ts'
import { withTenant } from '#platform/database/database.ts'
import { parseCommand, runImport } from '#app/import-products.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const LINES = 12_000
const COMMAND = path.resolve(import.meta.dirname, 'import-products.ts')
const words = { en: 'Valves', de: 'Ventile', fr: 'Vannes', es: 'Válvulas', pl: 'Zawory', zh: '阀门' }
const valves: Category = {
  ...{ id: '00000000-0000-8000-8000-000000000001', parentId: null, slug: 'valves', path: 'valves', depth: 1, position: 0 },
  ...{ pictureFamily: 'valve', names: words, texts: words, markets: null },
}

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'portico-crash-'))
  await saveTenants(database.owner, [tenantSchema.parse({ key: 'sps', name: 'Safety', hosts: ['sps.example'] })])
  await withTenant(database.db, 'sps', (tx) => insertCategories(tx, [valves]))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const ask = <Row>(query: ReturnType<typeof sql<Row>>) =>
  withTenant(database.db, 'sps', async (tx) => (await query.execute(tx)).rows[0])

const countProducts = () => ask(sql<{ count: number }>`select count(*)::integer as count from product`)
const readLines = async () => (await ask(sql<{ lines: number }>`select lines from product_import`))?.lines ?? 0

const startImport = (file: string) => {
  const { host, user, database: name } = database.appConfig
  return spawn(process.execPath, [COMMAND, '--tenant', 'sps', file], {
    stdio: 'ignore',
    env: { ...process.env, DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(String(host))}` },
  })
}

test('killed in the middle and started again, an import brings everything once', async () => {
  const file = path.join(folder, 'products.jsonl')
  const refused = JSON.stringify({ sku: 'V-0', category: 'valves', names: {} })
  const lines = Array.from({ length: LINES }, (_, number) =>
    number % 1000 === 500
      ? refused
      : JSON.stringify({ sku: `V-${number}`, category: 'valves', names: { en: `Valve ${number}` } }),
  )
  await writeFile(file, lines.join('\n'))
  const child = startImport(file)
  const ended = once(child, 'exit')
  await vi.waitFor(async () => expect(await readLines()).toBeGreaterThan(0), { timeout: 30_000, interval: 5 })
  child.kill('SIGKILL')
  await ended
  const done = await readLines()
  expect(done).toBeLessThan(LINES)

  const said: string[] = []
  await runImport(database.db, parseCommand(['--tenant', 'sps', file]), (line) => void said.push(line))
  expect(said.join('\n')).toContain('12,000 lines: 11,988 written, 0 unchanged, 12 rejected')
  expect(await countProducts()).toEqual({ count: LINES - 12 })
  const rejects = await ask(
    sql<{
      lines: number[]
    }>`select array_agg(line order by line) as lines from product_import_reject where reason like 'names: %'`,
  )
  expect(rejects?.lines).toEqual(Array.from({ length: 12 }, (_, index) => index * 1000 + 501))
}, 60_000)
