import { describe, expect, test } from 'vitest'
import {
  changeGrid,
  cleanColumns,
  countPages,
  foldFilters,
  listParameters,
  rangeOf,
  readGridState,
  setFilter,
  toggleChoice,
  writeDates,
  writeGridState,
  type GridShape,
} from '#ui/data-grid/data-grid.rules.ts'

const shape: GridShape = {
  list: { sortable: ['number', 'placed', 'total'], sort: '-placed', sizes: [25, 50, 100] },
  filters: [
    { key: 'search', label: 'Find', kind: 'text' },
    { key: 'status', label: 'Status', kind: 'choice', options: [{ value: 'open', label: 'Open' }] },
    { key: 'placed', label: 'Placed', kind: 'dates' },
    {
      key: 'kind',
      label: 'Kind',
      kind: 'choices',
      options: ['pump', 'valve', 'a,b'].map((value) => ({ value, label: value })),
    },
  ],
  columns: [{ key: 'number', rowHeader: true }, { key: 'placed' }, { key: 'total' }, { key: 'lines', isOptional: true }],
}
const usual = readGridState('', shape)

test('an address that says nothing shows the usual', () => {
  expect(usual).toEqual({
    sort: { column: 'placed', direction: 'descending' },
    page: 1,
    size: 25,
    filters: new Map(),
    columns: undefined,
  })
  expect(writeGridState('', usual, shape)).toBe('')
})

test.each([
  ['sort=total'],
  ['sort=-number'],
  ['page=3'],
  ['size=50&page=2'],
  ['search=valve+%26+pump'],
  ['status=open'],
  ['placed=2026-11-01..2026-11-15'],
  ['placed=..2026-11-15'],
  ['kind=valve'],
  ['kind=valve&kind=a%2Cb&kind=pump&page=2'],
  ['columns=number.total'],
  ['columns=total.number.lines'],
  ['search=%E9%98%80&status=open&sort=number&size=100&page=7&columns=number.lines'],
])('%s is read and written as it was', (query) => {
  expect(writeGridState('', readGridState(query, shape), shape)).toBe(query)
})

test.each([
  ['sort=nothing'],
  ['sort=--total'],
  ['sort=__proto__'],
  ['sort=lines'],
  ['sort=-placed'],
  ['page=0'],
  ['page=-1'],
  ['page=1'],
  ['page=1.5'],
  ['page=2e3'],
  ['page=9999999'],
  ['page=999999'],
  ['size=26'],
  ['size=100000'],
  ['size=25'],
  ['search='],
  [`search=${'x'.repeat(101)}`],
  ['search=%00'],
  ['status=gone'],
  ['status=constructor'],
  ['placed=..'],
  ['placed=2026-02-30..'],
  ['placed=yesterday'],
  ['placed=2026-11-01'],
  ['kind=gone&kind=constructor'],
  ['kind=pump%0Avalve'],
  ['columns='],
  ['columns=__proto__.nothing'],
  ['columns=number.placed.total'],
  ['columns=number.number.placed.total.nothing'],
  ['%E0%A4%A'],
])('%s is as if it were not there', (query) => {
  expect(writeGridState('', readGridState(query, shape), shape)).toBe('')
})

test('what others keep in the address stays, and another grid of the page too', () => {
  const missed = { ...shape, prefix: 'missed.' }
  const state = changeGrid(readGridState('page=4', missed), { page: 2 })
  expect(readGridState('page=4', missed).page).toBe(1)
  expect(writeGridState('tab=2&page=4&missed.sort=total', state, missed)).toBe('tab=2&page=4&missed.page=2')
})

describe('columns', () => {
  test('the one that names a row cannot be left out', () => {
    expect(cleanColumns(['total'], shape)).toEqual(['number', 'total'])
  })
  test('those that are shown anyway need no words', () => {
    expect(cleanColumns(['number', 'placed', 'total'], shape)).toBeUndefined()
    expect(cleanColumns(['number', 'total', 'placed'], shape)).toEqual(['number', 'total', 'placed'])
  })
})

