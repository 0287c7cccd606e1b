import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListing, findProduct, type Category, insertCategories } from '#features/storefront/catalogue/public.seed.ts'
import { saveTenants } from '#foundation/tenants/public.seed.ts'
import { tenantSchema } from '#foundation/tenants/testing/test-settings.ts'
import { withTenant } from '#platform/database/database.ts'
import { parseCommand, runImport } from '#app/import-products.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const SAMPLES = path.resolve(import.meta.dirname, '../../docs/samples')
const PATHS = [
  'gas-detection',
  'gas-detection/portable-gas-detectors',
  'gas-detection/portable-gas-detectors/multi-gas-detectors',
  'machine-safety',
  'machine-safety/safety-switches',
  'machine-safety/safety-switches/rope-pull-switches',
]
const words = (text: string) => ({ en: text, de: text, fr: text, es: text, pl: text, zh: text })
const idOf = (at: number): string => `00000000-0000-8000-8000-00000000000${at}`
const categories = PATHS.map((own, position): Category => {
  const parent = PATHS.indexOf(own.split('/').slice(0, -1).join('/'))
  const slug = own.split('/').at(-1) ?? own
  const place = { id: idOf(position), parentId: parent < 0 ? null : idOf(parent), slug, path: own, depth: own.split('/').length }
  return { ...place, position, pictureFamily: 'gas-detector', names: words(own), texts: words(own), markets: null }
})

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'portico-import-'))
  const tenants = ['sps', 'process'].map((key) => tenantSchema.parse({ key, name: key, hosts: [`${key}.example`] }))
  await saveTenants(database.owner, tenants)
  for (const { key: tenant } of tenants)
    await withTenant(database.db, tenant, async (tx) => {
      const own =
        tenant === 'sps'
          ? categories
          : categories.map((category) => ({
              ...category,
              id: category.id.replace('-8000-8', '-8000-9'),
              parentId: category.parentId?.replace('-8000-8', '-8000-9') ?? null,
            }))
      await insertCategories(tx, own)
    })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const run = async (...args: string[]) => {
  const said: string[] = []
  const code = await runImport(database.db, parseCommand(args), (line) => void said.push(line))
  return { code, said: said.join('\n') }
}

test('the sample tables bring products that are found and listed at once', async () => {
  const { code, said } = await run('--tenant', 'sps', path.join(SAMPLES, 'products.csv'))
  expect(code).toBe(0)
  expect(said).toContain('6 lines: 6 written, 0 unchanged, 0 rejected')
  await withTenant(database.db, 'sps', async (tx) => {
    expect(await findProduct(tx, 'HS-330-4A', ['us'])).toMatchObject({
      names: { de: 'Viergas-Warngerät HS-330, O₂/CO/H₂S/LEL' },
      brand: 'halden',
    })
    expect(await findProduct(tx, 'HS-410-M1', ['us'])).toBeUndefined()
    expect(await readListing(tx, { categoryId: idOf(0), market: ['us'], chosen: {}, skip: 0, take: 9 })).toMatchObject({
      total: 4,
    })
  })
})

test('the sample of JSON lines holds the same products, so it writes nothing', async () => {
  const { code, said } = await run('--tenant', 'sps', path.join(SAMPLES, 'products.jsonl'))
  expect(code).toBe(0)
  expect(said).toContain('6 lines: 0 written, 6 unchanged, 0 rejected')
})

test('listings and search are made anew by the first import, follow later ones, and stay when nothing is new', async () => {
  const line = (sku: string, en: string) =>
    `${JSON.stringify({ sku, category: 'gas-detection/portable-gas-detectors', names: { en } })}\n`
  const bring = async (name: string, text: string) => {
    await writeFile(path.join(folder, name), text)
    return (await run('--tenant', 'process', path.join(folder, name))).said
  }
  expect(await bring('first.jsonl', line('N-1', 'One'))).toMatch(/Category indexes built.*\nSearch index of \d+ documents built/)
  expect(await bring('first.jsonl', line('N-1', 'One'))).toMatch(/1 written.*\nListings and search are up to date\.$/)
  expect(await bring('second.jsonl', line('N-1', 'One'))).toMatch(/1 unchanged.*\nListings and search are up to date\.$/)
  expect(await bring('third.jsonl', line('N-2', 'Two'))).toMatch(/Category indexes built.*\nSearch index followed \d+ changes in/)
})

test('refused lines are counted, told on demand, and the end says that there are some', async () => {
  const file = path.join(folder, 'broken.csv')
  const [head = '', first = '', second = ''] = (await readFile(path.join(SAMPLES, 'products.csv'), 'utf8')).split('\n')
  await writeFile(
    file,
    [head, first, second.replace('gas-detection/', 'teapots/'), first.replace('HS-330-4A', '../etc')].join('\n'),
  )
  const { code, said } = await run('--tenant', 'process', file)
  expect(code).toBe(2)
  expect(said).toContain('3 lines: 1 written, 0 unchanged, 2 rejected')
  expect(said).toContain('--rejects')
  const listed = await run('--tenant', 'process', '--rejects', file)
  expect(listed.code).toBe(2)
  expect(listed.said).toMatch(/^2\tHS-330-4B\tcategory: there is no teapots\/.+\n3\t\.\.\/etc\tsku: is no part number$/)
  await expect(run('--tenant', 'sps', '--rejects', file)).rejects.toThrow('was not imported')
})

test.each([
  [[]],
  [['--tenant', 'No Body', 'a.csv']],
  [['--tenant', 'sps']],
  [['--tenant', 'sps', 'a.csv', 'b.csv']],
  [['--tenant', 'sps', '--fast', 'a.csv']],
])('%j is told how it should look', (args) => expect(() => parseCommand(args)).toThrow('Usage: npm run import'))

test('a file that is not there is named', async () => {
  await expect(run('--tenant', 'sps', path.join(folder, 'none.csv'))).rejects.toThrow('none.csv is not there')
})

test('a tenant that nobody made is named', async () => {
  const file = path.join(SAMPLES, 'products.csv')
  await expect(run('--tenant', 'nobody', file)).rejects.toThrow('There is no tenant nobody: npm run tenants makes one.')
})
