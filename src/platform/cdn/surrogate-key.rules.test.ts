import { describe, expect, test } from 'vitest'
import {
  assetKey,
  combineKeys,
  keysOfChange,
  keysOfPage,
  planRetry,
  siteKey,
  splitKeys,
} from '#platform/cdn/surrogate-key.rules.ts'

const PAGE = ['us/en/one', '*/one', 'us/en/fragments/header']
const isForgotten = (page: readonly string[], change: readonly string[]): boolean => change.some((key) => page.includes(key))

describe('a cache in front forgets', () => {
  const page = keysOfPage('sps', PAGE)
  test.each([
    ['a page whose text changed', keysOfPage('sps', PAGE), keysOfChange('sps', ['us/en/one']), true],
    ['a page whose header changed', page, keysOfChange('sps', ['us/en/fragments/header']), true],
    ['no page that did not read it', page, keysOfChange('sps', ['us/en/two', '*/two']), false],
    ['no page of another site', page, keysOfChange('process', PAGE), false],
    ['all pages when nobody says what changed', page, keysOfChange('sps', undefined), true],
    ['a page of which nobody knows what it is made of', keysOfPage('sps', undefined), keysOfChange('sps', ['us/en/two']), true],
    ['a page that is made of too much', keysOfPage('sps', Array.from({ length: 500 }, (_, at) => `*/${at}`)), keysOfChange('sps', ['*/9']), true], // prettier-ignore
    ['everything of a site whose settings changed', page, [siteKey('sps')], true],
    ['no page when a file of the same path changed', page, [assetKey('sps', 'us/en/one')], false],
  ])('%s [T-115]', (_, keys, change, expected) => {
    expect(isForgotten(keys, change)).toBe(expected)
  })
})

test('keys are short, tell nothing of what they name, and differ', () => {
  const names = Array.from({ length: 20_000 }, (_, at) => `us/en/products/${at}`)
  const keys = new Set(names.map((name) => keysOfPage('sps', [name]).at(-1)))
  expect(keys.size).toBe(names.length)
  for (const key of keys) expect(key).toMatch(/^[a-z0-9]{4,11}$/)
})

test('very many changes at once forget the site, others each key once and in parts', () => {
  expect(combineKeys('sps', [['a', 'b'], ['b']])).toEqual(['a', 'b'])
  expect(combineKeys('sps', [Array.from({ length: 2000 }, (_, at) => `k${at}`)])).toEqual(['sps'])
  expect(splitKeys(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']])
  expect(splitKeys([])).toEqual([])
})

test.each([
  [1, 2],
  [3, 8],
  [40, 60],
])('attempt %s is followed by the next after %s s', (attempts, seconds) => {
  expect(planRetry(attempts)).toBe(seconds)
})
