import { describe, expect, test } from 'vitest'
import type { SearchResponse, SearchHit } from '#foundation/search-engine/public.ts'
import { searchRequestSchema } from '#features/search/search-api/app-search/search-request.schema.ts'
import { emptyReply, writeReply } from '#features/search/search-api/app-search/write-reply.rules.ts'

const place = { engine: 'sps', requestId: 'r-1', locale: { country: 'de', language: 'de' } } as const

const hit = (key: string, more: Partial<SearchHit> = {}): SearchHit => ({
  kind: 'product',
  document: {
    key,
    texts: {
      en: { title: `Ball valve ${key}`, description: 'Shuts off <all> that flows.' },
      de: { title: `Kugelhahn ${key}`, description: 'Sperrt ab, was fließt.' },
    },
    path: `/products-dynamic/${key}`,
    type: 'Product',
    parentType: 'products',
    countries: ['de', 'us'],
    updatedAt: new Date('2026-01-02T03:04:05Z'),
    values: { sku: key, stock: key.length, category: ['Valves', 'Ball valves'] },
    geolocation: { latitude: 51.5, longitude: -0.1 },
  },
  language: 'de',
  score: 2.5,
  ...more,
})

const answer = (changes: Partial<SearchResponse> = {}): SearchResponse => ({
  total: 1,
  hits: [hit('KH-1')],
  facets: {},
  isQueryWord: (word) => ['kugelhahn', 'valves'].includes(word.toLowerCase()),
  ...changes,
})

const write = (request: object, changes?: Partial<SearchResponse>) =>
  writeReply(answer(changes), searchRequestSchema.parse({ query: 'kugelhahn', ...request }), place)

test('what was found is told as App Search tells it, in the words and below the locale of the caller', () => {
  expect(write({})).toEqual({
    meta: {
      alerts: [],
      warnings: [],
      precision: 2,
      engine: { name: 'sps', type: 'default' },
      page: { current: 1, total_pages: 1, total_results: 1, size: 10 },
      request_id: 'r-1',
    },
    results: [
      {
        id: { raw: 'product:KH-1' },
        title: { raw: 'Kugelhahn KH-1' },
        description: { raw: 'Sperrt ab, was fließt.' },
        url: { raw: '/de/de/products-dynamic/KH-1' },
        document_type: { raw: 'Product' },
        parent_doctype: { raw: 'products' },
        language: { raw: 'de' },
        availability_country: { raw: ['de', 'us'] },
        updated_at: { raw: '2026-01-02T03:04:05.000Z' },
        sku: { raw: 'KH-1' },
        stock: { raw: 4 },
        category: { raw: ['Valves', 'Ball valves'] },
        location: { raw: '51.5,-0.1' },
        _meta: { id: 'product:KH-1', engine: 'sps', score: 2.5 },
      },
    ],
  })
})

describe('fields of a result', () => {
  const showing = (field: object) => write({ result_fields: { title: field } }).results[0]?.['title']

  test.each([
    ['raw', { raw: {} }, { raw: 'Kugelhahn KH-1' }],
    ['raw and cut', { raw: { size: 20 } }, { raw: 'Kugelhahn KH-1' }],
    ['as a snippet [3.11.5]', { snippet: { size: 50, fallback: true } }, { snippet: '<em>Kugelhahn</em> KH-1' }],
    ['both', { raw: { size: 200 }, snippet: {} }, { raw: 'Kugelhahn KH-1', snippet: '<em>Kugelhahn</em> KH-1' }],
    ['neither', {}, {}],
  ])('%s', (_, field, expected) => expect(showing(field)).toEqual(expected))

  test.each([
    ['a text without the words, escaped', 'description', { fallback: true }, 'Sperrt ab, was fließt.'],
    ['nothing where nothing may stand in', 'description', { fallback: false }, null],
    ['the words of a list', 'category', {}, '<em>Valves</em>, Ball <em>valves</em>'],
    ['nothing of a number', 'stock', {}, null],
    ['nothing of what is not there', 'colour', {}, null],
    ['nothing of what every object has', 'hasownproperty', {}, null],
  ])('a snippet shows %s [9.6.2]', (_, field, snippet, expected) => {
    const [result] = write({ result_fields: { [field]: { snippet } } }).results
    expect(result?.[field]).toEqual({ snippet: expected })
  })

  test('long texts are cut, in lists as well [9.6.2]', () => {
    const long = hit('x', { document: { ...hit('x').document, values: { notes: ['n'.repeat(300)] } } })
    const [result] = write({ result_fields: { notes: { raw: { size: 200 } } } }, { hits: [long] }).results
    expect(result).toEqual({
      id: { raw: 'product:x' },
      notes: { raw: ['n'.repeat(200)] },
      _meta: { id: 'product:x', engine: 'sps', score: 2.5 },
    })
  })

  test('an address is never cut: it would lead nowhere', () => {
    const [result] = write({ result_fields: { url: { raw: { size: 20 }, snippet: { size: 20 } } } }).results
    expect(result?.['url']).toMatchObject({ raw: '/de/de/products-dynamic/KH-1' })
  })

  test('a text that stands in for a snippet is escaped', () => {
    const english = hit('x', { language: 'en' })
    const [result] = write({ result_fields: { description: { snippet: {} } } }, { hits: [english] }).results
    expect(result?.['description']).toEqual({ snippet: 'Shuts off &lt;all&gt; that flows.' })
  })
})

