import { expect, test } from 'vitest'
import { listPanelRows, PARTS } from '#features/search/search/takeover/panel-rows.rules.ts'

const products = ['HA-5108-2', 'HA-5108'].map((sku) => ({ sku, title: `Computer ${sku}`, url: `/us/en/products-dynamic/${sku}` }))
const around = { topics: [], type: 'Product', resultsPath: '/us/en/search', suggestionPath: undefined }
const listSkus = (query: string, type = 'Product') => {
  const rows = listPanelRows({ query, recents: [], found: { words: ['ha-5108'], total: 0, products } }, { ...around, type })
  return [rows.exact.map(({ sku }) => sku), rows.products.map(({ sku }) => sku)]
}

test.each([
  ['the whole number', 'HA-5108', ['HA-5108'], ['HA-5108-2']],
  ['the number without its hyphen', 'ha5108', ['HA-5108'], ['HA-5108-2']],
  ['the number with O for 0', 'HA-51O8', ['HA-5108'], ['HA-5108-2']],
  ['the number with I for 1', 'ha 5i08', ['HA-5108'], ['HA-5108-2']],
  ['a piece of the number', 'HA-51', [], ['HA-5108-2', 'HA-5108']],
])('whoever types %s is offered the part itself first: %s', (_, query, exact, others) => {
  expect(listSkus(query)).toEqual([exact, others])
  expect(PARTS[0]).toBe('exact')
})

test('who looks for something else is offered no part', () => {
  expect(listSkus('HA-5108', 'support')).toEqual([[], []])
})
