import { expect, test } from 'vitest'
import { chooseResultsPath } from '#features/search/search/takeover/results-path.rules.ts'

test.each([
  ['/en/search', '/gb/en/search'],
  ['/de/search', '/de/search'],
  ['/gb/en/find', '/gb/en/find'],
])('with %s configured a page of gb/en leads to %s', (configured, expected) => {
  expect(chooseResultsPath(configured, { country: 'gb', language: 'en' })).toBe(expected)
})
