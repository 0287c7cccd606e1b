import { expect, test } from 'vitest'
import { keepFragment, readFragmentCache, type FragmentCache } from '#features/site/navigation/menu/fragment-cache.rules.ts'

const moment = { now: 1_000_000, build: '/entry.js' }
const empty = readFragmentCache(undefined, moment)
const addresses = (cache: FragmentCache) => Object.keys(cache).filter(Boolean)

test('a fragment is found again on the next page', () => {
  const stored: unknown = JSON.parse(JSON.stringify(keepFragment(empty, '/a', '<ul></ul>')))
  expect(readFragmentCache(stored, { ...moment, now: moment.now + 299_999 })['/a']).toBe('<ul></ul>')
})

test.each([
  ['five minutes old', { ...moment, now: moment.now + 300_000 }],
  ['from the future', { ...moment, now: moment.now - 1 }],
  ['of another build', { ...moment, build: '/entry-2.js' }],
])('what is %s is forgotten', (_, later) => {
  expect(addresses(readFragmentCache(keepFragment(empty, '/a', 'x'), later))).toEqual([])
})

test.each([null, 7, 'text', [1], { '/a': 1 }, { '/a': 'x' }])('what someone else stored is nothing: %j', (stored) => {
  expect(addresses(readFragmentCache(stored, moment))).toEqual([])
})

test('at most thirty are kept, the newest ones', () => {
  let cache = empty
  for (let index = 0; index < 40; index++) cache = keepFragment(cache, `/${index}`, 'x')
  cache = keepFragment(cache, '/20', 'again')
  expect(addresses(cache)).toHaveLength(30)
  expect(addresses(cache)).toContain('/39')
  expect(addresses(cache)).not.toContain('/9')
})

test('they stay below 150 kB together, and one that is larger is not kept', () => {
  let cache = empty
  for (let index = 0; index < 10; index++) cache = keepFragment(cache, `/${index}`, 'x'.repeat(40_000))
  expect(addresses(cache)).toEqual(['/7', '/8', '/9'])
  expect(JSON.stringify(cache).length).toBeLessThan(150_500)
  expect(addresses(keepFragment(empty, '/big', 'x'.repeat(150_000)))).toEqual([])
})
