import { describe, expect, test } from 'vitest'
import {
  isTypeAheadDue,
  writeResultsAddress,
  writeSuggestionAddress,
} from '#features/search/search/takeover/typed-query.rules.ts'

describe('suggestions are asked for', () => {
  const typed = { query: 'val', type: 'Product', key: 'l', isOn: true }
  test.each([
    ['from the third character on [5.8.2, 9.6.1]', {}, true],
    ['not before [5.8.2, 9.6.1]', { query: 'va' }, false],
    ['not for characters that are cleaned away [5.8.2]', { query: 'va//' }, false],
    ['for three Chinese characters [5.8.2]', { query: '压力表' }, true],
    ['also when text was pasted', { key: undefined }, true],
    ['not on Enter [5.8.3]', { key: 'Enter' }, false],
    ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => [`not on ${key} [5.8.3]`, { key }, false] as const),
    ['not for support [5.8.4]', { type: 'support' }, false],
    ['not where the site has them off [5.8.1]', { isOn: false }, false],
  ] as const)('%s', (_, changes, expected) => expect(isTypeAheadDue({ ...typed, ...changes })).toBe(expected))
})

test.each([
  ['/us/en/search', 'ball valve', '/us/en/search?search=ball%20valve'],
  ['/us/en/search', '50 % & more', '/us/en/search?search=50%20%25%20%26%20more'],
  ['/us/en/search?from=header', 'a%20b', '/us/en/search?from=header&search=a%2520b'],
  ['/us/en/search', '"><img src=x onerror=alert(1)>', '/us/en/search?search=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'],
])('%s leads on with %s, encoded once [2.8.5] [T-23]', (path, suggestion, expected) => {
  const address = writeSuggestionAddress(path, suggestion)
  expect(address).toBe(expected)
  expect(new URL(address, 'https://x.example').searchParams.get('search')).toBe(suggestion)
})

test('the results page learns the type', () => {
  expect(writeResultsAddress('/s', 'a b', 'Technical Publications')).toBe('/s?search=a%20b&type=Technical%20Publications')
  expect(writeResultsAddress('/s', 'a', '')).toBe('/s?search=a')
})
