import { expect, test } from 'vitest'
import { groupHits } from '#foundation/search-engine/query/group-hits.rules.ts'
import type { SearchHit } from '#foundation/search-engine/search-request.rules.ts'
import { makeDocument } from '#foundation/search-engine/testing/sample-source.ts'

const hit = (key: string, brand?: string): SearchHit => ({
  kind: 'product',
  language: 'en',
  score: 1,
  document: makeDocument(key, key, brand === undefined ? {} : { values: { brand } }),
})
const hits = [hit('1', 'Arco'), hit('2', 'Borea'), hit('3', 'Arco'), hit('4'), hit('5', 'Arco'), hit('6')]

const outline = (size: number) =>
  groupHits(hits, { field: 'brand', size }).map(({ document, group }) => [
    document.key,
    group?.hits.map((other) => other.document.key),
  ])

test('hits with the same value stand behind the first of them, in their order', () =>
  expect(outline(5)).toEqual([
    ['1', ['3', '5']],
    ['2', []],
    ['4', undefined],
    ['6', undefined],
  ]))

test('a group shows at most so many', () => expect(outline(1)[0]).toEqual(['1', ['3']]))
test('nothing is grouped to nothing', () => expect(groupHits([], { field: 'brand', size: 3 })).toEqual([]))
