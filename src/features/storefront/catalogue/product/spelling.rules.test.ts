import { expect, test } from 'vitest'
import { chooseSpelling } from '#features/storefront/catalogue/product/spelling.rules.ts'

test.each([
  ['in small letters', 'hs-330-4b', ['HS-330-4B'], 'HS-330-4B'],
  ['in capitals', 'HS-330-4B', ['hs-330-4b'], 'hs-330-4b'],
  ['as it is stored', 'V-1a', ['V-1A', 'V-1a'], 'V-1a'],
  ['without its hyphens, which is another number', 'hs330', ['HS-330'], undefined],
  ['with a letter that only looks like a digit', 'hs-33o', ['HS-330'], undefined],
  ['that two parts share', 'v-1a', ['V-1a', 'V-1A'], undefined],
  ['that nobody has', 'hs-330', [], undefined],
])('a number %s', (_, requested, known, expected) => expect(chooseSpelling(requested, known)).toBe(expected))