test.each([
  [{ size: 10, current: 0 }, 25, { current: 1, size: 10, total_pages: 3, total_results: 25 }],
  [{ size: 0 }, 25, { current: 1, size: 0, total_pages: 0, total_results: 25 }],
  [{ size: 1, current: 3 }, 5000, { current: 3, size: 1, total_pages: 100, total_results: 5000 }],
])('page %o of %i [3.11.3, 3.11.11]', (page, total, expected) => {
  expect(write({ page }, { total }).meta.page).toEqual(expected)
})

test('what belongs to one locale is found there', () => {
  const page = hit('x', { document: { ...hit('x').document, locale: { country: 'gb', language: 'en' } } })
  expect(write({}, { hits: [page] }).results[0]?.['url']).toEqual({ raw: '/gb/en/products-dynamic/x' })
})

test('facets are counted by value and by range, dates as dates', () => {
  const facets = {
    brand: { type: 'value', name: 'brands' },
    updated_at: { type: 'range', ranges: [{ from: '2026-01-01', name: 'new' }] },
    price: { type: 'range', ranges: [{ to: 5 }] },
    built: { type: 'range', ranges: [{ from: '2026-01-01', to: 1e300 }] },
    colour: { type: 'value' },
  }
  const counted: SearchResponse['facets'] = {
    brand: [{ kind: 'value', name: 'brands', counts: [{ value: 'Halden', count: 3 }] }],
    updated_at: [{ kind: 'range', counts: [{ name: 'new', from: Date.UTC(2026, 0, 1), count: 2 }] }],
    price: [{ kind: 'range', counts: [{ to: 5, count: 1 }] }],
    built: [{ kind: 'range', counts: [{ from: Date.UTC(2026, 0, 1), to: 1e300, count: 1 }] }],
  }
  expect(write({ facets }, { facets: counted }).facets).toEqual({
    brand: [{ type: 'value', name: 'brands', data: [{ value: 'Halden', count: 3 }] }],
    updated_at: [{ type: 'range', data: [{ name: 'new', from: '2026-01-01T00:00:00.000Z', count: 2 }] }],
    price: [{ type: 'range', data: [{ to: 5, count: 1 }] }],
    built: [{ type: 'range', data: [{ from: '2026-01-01T00:00:00.000Z', to: 1e300, count: 1 }] }],
    colour: [],
  })
})

test('others of a group stand with the first, in the order that was asked for', () => {
  const grouped = hit('b', { group: { key: 'x', hits: [hit('aaa'), hit('c'), hit('dd')] } })
  const idsOf = (sort?: object) =>
    write({ group: { field: 'brand', sort } }, { hits: [grouped] }).results[0]?._group?.map(({ _meta }) => _meta.id)
  expect(idsOf()).toEqual(['product:aaa', 'product:c', 'product:dd'])
  expect(idsOf({ sku: 'desc' })).toEqual(['product:dd', 'product:c', 'product:aaa'])
  expect(idsOf({ stock: 'asc' })).toEqual(['product:c', 'product:dd', 'product:aaa'])
})

test('a search that failed is answered in the same shape, with an alert that says so [8.8.2]', () => {
  const request = searchRequestSchema.parse({ query: 'x', facets: { brand: { type: 'value' } } })
  expect(emptyReply(request, place)).toMatchObject({
    meta: { alerts: ['search_failed'], page: { total_results: 0, current: 1 }, request_id: 'r-1' },
    facets: { brand: [] },
    results: [],
  })
})
