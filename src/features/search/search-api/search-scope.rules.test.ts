import { expect, test } from 'vitest'
import { decideMarketFilter } from '#features/search/search-api/search-scope.rules.ts'
import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'

test.each([
  ['sps', false, true, 'market.site-country'],
  ['sps', true, true, 'market.customer-data'],
  ['aerobt', true, false, 'market.not-here'],
] as const)('search in %s, signed in %s, is narrowed to a market: %s [6.12.1]', (tenant, isSignedIn, allowed, rule) => {
  expect(decideMarketFilter(presetTraits(tenant), isSignedIn)).toMatchObject({ allowed, reasons: [{ rule }] })
})
