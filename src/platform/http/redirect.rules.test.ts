import { expect, test } from 'vitest'
import { fitLocation, MAX_LOCATION } from '#platform/http/redirect.rules.ts'

const LONG = 'x'.repeat(MAX_LOCATION)

test.each([
  ['what fits stays as it is', '/us/en?a=1&resource=%2Fb%3Fc', '/us/en?a=1&resource=%2Fb%3Fc'],
  ['the way back loses its query', `/login?resource=%2Fus%2Fen%3Fq%3D${LONG}&appId=a`, '/login?resource=%2Fus%2Fen&appId=a'],
  ['a way back that is all path is left out', `/login?resource=%2F${LONG}&appId=a`, '/login?appId=a'],
  ['nothing stays of a query that is nothing but the way back', `/login?resource=%2F${LONG}`, '/login'],
  ['any other query is left out', `/us/en/products?q=${LONG}`, '/us/en/products'],
  ['a path that is too long leads home', `/us/en/${LONG}`, '/'],
  ['also on the site’s own origin', `http://sps.example:3000/${LONG}?a`, 'http://sps.example:3000/'],
])('a redirect: %s', (_, location, expected) => {
  expect(fitLocation(location)).toBe(expected)
})
