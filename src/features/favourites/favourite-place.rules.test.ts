import { expect, test } from 'vitest'
import { writeFavouriteHref } from '#features/favourites/favourite-place.rules.ts'

test.each([
  ['product', '/us/en/products-dynamic/V-1', '?utm=1', '/us/en/products-dynamic/V-1'],
  ['search', '/us/en/search', '?search=valve&page=3&type=Products', '/us/en/search?search=valve&type=Products'],
  ['search', '/us/en/search', '', '/us/en/search'],
] as const)('a favourite %s at %s%s is kept as %s', (kind, pathname, search, href) => {
  expect(writeFavouriteHref(kind, { pathname, search })).toBe(href)
})
