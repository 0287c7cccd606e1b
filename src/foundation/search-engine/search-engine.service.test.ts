import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEngine, type Engine } from '#foundation/search-engine/search-engine.service.ts'
import type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
import type { SearchRequest } from '#foundation/search-engine/search-request.rules.ts'
import { createBlobCache } from '#foundation/search-engine/segment/blob-cache.service.ts'
import { openSegments } from '#foundation/search-engine/segment/segment-reader.service.ts'
import { PART_NUMBER_COLUMN } from '#foundation/search-engine/segment/blob-names.rules.ts'
import { SegmentDeleted } from '#foundation/search-engine/segment/segment.store.ts'
import { makeDocument, makeSource } from '#foundation/search-engine/testing/sample-source.ts'
import { touchDocuments } from '#foundation/search-engine/indexing/change.store.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const parts: SearchDocument[] = [
  makeDocument('V-1001', 'Ball valve brass', {
    numbers: ['V-1001', 'OLD-77'],
    texts: {
      en: { title: 'Ball valve brass', description: 'Shuts off water quickly.' },
      de: { title: 'Kugelhahn Messing', description: 'Sperrt Wasser schnell ab.' },
      zh: { title: '黄铜球阀', description: '快速切断水流。' },
    },
    values: { sku: 'V-1001', brand: 'Arco', category: ['valves', 'valves/ball'], lifecycle: 'active', weight: 3 },
  }),
  makeDocument('V-1002', 'Ball valve stainless steel DN 25', {
    numbers: ['V-1002'],
    countries: ['de'],
    values: { sku: 'V-1002', brand: 'Borea', category: ['valves', 'valves/ball'], weight: 5 },
  }),
  makeDocument('G-2000-X', 'Pressure gauge', {
    numbers: ['G-2000-X'],
    values: { brand: 'Arco', category: ['gauges'], weight: 1 },
  }),
  makeDocument('C-1', 'Care of a ball valve', {
    type: 'support',
    texts: { en: { title: 'Care of valves', description: 'A ball valve wants oil.' } },
  }),
  makeDocument('S-1', 'Secret valve order', { type: 'Orders', audience: ['user:7'] }),
]

let database: TestDatabase
let engine: Engine
const ask = (query: string, changes: Partial<SearchRequest> = {}) =>
  withTenant(database.db, 'sps', (tx) =>
    engine.search(tx, {
      query,
      page: { size: 10, current: 1 },
      precision: 2,
      visibility: { audience: [], language: 'en' },
      ...changes,
    }),
  )
const keysOf = async (query: string, changes: Partial<SearchRequest> = {}): Promise<string[]> =>
  (await ask(query, changes)).hits.map(({ document }) => document.key)

beforeAll(async () => {
  database = await openTestDatabase()
  engine = createEngine({ sources: [makeSource('product', parts)] })
  await engine.rebuild(database.db, 'sps')
})
afterAll(() => database.close())

test.each([
  ['ball valve', ['V-1001', 'V-1002', 'C-1']],
  ['valves ball', ['V-1001', 'V-1002', 'C-1']],
  ['v1001', ['V-1001']],
  ['V 1001', ['V-1001']],
  ['v-IOO1', ['V-1001']],
  ['old77', ['V-1001']],
  ['2000', ['G-2000-X']],
  ['g2000', ['G-2000-X']],
  ['g-2003-x', ['G-2000-X']],
  ['presure guage', ['G-2000-X']],
  ['kugelhahn', ['V-1001']],
  ['球阀', ['V-1001']],
  ['press', ['G-2000-X']],
  ['dn25', ['V-1002']],
  ['"ball valve"', ['V-1001', 'V-1002', 'C-1']],
  ['"valve ball"', []],
  ['arco gauge', ['G-2000-X']],
  ['% & (', []],
])('%s finds %j', async (query, expected) => {
  const found = await keysOf(query)
  expect(found.slice(0, expected.length)).toEqual(expected)
  if (expected.length < 3) expect(found).toEqual(expected)
})

