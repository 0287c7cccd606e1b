import { expect, test } from 'vitest'
import { moveBookmark, orderBookmarks, readBookmarkPath } from '#foundation/favourites/bookmark.rules.ts'

test.each([
  ['/us/en/products', '/us/en/products'],
  ['https://evil.example', undefined],
  ['//evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('%s is kept as %s [1.0.14]', (given, expected) => expect(readBookmarkPath(given)).toBe(expected))

test('an order takes what it names first, keeps the rest, and knows nothing of others', () =>
  expect(orderBookmarks(['a', 'b', 'c'], ['c', 'x', 'c'])).toEqual(['c', 'a', 'b']))

test.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 1, ['a', 'b', 'c']],
] as const)('%s moves by %d', (id, step, expected) => expect(moveBookmark(['a', 'b', 'c'], id, step)).toEqual(expected))
