import { expect, test } from 'vitest'
import { readState } from '#features/search/search-api/public.ts'
import { describeSearch, findClickedFacet } from '#features/search/search/results/search-state.rules.ts'

test.each([
  [
    '?search=seal&type=support',
    'seal',
    undefined,
    { request: { query: 'seal', filters: { all: [{ document_type: 'support' }] } }, selectedfilters: { all: [] } },
  ],
  [
    '?search=seal+kit&type=Product&brand=A&brand=B',
    'seal',
    'brand:B',
    {
      request: { query: 'seal kit', filters: { all: [{ document_type: 'Product' }, { brand: ['A', 'B'] }] } },
      selectedfilters: { all: [{ brand: ['A', 'B'] }] },
      facetClicked: 'brand:B',
    },
  ],
])('analytics hears of %s [3.11.14]', (address, onLoadQuery, facetClicked, expected) => {
  const state = readState(new URLSearchParams(address))
  const reported = describeSearch({ state, onLoadQuery, ...(facetClicked && { facetClicked }) })
  expect(reported).toMatchObject({ onLoadQuery, ...expected })
})

test.each([
  ['?type=Product', '?type=Product&brand=A', 'brand:A'],
  ['?type=Product&brand=A&brand=B', '?type=Product&brand=B', 'brand:A'],
  ['?type=Product&brand=A', '?type=Product&brand=A&category=C', 'category:C'],
  ['?type=Product&brand=A', '?type=Product&brand=A&page=2&sort=title', undefined],
  ['?type=Product&brand=A&category=C', '?type=Product', undefined],
  ['?type=Product&brand=A', '?type=Product&brand=B', undefined],
])('from %s to %s the click was on %s [3.11.14]', (before, after, clicked) => {
  const read = (address: string) => readState(new URLSearchParams(address))
  expect(findClickedFacet(read(before), read(after))).toBe(clicked)
})
