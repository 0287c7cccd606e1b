import { expect, test } from 'vitest'
import { DOCUMENT_TYPES } from '#features/search/search-api/public.ts'
import {
  DEFAULT_SUGGESTIONS,
  mayShowProducts,
  readProducts,
  readSuggestions,
  splitSuggestion,
  writeSuggestionRequest,
} from '#features/search/search/takeover/suggestion.rules.ts'

test('the question names the query, the fields and how many, ten unless said [3.11.12, 7.8.8, 9.6.3]', () => {
  expect(DEFAULT_SUGGESTIONS).toBe(10)
  expect(writeSuggestionRequest('val', 5)).toEqual({ query: 'val', types: { documents: { fields: ['title'] } }, size: 5 })
})

const answer = (...documents: unknown[]) => ({ results: { documents } })

test.each([
  ['suggestions in their order', answer({ suggestion: 'valve' }, { suggestion: 'valve kit' }), ['valve', 'valve kit']],
  ['each once', answer({ suggestion: 'valve' }, { suggestion: 'valve' }), ['valve']],
  ['markup as the text it is [T-23]', answer({ suggestion: '<img src=x>' }), ['<img src=x>']],
  ['no more than asked for', answer(...'abcdef'.split('').map((suggestion) => ({ suggestion }))), ['a', 'b', 'c']],
  ['nothing of other things', answer(null, 1, 'valve', {}, { suggestion: 7 }, { suggestion: ' ' }), []],
  ['nothing of no documents', { results: {} }, []],
  ['nothing of another shape', { results: { documents: 'valve' } }, []],
  ['nothing of an error', { errors: ['no'] }, []],
  ['nothing of nothing', undefined, []],
])('an answer gives %s [3.11.12]', (_, body, expected) => expect(readSuggestions(body, 3)).toEqual(expected))

test.each([
  ['valve kit', 'val', ['val', 've kit']],
  ['Valve kit', 'vaL', ['Val', 've kit']],
  ['ball valve', 'val', ['ball valve', '']],
  ['valve', '', ['valve', '']],
])('of %s, %s was typed', (suggestion, query, expected) => expect(splitSuggestion(suggestion, query)).toEqual(expected))

const hint = { sku: 'V-1', title: 'Valve', url: '/us/en/products-dynamic/V-1', image: '/v.svg' }
const products = (...list: unknown[]) => ({ results: { documents: [], products: list } })

test.each([
  ['products in their order', products(hint, { ...hint, sku: 'V-2' }), ['V-1', 'V-2']],
  [
    'four at most',
    products(...Array.from({ length: 9 }, (_, at) => ({ ...hint, sku: `V-${at}` }))),
    ['V-0', 'V-1', 'V-2', 'V-3'],
  ],
  ['none that lead away [T-23]', products({ ...hint, url: '//e.example' }, { ...hint, url: 'javascript:alert(1)' }), []],
  ['none without a name or number', products({ ...hint, title: '' }, { ...hint, sku: 7 }, null, 'V-1'), []],
  ['none of a service that knows none', answer({ suggestion: 'valve' }), []],
])('an answer gives %s', (_, body, expected) => expect(readProducts(body).map(({ sku }) => sku)).toEqual(expected))

test('a picture of another site is left out', () =>
  expect(readProducts(products({ ...hint, image: 'https://e.example/x.svg' }))).toEqual([
    { sku: 'V-1', title: 'Valve', url: '/us/en/products-dynamic/V-1' },
  ]))

test('products are shown where they may be meant', () =>
  expect(DOCUMENT_TYPES.filter(mayShowProducts)).toEqual(['Product', 'Sku', 'HybrisSku', 'news-events-id']))