test('another filter, order or size begins on the first page; another page keeps the rest', () => {
  const later = readGridState('page=3&status=open', shape)
  expect(setFilter(later, 'search', 'pump')).toMatchObject({ page: 1 })
  expect([...setFilter(later, 'status', '').filters]).toEqual([])
  expect(changeGrid(later, { size: 50 })).toMatchObject({ page: 1, size: 50 })
  expect(changeGrid(later, { page: 4 })).toMatchObject({ page: 4, filters: later.filters })
})

test('each choice of several is once in the address, and goes when it is chosen again', () => {
  const state = readGridState('kind=pump&kind=gone&kind=pump&page=3', shape)
  expect(writeGridState('', state, shape)).toBe('kind=pump&page=3')
  const both = setFilter(state, 'kind', toggleChoice(state.filters.get('kind'), 'valve'))
  expect(writeGridState('other=1', both, shape)).toBe('other=1&kind=pump&kind=valve')
  const one = setFilter(both, 'kind', toggleChoice(both.filters.get('kind'), 'pump'))
  expect(writeGridState('kind=pump&kind=valve', one, shape)).toBe('kind=valve')
  const none = setFilter(one, 'kind', toggleChoice(one.filters.get('kind'), 'valve'))
  expect(writeGridState('kind=valve', none, shape)).toBe('')
})

test('a call says what differs from the usual, but nothing of columns', () => {
  const state = readGridState('status=open&sort=total&page=2&columns=number', shape)
  expect(listParameters(state, shape)).toEqual([
    ['status', 'open'],
    ['sort', 'total'],
    ['page', '2'],
  ])
  expect(listParameters(usual, shape)).toEqual([])
})

test.each([
  [0, 25, 1],
  [25, 25, 1],
  [26, 25, 2],
  [100_000, 25, 4_000],
  [2_000_000, 25, 4_000],
])('%i rows in pages of %i are %i pages that can be opened', (total, size, pages) => {
  expect(countPages(total, size)).toBe(pages)
})

test.each([
  [1, 25, { from: 1, to: 25 }],
  [2, 7, { from: 26, to: 32 }],
  [1, 0, { from: 0, to: 0 }],
])('page %i with %i rows shows %j', (page, shown, expected) => {
  expect(rangeOf({ page, size: 25 }, shown)).toEqual(expected)
})

test('dates without an end are none', () => {
  expect([writeDates('', ''), writeDates('2026-11-01', '')]).toEqual(['', '2026-11-01..'])
})

describe('the line of filters', () => {
  const search = { key: 'q', label: 'Search', kind: 'text', isFirst: true } as const
  const choice = (key: string, isFolded = false) => ({ key, label: key, kind: 'choice', isFolded, options: [] }) as const
  const days = { key: 'days', label: 'Days', kind: 'dates' } as const
  const keysOf = (filters: readonly { key: string }[]) => filters.map(({ key }) => key).join(' ')
  test.each([
    ['holds four beside the search', [search, choice('a'), choice('b'), choice('c'), choice('d')], '', 'q a b c d', ''],
    ['folds the fifth', [search, ...['a', 'b', 'c', 'd', 'e'].map((key) => choice(key))], '', 'q a b c d', 'e'],
    ['counts days twice', [search, choice('a'), choice('b'), choice('c'), days], '', 'q a b c', 'days'],
    ['leaves out what chips say too', [search, choice('a', true), days], '', 'q days', 'a'],
    ['shows what is in use', [search, choice('a', true), days], 'a', 'q a days', ''],
  ])('%s', (_, filters, used, inLine, folded) => {
    const split = foldFilters(filters, (key) => key === used)
    expect([keysOf(split.inLine), keysOf(split.folded)]).toEqual([inLine, folded])
  })
})
