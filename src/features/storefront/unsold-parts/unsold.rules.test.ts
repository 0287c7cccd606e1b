import { expect, test } from 'vitest'
import { en } from '#features/storefront/unsold-parts/texts/en.ts'
import { chooseNearest, isPublicSomewhere, sayUnsold } from '#features/storefront/unsold-parts/unsold.rules.ts'

test.each([
  ['everywhere', null, null, true],
  ['in one country', ['us'], null, true],
  ['where its group is', null, ['us'], true],
  ['nowhere', [], null, false],
  ['in a group that nobody has', null, [], false],
  ['where its group is not', ['us'], ['de'], false],
])('a part that is sold %s may be named: %j, %j → %j [T-26]', (_, own, above, expected) => {
  expect(isPublicSomewhere(own, above)).toBe(expected)
})

const trail = [
  { path: '/products', markets: null },
  { path: '/products/gas', markets: ['us', 'de'] },
  { path: '/products/gas/flame', markets: ['us', 'de'] },
  { path: '/products-dynamic/F-1', markets: ['us'] },
]
test.each([
  ['us', 'the page itself', '/products-dynamic/F-1'],
  ['de', 'its group', '/products/gas/flame'],
  ['cn', 'the catalogue', '/products'],
])('for %s the nearest page is %s [2.4.11]', (country, _, expected) => {
  expect(chooseNearest(trail, country)).toBe(expected)
})

test('below what is not sold nothing is near', () => {
  expect(
    chooseNearest(
      [
        { path: '/products/a', markets: ['us'] },
        { path: '/products/a/b', markets: null },
      ],
      'de',
    ),
  ).toBe('/products')
  expect(chooseNearest([], 'de')).toBe('/products')
})

test('a title names the part and the market, as far as a sentence holds its countries [2.6.2]', () => {
  expect(sayUnsold({ item: 'HA-9210-3', market: ['cn'], marketName: 'China' }, en)).toBe('HA-9210-3 is not available in China')
  expect(sayUnsold({ item: 'X', market: ['al', 'bg', 'cz', 'hu'], marketName: 'Albania, …' }, en)).toBe(
    'X is not available in your market',
  )
})
