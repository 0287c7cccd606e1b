import { expect, test } from 'vitest'
import { toImperial } from '#features/storefront/catalogue/product/units.rules.ts'

test.each([
  [4.2, 'kg', 'en', '9.26 lb'],
  [4.2, 'kg', 'de', '9,26 lb'],
  ['-29…250', '°C', 'en', '-20.2…482 °F'],
  [0, '°C', 'en', '32 °F'],
  [1500, 'mm', 'en', '59.1 in'],
  ['102 × 102 × 28', 'mm', 'en', '4.02 × 4.02 × 1.1 in'],
  ['0…16 bar', null, 'en', '0…232 psi'],
  ['DN 50', null, 'en', undefined],
  ['IP 66', null, 'en', undefined],
  [24, 'GB', 'en', undefined],
  [8, null, 'en', undefined],
] as const)('%s %s in %s is %s', (value, unit, language, expected) => {
  expect(toImperial(value, unit, language)).toBe(expected)
})
