import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEngine, type Engine } from '#foundation/search-engine/search-engine.service.ts'
import type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
import type { SearchRequest } from '#foundation/search-engine/search-request.rules.ts'
import { makeDocument, makeSource } from '#foundation/search-engine/testing/sample-source.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const part = (key: string, title: string, changes: Partial<SearchDocument> = {}): SearchDocument =>
  makeDocument(key, title, { numbers: [key], values: { sku: key, lifecycle: 'active', brand: 'Arco' }, ...changes })

const DOCUMENTS: SearchDocument[] = [
  makeDocument('front', 'Safety for every plant', {
    type: 'news-events-id',
    texts: {
      en: {
        title: 'Safety for every plant',
        description: 'Wireless links, a scanner for the freezer, entrance cameras and much more. Brandmeldezentrale.',
      },
    },
    weight: 0.5,
  }),
  part('SC-100', 'Cold scanner, 0.3 m', {
    texts: { en: { title: 'Cold scanner, 0.3 m', description: 'Reads labels in the freezer.' } },
  }),
  part('SC-200', 'Cold scanner, 0.9 m', {
    texts: { en: { title: 'Cold scanner, 0.9 m', description: 'Reads labels in the freezer.' } },
  }),
  part('BM-10', 'Brandmelderzentrale, 2 Gruppen'),
  part('NEW-30', 'Thermowell', { numbers: ['NEW-30', 'OLD-20', 'OLD-10'] }),
  part('OLD-20', 'Thermowell', { numbers: ['OLD-20', 'OLD-10'], values: { lifecycle: 'replaced', replaced_by: 'NEW-30' } }),
  part('OLD-10', 'Thermowell', { values: { lifecycle: 'replaced', replaced_by: 'OLD-20' } }),
  part('GONE-1', 'Thermowell long', { values: { lifecycle: 'obsolete' } }),
  part('GIFT-DE', 'Beize', { texts: { de: { title: 'Gift', description: '' }, en: { title: 'Poison', description: '' } } }),
  part('GIFT-EN', 'Gift', { texts: { de: { title: 'Geschenk', description: '' }, en: { title: 'Gift', description: '' } } }),
  part('ARCO-1', 'Arco of stone', { values: { brand: 'Borea', lifecycle: 'active' } }),
]

let database: TestDatabase
let engine: Engine
const keysOf = async (query: string, changes: Partial<SearchRequest> = {}): Promise<string[]> => {
  const request = { query, page: { size: 10, current: 1 }, precision: 2, visibility: { audience: [], language: 'en' } } as const
  const { hits } = await withTenant(database.db, 'sps', (tx) => engine.search(tx, { ...request, ...changes }))
  return hits.map(({ document }) => document.key)
}

beforeAll(async () => {
  database = await openTestDatabase()
  // As a shop has them: what they are called by is read when they are shown, and is their own number alone.
  const kind = makeSource('product', DOCUMENTS)
  const show = (document: SearchDocument): SearchDocument =>
    document.numbers ? { ...document, numbers: document.numbers.slice(0, 1) } : document
  engine = createEngine({ sources: [{ ...kind, show: async (tx, keys) => (await kind.read(tx, keys)).map(show) }] })
  await engine.rebuild(database.db, 'sps')
})
afterAll(() => database.close())

describe('a general page', () => {
  test('that says every word somewhere stands behind products with most of them', async () => {
    const found = await keysOf('wireless scanner for freezer')
    expect(found.slice(0, 2).toSorted()).toEqual(['SC-100', 'SC-200'])
    expect(found).toContain('front')
  })
  test('does not hide what is called almost so', async () =>
    expect((await keysOf('Brandmeldezentrale', { visibility: { audience: [], language: 'de' } }))[0]).toBe('BM-10'))
})

describe('an old part', () => {
  test.each(['OLD-10', 'old 10', 'OLD-20'])('%s stands behind what took its place in the end', async (query) => {
    const found = await keysOf(query)
    expect(found[0]).toBe('NEW-30')
    expect(found).toContain(query.replace(' ', '-').toUpperCase())
  })
  test('without a successor stands first itself', async () => expect((await keysOf('GONE-1'))[0]).toBe('GONE-1'))
})

describe('words of another language', () => {
  const on = (language: 'de' | 'en') => keysOf('gift', { visibility: { audience: [], language } })
  test('are found below those of the site', async () => {
    expect(await on('de')).toEqual(['GIFT-DE', 'GIFT-EN'])
    expect(await on('en')).toEqual(['GIFT-EN', 'GIFT-DE'])
  })
  test('are found where a search is narrowed to the language of the page', async () =>
    expect(await keysOf('poison', { filters: { field: 'language', values: ['de'] } })).toEqual(['GIFT-DE']))
})

describe('fields to look into [3.11.4]', () => {
  test.each([
    [{ brand: 1 }, 'arco', 6],
    [{ brand: 1 }, 'scanner', 0],
    [{ title: 1 }, 'arco', 1],
    [{ title: 1 }, 'SC-100', 0],
    [{ sku: 1 }, 'SC-100', 1],
    [{ description: 1 }, 'freezer', 3],
    [{ description: 1 }, 'scanner', 1],
    [{ lifecycle: 1 }, 'obsolete', 1],
    [{ title: 1, brand: 1 }, 'arco', 7],
    [{ nobody_has_it: 1 }, 'scanner', 0],
  ])('%j: %s is found in %i', async (fields, query, count) => {
    const found = await keysOf(query, { fields, precision: 9 })
    expect(found, found.join()).toHaveLength(count)
  })
})