test('"" matches all that an anonymous visitor may see', async () => {
  expect((await ask('')).total).toBe(4)
  expect((await ask('', { visibility: { audience: ['user:7'], language: 'en' } })).total).toBe(5)
})

test('what is meant for one person is in nobody else’s counts, facets or suggestions [T-26]', async () => {
  const facets = { document_type: [{ kind: 'value', size: 10, sort: { by: 'count', direction: 'desc' } }] } as const
  const counted = async (audience: string[]) =>
    (await ask('valve', { facets, visibility: { audience, language: 'en' } })).facets['document_type']?.[0]?.counts
  expect(await counted([])).toEqual([
    { value: 'Product', count: 2 },
    { value: 'support', count: 1 },
  ])
  expect(await counted(['user:8'])).toEqual(await counted([]))
  expect(await counted(['user:7'])).toContainEqual({ value: 'Orders', count: 1 })
  const suggest = (audience: string[]) =>
    withTenant(database.db, 'sps', (tx) =>
      engine.suggest(tx, { query: 'secr', size: 5, visibility: { audience, language: 'en' } }),
    )
  expect(await suggest([])).toEqual([])
})

test('a page is found on the site of its country, whatever the market', async () => {
  const page = makeDocument('us/en/about', 'About us', { locale: { country: 'us', language: 'en' }, countries: ['us'] })
  const pages = createEngine({ sources: [makeSource('page', [page])] })
  await pages.rebuild(database.db, 'process')
  const on = (country: string) =>
    withTenant(database.db, 'process', (tx) =>
      pages.search(tx, {
        query: 'about',
        page: { size: 1, current: 1 },
        precision: 2,
        visibility: { audience: [], market: ['pl'], country, language: 'en' },
      }),
    )
  expect((await on('us')).hits).toHaveLength(1)
  expect(await on('gb')).toMatchObject({ total: 0, hits: [] })
})

test('a market finds what is sold there', async () => {
  const inMarket = (country: string) => keysOf('stainless', { visibility: { audience: [], market: [country], language: 'en' } })
  expect(await inMarket('de')).toEqual(['V-1002'])
  expect(await inMarket('us')).toEqual([])
})

describe('filters', () => {
  test.each([
    [{ field: 'brand', values: ['Arco'] }, ['V-1001', 'G-2000-X']],
    [
      { all: [{ field: 'brand', values: ['Arco', 'Borea'] }, { none: [{ field: 'category', values: ['gauges'] }] }] },
      ['V-1001', 'V-1002'],
    ],
    [{ field: 'weight', from: 3, to: 5 }, ['V-1001']],
    [
      {
        any: [
          { field: 'weight', from: 5 },
          { field: 'document_type', values: ['support'] },
        ],
      },
      ['V-1002', 'C-1'],
    ],
    [{ field: 'language', values: ['de'] }, ['V-1001']],
    [{ field: 'availability_country', values: ['us'] }, ['V-1001', 'G-2000-X', 'C-1']],
  ])('%j lets %j pass', async (filters, expected) => expect(await keysOf('', { filters })).toEqual(expected))
})

test('facets count by value and by range', async () => {
  const { facets, total } = await ask('', {
    page: { size: 0, current: 1 },
    facets: {
      brand: [{ kind: 'value', size: 5, sort: { by: 'count', direction: 'desc' } }],
      weight: [
        {
          kind: 'range',
          ranges: [
            { from: 0, to: 4 },
            { name: 'heavy', from: 4 },
          ],
        },
      ],
    },
  })
  expect(total).toBe(4)
  expect(facets['brand']?.[0]?.counts).toEqual([
    { value: 'Arco', count: 2 },
    { value: 'Borea', count: 1 },
  ])
  expect(facets['weight']?.[0]?.counts.map(({ count }) => count)).toEqual([2, 1])
})

