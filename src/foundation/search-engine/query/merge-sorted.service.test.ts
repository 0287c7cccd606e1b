import { expect, test } from 'vitest'
import { compareKeys, mergeSorted, type SortKeys } from '#foundation/search-engine/query/merge-sorted.service.ts'

const parts: Readonly<Record<string, SortKeys>> = {
  a: ['arco', 3],
  b: ['borea', 1],
  c: [],
  d: ['arco', 1],
  e: ['arco', undefined],
}

test.each([
  ['up', [false], 'adebc'],
  ['down, without a value still last', [true], 'badec'],
  ['in turn', [false, false], 'daebc'],
  ['in turn, one up and one down', [false, true], 'adebc'],
  ['by nothing', [], 'abcde'],
])('parts are put in order %s', (_, areDown, expected) => {
  const compare = compareKeys(areDown)
  const names = Object.keys(parts).toSorted((a, b) => compare(parts[a] ?? [], parts[b] ?? []))
  expect(names.join('')).toBe(expected)
})

async function* inPieces(...pieces: number[][]): AsyncGenerator<number[]> {
  for (const piece of pieces) yield await Promise.resolve(piece)
}

test.each([
  ['two lists', [[[1, 3, 5]], [[2, 4]]], 10, [1, 2, 3, 4, 5]],
  ['only so many', [[[1, 3, 5]], [[2, 4]]], 3, [1, 2, 3]],
  ['three lists in pieces', [[[1], [4, 9]], [[2, 3], [5]], [[6, 7, 8]]], 10, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['one that is empty', [[], [[1, 2, 3]]], 2, [1, 2]],
  ['none', [], 5, []],
])('%s become one', async (_, lists, end, expected) => {
  const sources = lists.map((pieces) => inPieces(...pieces))
  expect(await mergeSorted<number>(sources, (a, b) => a - b, end)).toEqual(expected)
})

test('no more pieces are asked for than are needed', async () => {
  let requestCount = 0
  const endless = async function* (): AsyncGenerator<number[]> {
    for (;;) yield await Promise.resolve([(requestCount += 1)])
  }
  expect(await mergeSorted([endless()], (a, b) => a - b, 3)).toEqual([1, 2, 3])
  expect(requestCount).toBeLessThanOrEqual(4)
})

test('of equal ones those of the earlier list come first', async () => {
  const name = async function* (...names: string[]) {
    yield await Promise.resolve(names)
  }
  expect(await mergeSorted([name('a', 'b'), name('c'), name('d', 'e')], () => 0, 5)).toEqual(['a', 'b', 'c', 'd', 'e'])
})
