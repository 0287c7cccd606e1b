import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importProducts } from '#features/storefront/product-import/import/import-products.service.ts'
import { findImport, listRejects } from '#features/storefront/product-import/import/import.store.ts'
import { readProducts } from '#features/storefront/product-import/import/product-file.service.ts'
import { parseJsonLine } from '#features/storefront/product-import/import/product-line.rules.ts'
import { isNoted } from '#features/storefront/product-import/import/settling.rules.ts'
import { findByPartNumber, findProduct } from '#features/storefront/catalogue/public.server.ts'
import { insertCategories } from '#features/storefront/catalogue/testing/insert-categories.ts'
import { makeCategory } from '#features/storefront/catalogue/testing/make-category.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  for (const tenant of ['sps', 'process'] as const)
    await withTenant(database.db, tenant, (tx) => insertCategories(tx, [makeCategory('valves')]))
})
afterAll(() => database.close())

const record = (number: number, more: object = {}) => ({
  sku: `V-${number}`,
  category: 'valves',
  names: { en: `Valve ${number}` },
  ...more,
})
const EMPTY = { texts: {}, attributes: {}, images: [], documents: [], accessories: [], prices: {}, stock: {} }
const DEFAULTS = { ...EMPTY, lifecycle: 'active', popularity: 0 }
const lines = function* (from: number, to: number, more: object = {}) {
  for (let number = from; number <= to; number++) yield parseJsonLine(JSON.stringify(record(number, more)))
}
const bring = (
  source: string,
  given: ReturnType<typeof lines> | Iterable<ReturnType<typeof parseJsonLine>>,
  tenant: TenantKey = 'sps',
) => importProducts({ db: database.db, tenant, source, lines: given })
const nameOf = (sku: string, tenant: TenantKey = 'sps') =>
  withTenant(database.db, tenant, async (tx) => (await findProduct(tx, sku, ['us']))?.names.en)

test('every line is counted, and a refused one is kept with its number and reason', async () => {
  const given = [
    parseJsonLine(JSON.stringify(record(1))),
    parseJsonLine('{broken'),
    parseJsonLine(JSON.stringify(record(2, { category: 'none' }))),
    parseJsonLine(JSON.stringify(record(3))),
  ]
  const run = await bring('counted', given)
  expect(run).toMatchObject({ state: 'done', lines: 4, accepted: 2, rejected: 2 })
  expect(await withTenant(database.db, 'sps', (tx) => listRejects(tx, run.id, 0, 10))).toEqual([
    { line: 2, sku: null, reason: 'line: is not JSON' },
    { line: 3, sku: 'V-2', reason: 'category: there is no none' },
  ])
})

test('the same file twice does nothing the second time; the same products in another file write nothing', async () => {
  const first = await bring('twice', lines(10, 20))
  expect(first.accepted).toBe(11)
  expect(await bring('twice', lines(10, 20, { names: { en: 'Changed' } }))).toEqual(first)
  expect(await bring('twice again', lines(10, 20))).toMatchObject({ accepted: 0, unchanged: 11 })
  expect(await bring('changed', lines(10, 12, { names: { en: 'Changed' } }))).toMatchObject({ accepted: 3, unchanged: 0 })
  expect(await nameOf('V-10')).toBe('Changed')
})

test('an import that is cut short goes on where it stopped', async () => {
  const cut = async function* () {
    yield* lines(1000, 5500)
    throw new Error('the machine went away')
  }
  await expect(bring('cut', cut() as never)).rejects.toThrow('went away')
  expect(await nameOf('V-1000')).toBe('Valve 1000')
  expect(await nameOf('V-5500')).toBeUndefined()
  // What was done is not looked at again.
  const rest = await bring('cut', lines(1000, 5500))
  expect(rest).toMatchObject({ state: 'done', lines: 4501, accepted: 4501, unchanged: 0 })
  expect(await nameOf('V-5500')).toBe('Valve 5500')
})

test('a number that comes twice in a file: the later line counts', async () => {
  const given = [record(7000), record(7000, { names: { en: 'Later' } })].map((one) => parseJsonLine(JSON.stringify(one)))
  await bring('double', given)
  expect(await nameOf('V-7000')).toBe('Later')
})

test('two imports of one file at once: the second one waits and finds everything done', async () => {
  const slowly = async function* () {
    yield* lines(20_000, 22_500)
  }
  const [first, second] = await Promise.all([bring('at once', slowly() as never), bring('at once', slowly() as never)])
  expect(first).toMatchObject({ state: 'done', lines: 2501, accepted: 2501 })
  expect(second).toEqual(first)
})

test('everything that a product says arrives as it was written', async () => {
  const full = {
    sku: 'F-1',
    category: 'valves',
    brand: 'halden',
    names: { en: 'A "quoted" \\ valve, with a name of more than a few letters', zh: '阀门 😀' },
    texts: { en: 'é'.repeat(3000), pl: '' },
    attributes: { zeta: 0.1, alpha: 'ß', number: -12 },
    images: ['/a.png'],
    documents: [
      { title: '{"x"}', href: '/a.pdf', kind: 'manual' },
      { title: 'T', href: 'https://example.com/ä' },
    ],
    accessories: ['V-1', 'V-2'],
    prices: { 'list, "old"': { USD: 1e12 } },
    stock: { us: 0, de: 1e9 },
    markets: ['us'],
    salesOrgs: ['NULL', '', 'a "b" \\ c', 'größe'],
    lifecycle: 'replaced',
    replacedBy: 'V-3',
    variantOf: 'V-4',
    popularity: 1e9,
  }
  const bare = { sku: 'F-2', category: 'valves', names: { en: 'Bare' } }
  await bring(
    'full',
    [full, bare].map((one) => parseJsonLine(JSON.stringify(one))),
  )
  const rows = await withTenant(database.db, 'sps', (tx) =>
    tx
      .selectFrom('product')
      .innerJoin('category', 'category.id', 'product.categoryId')
      .selectAll('product')
      .select('path')
      .where('sku', 'in', ['F-1', 'F-2'])
      .orderBy('sku')
      .execute(),
  )
  const { category, ...said } = full
  expect(rows[0]).toMatchObject({ ...said, path: category })
  expect(rows[1]).toMatchObject({ brand: null, replacedBy: null, variantOf: null, texts: {}, attributes: {}, images: [] })
  expect(rows[1]).toMatchObject({ documents: [], accessories: [], prices: {}, stock: {}, markets: null, salesOrgs: null })
  expect(rows[1]).toMatchObject({ lifecycle: 'active', popularity: 0 })
})