test('what a word comes to in one part of documents is not taken for another', async () => {
  const titles = { fields: { title: 1 }, precision: 9 }
  expect(await keysOf('oil', { precision: 9 })).toEqual(['C-1'])
  expect(await keysOf('oil', titles)).toEqual([])
  expect(await keysOf('care', titles)).toEqual(['C-1'])
  expect(await keysOf('oil', { precision: 9 })).toEqual(['C-1'])
  const german = { filters: { field: 'language', values: ['de'] }, precision: 9 }
  expect(await keysOf('kugelhahn', { ...german, filters: { field: 'language', values: ['fr'] } })).toEqual([])
  expect(await keysOf('kugelhahn', german)).toEqual(['V-1001'])
})

test('figures are counted one by one', async () => {
  const countBy = async (sort: { by: 'count' | 'value'; direction: 'asc' | 'desc' }, size = 5, filters = {}) =>
    (await ask('', { ...filters, page: { size: 0, current: 1 }, facets: { weight: [{ kind: 'value', size, sort }] } })).facets[
      'weight'
    ]?.[0]?.counts
  expect(await countBy({ by: 'value', direction: 'desc' })).toEqual([
    { value: 5, count: 1 },
    { value: 3, count: 1 },
    { value: 1, count: 1 },
  ])
  expect(await countBy({ by: 'count', direction: 'desc' }, 1)).toEqual([{ value: 1, count: 1 }])
  const filters = { field: 'brand', values: ['Borea'] }
  expect(await countBy({ by: 'count', direction: 'desc' }, 5, { filters })).toEqual([{ value: 5, count: 1 }])
})

describe('sorts by texts', () => {
  type Direction = 'asc' | 'desc'
  const sortBy = (...sort: [string, Direction][]) =>
    keysOf('', { sort: sort.map(([field, direction]) => ({ field, direction })) })

  test.each<[string, [string, Direction][], string[]]>([
    ['up, equal ones as wanted', [['brand', 'asc']], ['V-1001', 'G-2000-X', 'V-1002', 'C-1']],
    ['down, without a value still last', [['brand', 'desc']], ['V-1002', 'V-1001', 'G-2000-X', 'C-1']],
    [
      'in turn',
      [
        ['brand', 'asc'],
        ['weight', 'asc'],
      ],
      ['G-2000-X', 'V-1001', 'V-1002', 'C-1'],
    ],
    [
      'by a figure, then a text',
      [
        ['updated_at', 'asc'],
        ['brand', 'desc'],
      ],
      ['V-1002', 'V-1001', 'G-2000-X', 'C-1'],
    ],
    [
      'of several values by the least',
      [
        ['category', 'asc'],
        ['sku', 'desc'],
      ],
      ['G-2000-X', 'V-1002', 'V-1001', 'C-1'],
    ],
    [
      'of several values by the greatest',
      [
        ['category', 'desc'],
        ['sku', 'asc'],
      ],
      ['V-1001', 'V-1002', 'G-2000-X', 'C-1'],
    ],
    ['by number', [['sku', 'desc']], ['V-1002', 'V-1001', 'G-2000-X', 'C-1']],
    [
      'by type',
      [
        ['document_type', 'desc'],
        ['id', 'asc'],
      ],
      ['C-1', 'G-2000-X', 'V-1001', 'V-1002'],
    ],
    ['by lifecycle', [['lifecycle', 'asc']], ['V-1001', 'V-1002', 'G-2000-X', 'C-1']],
    ['by what nobody has', [['nothing', 'asc']], ['V-1001', 'V-1002', 'G-2000-X', 'C-1']],
  ])('%s', async (_, sort, expected) => expect(await sortBy(...sort)).toEqual(expected))

  test('page after page', async () => {
    const sort = [{ field: 'sku', direction: 'desc' }] as const
    const pages = await Promise.all([1, 2, 3, 4].map((current) => keysOf('', { sort, page: { size: 1, current } })))
    expect(pages.flat()).toEqual(await keysOf('', { sort }))
  })

  test('across segments, those of a change among the others', async () => {
    const added = makeDocument('N-5', 'Nozzle', { values: { sku: 'V-1001-A', brand: 'ÁRCO b', category: ['nozzles'] } })
    const follow = async (): Promise<void> => {
      await withTenant(database.db, 'sps', (tx) => touchDocuments(tx, 'product', ['N-5']))
      await engine.applyChanges(database.db, 'sps')
    }
    parts.push(added)
    await follow()
    expect(await sortBy(['sku', 'asc'])).toEqual(['V-1001', 'N-5', 'V-1002', 'G-2000-X', 'C-1'])
    expect(await sortBy(['sku', 'desc'])).toEqual(['V-1002', 'N-5', 'V-1001', 'G-2000-X', 'C-1'])
    expect(await sortBy(['brand', 'asc'], ['sku', 'asc'])).toEqual(['V-1001', 'G-2000-X', 'N-5', 'V-1002', 'C-1'])
    expect(await sortBy(['category', 'desc'], ['weight', 'desc'])).toEqual(['V-1002', 'V-1001', 'N-5', 'G-2000-X', 'C-1'])
    expect(await sortBy(['weight', 'asc'], ['brand', 'asc'])).toEqual(['G-2000-X', 'V-1001', 'V-1002', 'N-5', 'C-1'])
    parts.pop()
    await follow()
  })
})

