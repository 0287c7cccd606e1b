import { expect, test } from 'vitest'
import { parseQuery } from '#foundation/search-engine/query/parse-query.service.ts'
import { rerank } from '#foundation/search-engine/query/rerank.service.ts'
import type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
import type { Boost } from '#foundation/search-engine/search-request.rules.ts'
import { makeDocument } from '#foundation/search-engine/testing/sample-source.ts'

const order = (query: string, documents: readonly SearchDocument[], boosts: readonly Boost[] = []): string[] => {
  const parsed = parseQuery(query)
  const candidates = documents.map((document, docId) => ({
    segment: 0,
    docId,
    score: 10,
    kind: 'part',
    key: document.key,
    document,
  }))
  const weights = { title: 1, body: 1, number: 1 }
  return rerank(candidates, { parsed, clauses: parsed.clauses, boosts, weights, languageOf: () => 'en' }).map(({ key }) => key)
}

test('a title that is the query stands before one that only holds its words', () =>
  expect(order('ball valve', [makeDocument('a', 'Valve with a ball'), makeDocument('b', 'Ball valve')])).toEqual(['b', 'a']))

test('a shorter title with the phrase stands before a longer one', () =>
  expect(
    order('ball valve', [makeDocument('a', 'Brass ball valve with lever and lock'), makeDocument('b', 'Brass ball valve')]),
  ).toEqual(['b', 'a']))

test('an obsolete part stands behind an active one', () =>
  expect(
    order('ball valve', [
      makeDocument('a', 'Ball valve', { values: { lifecycle: 'obsolete' } }),
      makeDocument('b', 'Ball valve'),
    ]),
  ).toEqual(['b', 'a']))

test('the weight of a document counts', () =>
  expect(order('ball valve', [makeDocument('a', 'Ball valve', { weight: 0.5 }), makeDocument('b', 'Ball valve')])).toEqual([
    'b',
    'a',
  ]))

test('boosts of the request count last', () => {
  const boost: Boost = { field: 'brand', kind: 'value', values: ['Arco'], operation: 'multiply', factor: 50 }
  expect(
    order('ball valve', [makeDocument('a', 'Ball valve'), makeDocument('b', 'Other', { values: { brand: 'Arco' } })], [boost]),
  ).toEqual(['b', 'a'])
})

test('equal candidates stay in their order', () =>
  expect(order('x', [makeDocument('a', 'One'), makeDocument('b', 'Two'), makeDocument('c', 'Six')])).toEqual(['a', 'b', 'c']))
