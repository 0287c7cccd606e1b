import { expect, test } from 'vitest'
import { createByteCache, createCountCache } from '#platform/cache/bounded-cache.ts'

test('what was used last stays, as many bytes as there is room for', () => {
  const cache = createByteCache<{ name: string }>(100)
  for (const name of ['a', 'b', 'c']) cache.set(name, { name }, 30)
  expect(cache.get('a')).toEqual({ name: 'a' })
  cache.set('d', { name: 'd' }, 30)
  expect(cache.keys().toSorted()).toEqual(['a', 'c', 'd'])
  expect([cache.count(), cache.bytes()]).toEqual([3, 90])
})

test('a value of another size takes the place of the one before, and what is removed counts no more', () => {
  const cache = createByteCache<object>(100)
  cache.set('a', {}, 30)
  cache.set('a', {}, 50)
  expect(cache.bytes()).toBe(50)
  expect([cache.delete('a'), cache.delete('a'), cache.bytes()]).toEqual([true, false, 0])
})

test('what is larger than allowed is not kept, and drives nothing else out', () => {
  const cache = createByteCache<object>(100, 50)
  cache.set('a', {}, 50)
  cache.set('b', {}, 51)
  expect(cache.keys()).toEqual(['a'])
})

test('sizes of nothing and of fractions are counted as whole bytes', () => {
  const cache = createByteCache<object>(100)
  cache.set('a', {}, 0)
  cache.set('b', {}, 1.2)
  expect(cache.bytes()).toBe(3)
})

test('by number', () => {
  const cache = createCountCache<object>(2)
  for (const name of ['a', 'b']) cache.set(name, {})
  cache.get('a')
  cache.set('c', {})
  expect([...cache.keys()].toSorted()).toEqual(['a', 'c'])
})
