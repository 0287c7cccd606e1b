import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCategory, listChildren, type Category } from '#features/storefront/catalogue/category.store.ts'
import { insertCategories } from '#features/storefront/catalogue/testing/insert-categories.ts'
import { makeCategory } from '#features/storefront/catalogue/testing/make-category.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const as = <T>(tenant: TenantKey, work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(database.db, tenant, work)

const category = (path: string, parent?: Category, position = 0): Category => ({
  ...makeCategory(path, parent, position),
  texts: { ...makeCategory(path).texts, zh: '用于过程控制的阀门' },
})

test('a tree is read level by level, in its own order', async () => {
  const valves = category('valves', undefined, 2)
  const gauges = category('gauges', undefined, 1)
  const globe = category('valves/globe', valves, 1)
  const angle = category('valves/angle', valves, 0)
  await as('process', (tx) => insertCategories(tx, [valves, gauges, globe, angle]))
  await as('process', async (tx) => {
    expect(await listChildren(tx, null, ['us'])).toEqual([gauges, valves])
    expect(await listChildren(tx, valves.id, ['us'])).toEqual([angle, globe])
    expect(await listChildren(tx, globe.id, ['us'])).toEqual([])
    expect(await findCategory(tx, 'valves/globe', ['us'])).toEqual(globe)
    expect(await findCategory(tx, 'valves/none', ['us'])).toBeUndefined()
  })
})

test('another tenant sees nothing of it, and may use the same path', async () => {
  const secret = category('relays')
  await as('sps', (tx) => insertCategories(tx, [secret]))
  await as('hpsbt', async (tx) => {
    expect(await findCategory(tx, 'relays', ['us'])).toBeUndefined()
    expect(await listChildren(tx, null, ['us'])).toEqual([])
    const own = category('relays')
    await insertCategories(tx, [own])
    expect(await findCategory(tx, 'relays', ['us'])).toEqual(own)
  })
})

test('a category cannot hang below one of another tenant', async () => {
  const parent = category('sensors')
  await as('sps', (tx) => insertCategories(tx, [parent]))
  await expect(as('hbtbt', (tx) => insertCategories(tx, [category('sensors/proximity', parent)]))).rejects.toThrow(/foreign key/)
})

test('a path belongs to one category of a tenant', async () => {
  await as('hbtbt', (tx) => insertCategories(tx, [category('pumps')]))
  await expect(as('hbtbt', (tx) => insertCategories(tx, [category('pumps')]))).rejects.toThrow(/unique/)
})

test('more categories than fit one statement arrive one by one', async () => {
  const top = category('everything')
  async function* many() {
    yield top
    for (let i = 0; i < 1200; i++) yield category(`everything/part-${i}`, top, i)
  }
  await as('aerobt', (tx) => insertCategories(tx, many()))
  const children = await as('aerobt', (tx) => listChildren(tx, top.id, ['us']))
  expect(children).toHaveLength(1200)
  expect(children[1199]?.slug).toBe('part-1199')
})
