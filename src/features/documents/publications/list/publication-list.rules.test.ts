import { expect, test } from 'vitest'
import {
  mergeFacets,
  NO_FACETS,
  planList,
  readListView,
  toListState,
  type ListState,
} from '#features/documents/publications/list/publication-list.rules.ts'

const STATE: ListState = {
  query: '',
  chosen: {},
  sort: { column: 'updated_at', direction: 'descending' },
  page: 1,
  size: 25,
}
const OF_TYPE = { document_type: 'Technical Publications' }

test('the list asks for publications with the fields that are read of them [3.11.15]', () => {
  const { found, counts } = planList(STATE)
  expect(found.filters).toEqual({ all: [OF_TYPE], none: [] })
  expect(Object.keys(found.result_fields ?? {})).toEqual(
    expect.arrayContaining(['title', 'doc_type', 'product', 'product_family']),
  )
  expect(Object.keys(found.facets ?? {})).toEqual(['doc_type', 'product', 'product_family'])
  expect(found.sort).toEqual([{ updated_at: 'desc' }])
  expect(counts).toEqual([])
})

test('a facet with a choice is counted without it, so that its other values can be chosen', () => {
  const { found, counts } = planList({
    ...STATE,
    chosen: { doc_type: ['Safety manual', 'Service bulletin'], product: ['HA-4110'] },
  })
  expect(found.filters.all).toEqual([OF_TYPE, { doc_type: ['Safety manual', 'Service bulletin'] }, { product: ['HA-4110'] }])
  expect(Object.keys(found.facets ?? {})).toEqual(['product_family'])
  expect(counts.map(({ filters, facets }) => [filters.all, Object.keys(facets ?? {})])).toEqual([
    [[OF_TYPE, { product: ['HA-4110'] }], ['doc_type']],
    [[OF_TYPE, { doc_type: ['Safety manual', 'Service bulletin'] }], ['product']],
  ])
})

test.each([
  ['words come by relevance', { query: 'torque' }, undefined],
  ['words in a chosen order', { query: 'torque', sort: { column: 'title', direction: 'ascending' } }, [{ title: 'asc' }]],
  ['no words in the usual order', {}, [{ updated_at: 'desc' }]],
] as const)('%s', (_, change, sort) => expect(planList({ ...STATE, ...change }).found.sort).toEqual(sort))

test.each([
  [undefined, undefined],
  ['favourites', ['a', 'c']],
  ['subscriptions', ['b', 'c']],
])('%s are %j', (own, slugs) => {
  const marks = [
    { slug: 'a', isFavourite: true, isSubscribed: false },
    { slug: 'b', isFavourite: false, isSubscribed: true },
    { slug: 'c', isFavourite: true, isSubscribed: true },
  ]
  const filters = new Map(own === undefined ? [] : [['own', own]])
  expect(toListState({ ...STATE, filters }, marks).slugs).toEqual(slugs)
})

test('who has marked nothing finds nothing there', () =>
  expect(planList({ ...STATE, slugs: [] }).found.filters.all).toEqual([OF_TYPE, { slug: ['-'] }]))

const reply = (facets: object, results: readonly object[] = []) => ({
  meta: { page: { total_results: 7, current: 1 } },
  results,
  facets: Object.fromEntries(Object.entries(facets).map(([field, data]) => [field, [{ type: 'value', data }]])),
})

test('an answer is read: rows, their number, and each facet from the one that asked for it [3.11.15]', () => {
  const item = {
    _meta: { id: 'publication:mm-1' },
    slug: { raw: 'mm-1' },
    number: { raw: 'MM 1' },
    title: { raw: 'A manual' },
    doc_type: { raw: 'Maintenance manual' },
    product: { raw: 'HA-1' },
    revision: { raw: 'C' },
    updated_at: { raw: '2026-11-02T00:00:00.000Z' },
    file_size: { raw: 1200 },
    status: { raw: 'superseded' },
  }
  const view = readListView(
    reply(
      {
        product: [
          { value: 'HA-10', count: 1 },
          { value: 'HA-9', count: 2 },
        ],
      },
      [item, {}],
    ),
    [reply({ doc_type: [{ value: 'Safety manual', count: 3 }] })],
  )
  expect(view.rows).toEqual([
    {
      slug: 'mm-1',
      number: 'MM 1',
      title: 'A manual',
      docType: 'Maintenance manual',
      product: 'HA-1',
      revision: 'C',
      issuedOn: '2026-11-02',
      fileSize: 1200,
      isSuperseded: true,
    },
  ])
  expect(view.total).toBe(7)
  expect(view.facets.product.map(({ value }) => value)).toEqual(['HA-9', 'HA-10'])
  expect(view.facets.doc_type).toEqual([{ value: 'Safety manual', count: 3 }])
  expect(view.facets.product_family).toEqual([])
})

test('a value that nothing has any more stays to be chosen, with a count of none', () => {
  const before = {
    ...NO_FACETS,
    product: [
      { value: 'HA-1', count: 2 },
      { value: 'HA-2', count: 1 },
    ],
  }
  const now = { ...NO_FACETS, product: [{ value: 'HA-2', count: 1 }] }
  expect(mergeFacets(before, now).product).toEqual([
    { value: 'HA-2', count: 1 },
    { value: 'HA-1', count: 0 },
  ])
})
