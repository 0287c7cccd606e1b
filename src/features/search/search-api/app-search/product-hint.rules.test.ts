import { expect, test } from 'vitest'
import { describeHint, isOldPart, listHintWords, listNumbers } from '#features/search/search-api/app-search/product-hint.rules.ts'

test.each([
  ['hs330', ['HS-330-4B', 'HS-330', 'hs-330 detector'], ['HS-330-4B', 'HS-330']],
  ['330 4', ['HS-330-4B', 'HS-330'], ['HS-330-4B']],
  ['gas', ['gas', 'gas detector'], []],
  ['4 bar valve', ['4 bar valve'], []],
])('of %s, the suggestions %o hold the numbers %o', (query, suggestions, expected) =>
  expect(listNumbers(query, suggestions)).toEqual(expected),
)

test.each([
  ['val', ['valves', 'zone valves'], ['valves', 'val']],
  ['Gas', ['gaskets', 'gas'], ['Gas']],
  ['xyz', [], ['xyz']],
])('for %s with the suggestions %o products are looked for by %o', (query, suggestions, expected) =>
  expect(listHintWords(query, suggestions)).toEqual(expected),
)

test('a product says its number, its name in the page’s language or else in English, and where it stands', () => {
  const document = {
    key: 'V-1',
    path: '/products-dynamic/V-1',
    type: 'Product',
    parentType: 'products',
    updatedAt: new Date(0),
    texts: { en: { title: 'Valve', description: '' }, de: { title: 'Ventil', description: '' } },
    values: { sku: 'V-1', image: '/v.svg' },
  }
  expect(describeHint(document, { country: 'de', language: 'de' })).toEqual({
    sku: 'V-1',
    title: 'Ventil',
    url: '/de/de/products-dynamic/V-1',
    image: '/v.svg',
  })
  expect(describeHint({ ...document, values: {} }, { country: 'pl', language: 'pl' })).toMatchObject({
    sku: 'V-1',
    title: 'Valve',
  })
})

test.each([
  ['HS-328', 'hs 328', { replaced_by: 'HS-330' }, true],
  ['HS-328', 'hs 32', { replaced_by: 'HS-330' }, false],
  ['HS-330', 'hs-330', {}, false],
])('%s typed as %s is an old part whose place another took: %j %s', (key, query, values, expected) => {
  const document = { key, path: '/', type: 'Product', parentType: 'products', updatedAt: new Date(0), texts: {}, values }
  expect(isOldPart(document, query)).toBe(expected)
})
