import { expect, test } from 'vitest'
import { writePageCaching } from '#platform/cdn/caching.rules.ts'

test.each([
  [undefined, 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'],
  [30_400, 'public, max-age=0, s-maxage=30, stale-if-error=86400'],
  [600_000, 'public, max-age=0, s-maxage=60, stale-if-error=86400'],
  [-5, 'public, max-age=0, s-maxage=0, stale-if-error=86400'],
])('a page that changes by itself in %s ms is held so long', (remaining, expected) => {
  expect(writePageCaching(remaining)).toBe(expected)
})
