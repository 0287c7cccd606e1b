import { expect, test } from 'vitest'
import {
  chooseRelated,
  isUnfiltered,
  planArticleList,
  readArticleQuery,
  scoreRow,
  writeArticleQuery,
  type ArticleRow,
} from '#features/support/knowledge/list/article-list.rules.ts'

const row = (id: string, changes: Partial<ArticleRow> = {}): ArticleRow => ({
  id,
  number: `KA-${id}`,
  title: `Article ${id}`,
  summary: '',
  productGroup: 'Displays',
  products: ['FD-880'],
  partNumbers: [`880-${id}`],
  brand: 'Halden',
  aircraftMake: null,
  aircraftModel: null,
  revisedOn: '2026-01-01',
  isSecured: false,
  ...changes,
})
const ask = (query: string) => readArticleQuery(new URLSearchParams(query))

test.each([
  ['search=flicker&make=Altair&page=3', { search: 'flicker', chosen: { make: 'Altair' }, page: 3 }],
  ['page=-1&other=x&brand=', { search: '', chosen: {}, page: 1 }],
  ['page=1e9', { search: '', chosen: {}, page: 1 }],
])('the address %s asks for what makes sense in it', (query, expected) => expect(ask(query)).toEqual(expected))

test('an address comes back as it was read', () =>
  expect(writeArticleQuery(ask('search=a b&group=Displays&page=2'))).toBe('?search=a+b&group=Displays&page=2'))

test.each([
  ['', 1],
  ['ÉCRAN', 4],
  ['88012', 8],
  ['880-12', 8],
  ['88OI2', 8],
  ['écran halden', 5],
  ['écran nowhere', 0],
])('%j scores %d', (search, expected) => expect(scoreRow(row('12', { title: 'Écran clignote' }), search)).toBe(expected))

test('words and facets narrow; each facet counts as if only the others were chosen', () => {
  const rows = [
    row('1', { aircraftMake: 'Altair', aircraftModel: 'A-7' }),
    row('2', { aircraftMake: 'Altair', aircraftModel: 'A-9', revisedOn: '2026-03-01' }),
    row('3', { aircraftMake: 'Corvane', productGroup: 'Valves', title: 'A valve' }),
  ]
  const view = planArticleList(rows, ask('make=Altair'))
  expect(view.rows.map(({ id }) => id)).toEqual(['2', '1'])
  expect(view.facets.make).toEqual([
    { value: 'Altair', count: 2 },
    { value: 'Corvane', count: 1 },
  ])
  expect(view.facets.group).toEqual([{ value: 'Displays', count: 2 }])
  expect(planArticleList(rows, ask('search=valve')).rows.map(({ id }) => id)).toEqual(['3'])
  expect(planArticleList(rows, ask('part=880-3')).total).toBe(1)
})

test('a page past the last is the last', () => {
  const rows = Array.from({ length: 25 }, (_, at) => row(String(at)))
  expect(planArticleList(rows, ask('page=99'))).toMatchObject({ pages: 3, total: 25, query: { page: 3 } })
})

test('related are those of the same product, then of the same group, never itself', () => {
  const rows = [row('1'), row('2', { products: ['X'] }), row('3'), row('4', { products: ['X'], productGroup: 'Valves' })]
  expect(chooseRelated(rows, rows[0]!).map(({ id }) => id)).toEqual(['3', '2'])
})

test.each([
  [{ search: '', chosen: {}, page: 1 }, true],
  [{ search: 'pump', chosen: {}, page: 1 }, false],
  [{ search: '', chosen: { brand: 'A' }, page: 1 }, false],
])('a list that nobody narrowed is told from one without matches: %o', (query, expected) => {
  expect(isUnfiltered(query)).toBe(expected)
})
