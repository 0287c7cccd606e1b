import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCategories } from '#features/catalogue/category.store.ts'
import { importProducts } from '#features/catalogue/import/import-products.ts'
import { listRejects } from '#features/catalogue/import/import.store.ts'
import { readProducts } from '#features/catalogue/import/product-file.ts'
import { parseJsonLine } from '#features/catalogue/import/product-line.rules.ts'
import { findProduct } from '#features/catalogue/product/product.store.ts'
import { makeCategory } from '#features/catalogue/testing/make-category.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#server/database/database.ts'
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'

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