test('an index from before texts had an order still answers, as wanted', async () => {
  const older = createEngine({ sources: [makeSource('product', parts)] })
  await older.rebuild(database.db, 'process')
  await withTenant(database.db, 'process', (tx) =>
    tx
      .deleteFrom('searchBlob')
      .where((eb) => eb.or([eb('name', 'like', 'o%'), eb('name', 'like', 's%')]))
      .execute(),
  )
  const visibility = { audience: [], language: 'en' } as const
  const sort = [{ field: 'brand', direction: 'desc' }] as const
  const { hits } = await withTenant(database.db, 'process', (tx) =>
    older.search(tx, { query: '', page: { size: 10, current: 1 }, precision: 2, visibility, sort }),
  )
  expect(hits.map(({ document }) => document.key)).toEqual(['V-1001', 'V-1002', 'G-2000-X', 'C-1'])
})

test('sorts by a figure and by title', async () => {
  expect(await keysOf('', { sort: [{ field: 'weight', direction: 'desc' }] })).toEqual(['V-1002', 'V-1001', 'G-2000-X', 'C-1'])
  expect((await keysOf('', { sort: [{ field: 'title', direction: 'asc' }] })).at(-1)).toBe('G-2000-X')
})

test('pages follow each other without a gap', async () => {
  const all = await keysOf('')
  const pages = await Promise.all([1, 2, 3, 4].map((current) => keysOf('', { page: { size: 1, current } })))
  expect(pages.flat()).toEqual(all)
})

test('suggestions complete the last word', async () => {
  const suggest = (query: string) =>
    withTenant(database.db, 'sps', (tx) => engine.suggest(tx, { query, size: 5, visibility: { audience: [], language: 'en' } }))
  expect((await suggest('ball va'))[0]).toBe('ball valve')
  expect(await suggest('v-10')).toEqual(expect.arrayContaining(['V-1001', 'V-1002']))
})

test('says what it looked for instead', async () => expect((await ask('presure')).correction).toBe('pressure'))

test('another tenant finds nothing of it', async () => {
  const { total } = await withTenant(database.db, 'hbtbt', (tx) =>
    engine.search(tx, { query: '', page: { size: 10, current: 1 }, precision: 2, visibility: { audience: [], language: 'en' } }),
  )
  expect(total).toBe(0)
})

