import { expect, test } from 'vitest'
import { createBlobCache } from '#foundation/search-engine/segment/blob-cache.service.ts'

test('keeps what fits', () => {
  const cache = createBlobCache(100)
  cache.set('a', 1, 10)
  cache.set('b', undefined, 10)
  expect(cache.get('a')).toMatchObject({ value: 1 })
  expect(cache.get('b')).toMatchObject({ value: undefined })
  expect(cache.get('c')).toBeUndefined()
})

test('never holds more than its limit and one entry, however much is put in', () => {
  const cache = createBlobCache(100)
  for (let index = 0; index < 1000; index += 1) {
    cache.set(`key ${index}`, index, 7)
    expect(cache.bytes()).toBeLessThanOrEqual(100 + 2 * 7)
  }
})

test('drops what was not read for longest', () => {
  const cache = createBlobCache(100)
  cache.set('read', 1, 10)
  cache.set('forgotten', 2, 10)
  for (let index = 0; index < 20; index += 1) {
    cache.set(`key ${index}`, index, 10)
    expect(cache.get('read')).toMatchObject({ value: 1 })
  }
  expect(cache.get('forgotten')).toBeUndefined()
})

test('does not keep a value that is larger than half of the limit', () => {
  const cache = createBlobCache(100)
  cache.set('large', 1, 51)
  expect(cache.get('large')).toBeUndefined()
  expect(cache.bytes()).toBe(0)
})

test('counts an entry that is replaced once', () => {
  const cache = createBlobCache(100)
  for (let index = 0; index < 10; index += 1) cache.set('same', index, 10)
  expect(cache.bytes()).toBe(10)
  expect(cache.get('same')).toMatchObject({ value: 9 })
})
