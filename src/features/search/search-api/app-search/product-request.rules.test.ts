import { expect, test } from 'vitest'
import { PRODUCTS_HEADER, readProductRequest } from '#features/search/search-api/app-search/product-request.rules.ts'

test.each([
  [PRODUCTS_HEADER.prefer, 4],
  ['respond-async, products=2', 2],
  ['products=9', 4],
  ['products=99', 0],
  ['myproducts=3', 0],
  [undefined, 0],
])('who prefers %s is shown %i products', (prefer, expected) => expect(readProductRequest(prefer)).toBe(expected))
