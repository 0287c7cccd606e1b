import { expect, test } from 'vitest'
import { narrowMarkets } from '#features/storefront/catalogue/product/narrow-markets.rules.ts'

test.each([
  ['everywhere in what is sold everywhere', null, null, null],
  ['everywhere in what one country sells', null, ['us'], ['us']],
  ['some countries in what is sold everywhere', ['us', 'fr'], null, ['us', 'fr']],
  ['some countries in what others sell', ['us', 'fr'], ['de', 'fr'], ['fr']],
  ['countries that do not sell what it stands in', ['cn'], ['us'], []],
])('sold %s [T-26]', (_, own, above, expected) => expect(narrowMarkets(own, above)).toEqual(expected))
