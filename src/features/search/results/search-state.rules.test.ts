import { expect, test } from 'vitest'
import { readState } from '#features/search/results/results-state.rules.ts'
import { describeSearch } from '#features/search/results/search-state.rules.ts'

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
  const told = describeSearch({ state, onLoadQuery, ...(facetClicked && { facetClicked }) })
  expect(told).toMatchObject({ onLoadQuery, ...expected })
})
