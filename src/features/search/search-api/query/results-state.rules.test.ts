import { expect, test } from 'vitest'
import {
  chooseTab,
  countChosen,
  quoteQuery,
  readState,
  removeValue,
  writeState,
  type ResultsState,
} from '#features/search/search-api/query/results-state.rules.ts'

const read = (address: string): ResultsState => readState(new URLSearchParams(address))
const plain = { page: 1, sort: 'relevance', chosen: {} } as const

test.each([
  ['?search=valve', { ...plain, query: 'valve' }],
  ['?search=+ball%20%20valve+&page=3', { ...plain, query: 'ball  valve', page: 3 }],
  ['?search=x&type=support', { ...plain, query: 'x', type: 'support' }],
  ['?search=x&type=Sku', { ...plain, query: 'x', type: 'Product' }],
  ['?search=x&type=HybrisSku', { ...plain, query: 'x', type: 'Product' }],
  ['?search=x&sort=newest', { ...plain, query: 'x', sort: 'newest' }],
  [
    '?search=x&type=Product&brand=A&brand=B&brand=A&lifecycle=active',
    { ...plain, query: 'x', type: 'Product', chosen: { brand: ['A', 'B'], lifecycle: ['active'] } },
  ],
])('%s asks for %o', (address, expected) => {
  expect(read(address)).toEqual(expected)
  expect(read(writeState(read(address))), 'and is written as it is read').toEqual(read(address))
})

test.each([
  ['a page that is none', '?search=x&page=-1'],
  ['a page in words', '?search=x&page=two'],
  ['half a page', '?search=x&page=1.5'],
  ['a type that we do not know', '?search=x&type=__proto__'],
  ['an order that we do not know', '?search=x&sort=price'],
  ['a facet of another type', '?search=x&lifecycle=active'],
  ['a facet without a value', '?search=x&brand='],
  ['parameters of others', '?search=x&utm_source=mail'],
])('%s is as if it were not there', (_, address) => expect(read(address)).toEqual({ ...plain, query: 'x' }))

test('what is asked has an end: 128 characters, 100 pages, 20 values; no control characters, no half ones', () => {
  expect(read(`?search=${'x'.repeat(200)}`).query).toHaveLength(128)
  expect(read('?search=x&page=4000').page).toBe(100)
  const many = Array.from({ length: 30 }, (_, index) => `brand=${index}`).join('&')
  expect(countChosen(read(`?search=x&type=Product&${many}`))).toBe(20)
  expect(read('?search=a%00b').query).toBe('a b')
  expect(read(`?search=${'x'.repeat(127)}%F0%9F%98%80`).query.isWellFormed()).toBe(true)
})

test('text that looks like markup stays one parameter', () => {
  const query = '"><script>alert(1)</script>&type=Orders'
  expect(read(writeState({ ...plain, query }))).toEqual({ ...plain, query })
})

const chosen = read('?search=x&type=Product&brand=A&brand=B&lifecycle=active&sort=title&page=4')

test('another tab keeps words and order, and nothing else', () => {
  expect(writeState(chooseTab(chosen, 'support'))).toBe('?search=x&type=support&sort=title')
  expect(writeState(chooseTab(chosen, undefined))).toBe('?search=x&sort=title')
})

test('a value that is taken off leaves the others, and begins at the first page', () => {
  expect(writeState(removeValue(chosen, 'brand', 'A'))).toBe('?search=x&type=Product&brand=B&lifecycle=active&sort=title')
  expect(writeState(removeValue(chosen, 'lifecycle', 'active'))).toBe('?search=x&type=Product&brand=A&brand=B&sort=title')
})

test.each([
  ['gaz detecter', '"gaz detecter"'],
  ['"gaz" x', '"gaz x"'],
])('%s exactly as it was typed is %s', (query, expected) => expect(quoteQuery(query)).toBe(expected))

test('a quoted query is no longer than any other', () => expect(quoteQuery('x'.repeat(128))).toHaveLength(128))
