import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListing } from '#features/storefront/catalogue/public.seed.ts'
import { saveTenants } from '#foundation/tenants/public.seed.ts'
import { tenantSchema } from '#foundation/tenants/testing/test-settings.ts'
import { parseCommand, runImport } from '#app/import-products.ts'
import { parseCatalogueCommand, runCatalogue } from '#app/save-catalogue.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const SAMPLES = path.resolve(import.meta.dirname, '../../docs/samples')

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'portico-catalogue-'))
  await saveTenants(
    database.owner,
    ['marine', 'process'].map((key) => tenantSchema.parse({ key, name: key, hosts: [`${key}.example`] })),
  )
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const save = async (content: unknown, tenant = 'marine') => {
  const file = path.join(folder, 'catalogue.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return runCatalogue(database.db, { tenant, file })
}
const listCategories = (tenant = 'marine') =>
  withTenant(database.db, tenant, (tx) =>
    tx.selectFrom('category').select(['id', 'path', 'names', 'markets']).orderBy('path').execute(),
  )
const namedIn = (en: string) => ({ names: { en } })

test('a tenant that has nothing takes the samples: first what products are sorted into, then products', async () => {
  const sample = parseCatalogueCommand(['--tenant', 'marine', path.join(SAMPLES, 'catalogue.json')])
  expect(await runCatalogue(database.db, sample)).toMatch(/^Saved categories: 6, brands: 1, attributes: \d+\.$/)
  const said: string[] = []
  const products = parseCommand(['--tenant', 'marine', path.join(SAMPLES, 'products.csv')])
  expect(await runImport(database.db, products, (line) => void said.push(line))).toBe(0)
  expect(said.join('\n')).toContain('6 written, 0 unchanged, 0 rejected')
  const top = (await listCategories()).find((category) => category.path === 'gas-detection')
  await withTenant(database.db, 'marine', async (tx) => {
    const request = { categoryId: top?.id ?? '', market: ['us'], chosen: {}, skip: 0, take: 9 }
    expect(await readListing(tx, request)).toMatchObject({ total: 4 })
  })
  expect(await listCategories('process')).toEqual([])
})

test('a file that comes again keeps what it names in place and removes nothing', async () => {
  await save({ categories: [{ path: 'valves', ...namedIn('Valves') }] })
  const before = await listCategories()
  await save({
    categories: [
      { path: 'valves', names: { en: 'Valves', de: 'Ventile' } },
      { path: 'valves/ball', ...namedIn('Ball') },
    ],
  })
  const after = await listCategories()
  expect(after).toHaveLength(before.length + 1)
  const found = after.find((category) => category.path === 'valves')
  expect(found).toMatchObject({
    id: before.find((category) => category.path === 'valves')?.id,
    names: { de: 'Ventile', fr: 'Valves' },
  })
})

test('nothing is sold where what stands above it is not [T-26]', async () => {
  const entries = [
    { path: 'pumps', ...namedIn('Pumps') },
    { path: 'pumps/gear', ...namedIn('Gear pumps') },
  ]
  await save({ categories: entries })
  await save({ categories: [{ ...entries[0], markets: ['de', 'us'] }] })
  const markets = Object.fromEntries((await listCategories()).map((category) => [category.path, category.markets]))
  expect(markets).toMatchObject({ pumps: ['de', 'us'], 'pumps/gear': ['de', 'us'] })
})

test.each([
  ['no JSON', '{', 'is not JSON'],
  ['a path that is none', { categories: [{ path: 'Ball Valves', ...namedIn('x') }] }, 'slugs joined with'],
  ['no English name', { categories: [{ path: 'lamps', names: { de: 'Lampen' } }] }, 'in English (en) at least'],
  ['a parent that is not there', { categories: [{ path: 'lamps/red', ...namedIn('Red') }] }, 'lamps/red stands below lamps'],
])('a file with %s changes nothing and says so', async (_, content, message) => {
  const before = await listCategories()
  await expect(save(content)).rejects.toThrow(message)
  expect(await listCategories()).toEqual(before)
})

test('the command line says how it should look, and a tenant that is not there is named', async () => {
  expect(() => parseCatalogueCommand(['catalogue.json'])).toThrow('Usage: npm run catalogue')
  await expect(save({}, 'nobody')).rejects.toThrow('There is no tenant nobody')
})