test('follows what is added, changed and removed', async () => {
  const added = makeDocument('N-9', 'Nozzle')
  parts.push(added)
  const follow = async (...keys: string[]): Promise<void> => {
    await withTenant(database.db, 'sps', (tx) => touchDocuments(tx, 'product', keys))
    await engine.applyChanges(database.db, 'sps')
  }
  await follow('N-9')
  expect(await keysOf('nozzle')).toEqual(['N-9'])
  parts[parts.length - 1] = makeDocument('N-9', 'Spray head')
  await follow('N-9')
  expect(await keysOf('nozzle')).toEqual([])
  expect(await keysOf('spray')).toEqual(['N-9'])
  parts.pop()
  await follow('N-9')
  expect((await ask('spray')).total).toBe(0)
  for (let round = 0; round < 12; round += 1) await follow('V-1001')
  expect((await ask('brass')).total).toBe(1)
  await engine.rebuild(database.db, 'sps')
  expect((await ask('')).total).toBe(4)
})

test.each([0, 4000])('an index with room for %i bytes keeps no more, and answers the same', async (cacheBytes) => {
  const forgetful = createEngine({ sources: [makeSource('product', parts)], cacheBytes })
  await forgetful.rebuild(database.db, 'sps')
  const request = { page: { size: 10, current: 1 }, precision: 2, visibility: { audience: [], language: 'en' } } as const
  for (const query of ['ball valve', 'g-2003-x', 'presure guage', 'v1001']) {
    const answer = await withTenant(database.db, 'sps', (tx) => forgetful.search(tx, { ...request, query }))
    expect(answer.hits.map(({ document }) => document.key)).toEqual(await keysOf(query))
    expect(answer.hits).not.toEqual([])
    expect(forgetful.countCachedBytes()).toBeLessThanOrEqual(Math.max(cacheBytes, 1))
  }
})

test('a segment that is gone is noticed, not taken for an empty one', async () => {
  const gone = { id: 2_000_000_000, size: 1, isIncremental: false, revision: 1 }
  await withTenant(database.db, 'sps', async (tx) => {
    const segments = openSegments(tx, createBlobCache(1e6), [gone])
    await expect(segments.loadPostings(['tenvalve'])).rejects.toBeInstanceOf(SegmentDeleted)
    await expect(segments.loadDeleted(gone)).rejects.toBeInstanceOf(SegmentDeleted)
  })
})

describe('titles among the suggestions', () => {
  const drawings: SearchDocument[] = [makeDocument('D-1', 'Zeppelin drawing')]
  let time = 0
  const context = createEngine({ sources: [makeSource('drawing', drawings)], now: () => time })
  const suggest = (audience: readonly string[]) =>
    withTenant(database.db, 'aerobt', (tx) =>
      context.suggest(tx, { query: 'zep', size: 5, visibility: { audience, language: 'en' } }),
    )

  test('anonymous visitors may be told a withdrawn one for a moment, nobody else at all', async () => {
    await context.rebuild(database.db, 'aerobt')
    expect(await suggest([])).toEqual(['zeppelin', 'Zeppelin drawing'])
    expect(await suggest(['signed-in'])).toEqual(['zeppelin', 'Zeppelin drawing'])
    // Withdrawn, and the index has not heard of it yet.
    drawings[0] = makeDocument('D-1', 'Zeppelin drawing', { audience: ['user:7'] })
    expect(await suggest(['signed-in'])).toEqual(['zeppelin'])
    expect(await suggest([])).toEqual(['zeppelin', 'Zeppelin drawing'])
    time += 2000
    expect(await suggest([])).toEqual(['zeppelin'])
  })
})

test('a warmed-up search reads the numbers of no segment again', async () => {
  const warm = createEngine({ sources: [makeSource('product', parts)] })
  await warm.warmUp(database.db, 'sps')
  const undo = new Error('rolled back')
  const searching = withTenant(database.db, 'sps', async (tx) => {
    await tx.deleteFrom('searchBlob').where('name', '=', PART_NUMBER_COLUMN).execute()
    const request = {
      query: 'V-1001',
      page: { size: 1, current: 1 },
      precision: 2,
      visibility: { audience: [], language: 'en' },
    } as const
    expect((await warm.search(tx, request)).hits.map(({ document }) => document.key)).toEqual(['V-1001'])
    throw undo
  })
  await expect(searching).rejects.toBe(undo)
})
