import { expect, test } from 'vitest'
import { abbreviateMarkets, readCountries } from '#features/administration/catalogue-admin/countries.rules.ts'
import { checkReplacement } from '#features/administration/catalogue-admin/product/product-admin.rules.ts'

const change = (lifecycle: 'active' | 'replaced', replacedBy: string | null) => ({ lifecycle, replacedBy, markets: null })

test.each([
  ['none is needed while it is sold', change('active', null), [], undefined],
  ['one is needed when it was replaced', change('replaced', null), [], 'missing'],
  ['nothing takes its own place', change('replaced', 'A'), [], 'itself'],
  ['what is not in the catalogue takes no place', change('replaced', 'X'), undefined, 'unknown'],
  ['no product comes back to itself', change('replaced', 'B'), ['C', 'A'], 'circle'],
  ['another product takes its place', change('replaced', 'B'), ['C'], undefined],
] as const)('a replacement: %s', (_, requested, successors, problem) => {
  expect(checkReplacement('A', requested, successors)).toBe(problem)
})

test.each([
  ['', null],
  ['US de, us', ['us', 'de']],
])('countries of %j', (text, codes) => {
  expect(readCountries(text)).toEqual(codes)
})

test.each([
  [['us'], 'us'],
  [['us', 'de', 'fr', 'pl'], 'us, de, fr, pl'],
  [['us', 'de', 'fr', 'pl', 'cn', 'gb'], 'us, de, fr, pl +2'],
])('the markets %j stand in a list as %s', (markets, shown) => {
  expect(abbreviateMarkets(markets)).toBe(shown)
})