test('a number is kept as search spells it, whatever signs it is made of', async () => {
  const sku = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0189._+-'
  await bring('folded', lines(1, 1, { sku }))
  const found = await withTenant(database.db, 'sps', (tx) => findByPartNumber(tx, [foldPartNumber(sku)], ['us']))
  expect(found).toMatchObject([{ sku }])
})

const takeNotes = () =>
  withTenant(database.db, 'sps', async (tx) => {
    const notes = await tx.deleteFrom('searchChange').returning('key').execute()
    return notes.map(({ key }) => key).sort()
  })

test('search is told of what changed, and of what takes or took its place', async () => {
  await bring('line', [
    ...lines(9000, 9004),
    ...lines(9005, 9005, { lifecycle: 'replaced', replacedBy: 'V-9001' }),
    ...lines(9001, 9001, { lifecycle: 'replaced', replacedBy: 'V-9002' }),
  ])
  await takeNotes()
  await bring('with an accessory', lines(9003, 9003, { accessories: ['V-9004'] }))
  expect(await takeNotes()).toEqual(['V-9003', 'V-9004'])
  await bring('without it', lines(9003, 9003))
  expect(await takeNotes()).toEqual(['V-9003', 'V-9004'])
  await bring('line again', lines(9000, 9000))
  expect(await takeNotes()).toEqual([])
  await bring('line moved', [...lines(9000, 9000), ...lines(9005, 9005, { lifecycle: 'replaced', replacedBy: 'V-9003' })])
  expect(await takeNotes()).toEqual(['V-9001', 'V-9002', 'V-9003', 'V-9005'])
})

test('of many changes search is told nothing more: its index is made anew', async () => {
  await takeNotes()
  const run = await bring('many', lines(30_000, 38_500))
  expect(isNoted(run)).toBe(false)
  expect((await takeNotes()).length).toBeLessThan(8500)
})

test('a number that comes again in the next batches: the last line counts', async () => {
  const given = Array.from({ length: 4 }, (_, round) => [
    ...lines(50_000 + round * 999, 50_998 + round * 999),
    ...lines(49_999, 49_999, { names: { en: `Round ${round}` } }),
  ]).flat()
  expect(await bring('rounds', given)).toMatchObject({ state: 'done', lines: 4000, accepted: 4000 })
  expect(await nameOf('V-49999')).toBe('Round 3')
})

test('what cannot be written stops the import where it is, and the next attempt goes on from there', async () => {
  const broken = function* () {
    yield* lines(70_000, 71_999)
    // No file can say this, but a caller could: no such character can be stored.
    yield { record: { ...record(72_000, { names: { en: 'A\u0000' } }), ...DEFAULTS } } as never
    yield* lines(72_001, 73_000)
  }
  await expect(bring('broken', broken())).rejects.toThrow()
  const stored = await withTenant(database.db, 'sps', (tx) => findImport(tx, 'broken'))
  expect(stored).toMatchObject({ state: 'running', lines: 2000, accepted: 2000 })
  expect(await nameOf('V-71999')).toBe('Valve 71999')
  expect(await nameOf('V-72001')).toBeUndefined()
  expect(await bring('broken', lines(70_000, 73_000))).toMatchObject({ state: 'done', lines: 3001, accepted: 3001 })
})

test('one tenant’s products are no other’s', async () => {
  await bring('own', lines(8000, 8001), 'process')
  expect(await nameOf('V-8000', 'process')).toBe('Valve 8000')
  expect(await nameOf('V-8000')).toBeUndefined()
})

test('files are read line by line in both formats', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-lines-'))
  const readFile = async (name: string, text: string) => {
    await writeFile(path.join(folder, name), text)
    return Array.fromAsync(readProducts(path.join(folder, name)))
  }
  const read = await readFile('a.csv', 'sku,category,name_en\r\nC-1,valves,"Valve, ""small"""\r\n,valves,Nameless\r\n')
  expect(read).toMatchObject([
    { record: { sku: 'C-1', names: { en: 'Valve, "small"' } } },
    { reason: expect.stringMatching(/^sku/) as string },
  ])
  const jsonl = `${JSON.stringify(record(1))}\n\n${JSON.stringify(record(2))}\n${'x'.repeat(300_000)}\n`
  const second = await readFile('b.jsonl', jsonl)
  expect(second).toMatchObject([{ record: { sku: 'V-1' } }, { record: { sku: 'V-2' } }, { reason: 'line: is too long' }])
  // Lines lie across the pieces in which a file is read, and the last one needs no end.
  const many = Array.from({ length: 3000 }, (_, index) => JSON.stringify(record(index, { texts: { zh: '阀门'.repeat(90) } })))
  const third = await readFile('c.jsonl', many.join('\n'))
  expect(third.map((checked) => 'record' in checked && checked.record.sku)).toEqual(many.map((_, index) => `V-${index}`))
  await rm(folder, { recursive: true })
})
