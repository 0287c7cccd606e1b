import { expect, test } from 'vitest'
import { prepareRules } from '#features/company/purchase-policy/prepared-rules.rules.ts'

const rule = (name: string, when: object = {}, isActive = true) => ({ name, when, isActive, tiers: [], escalateAfterHours: null })
const over = (currency: string) => ({ amountOver: { minor: 100n, currency } })

test.each([
  ['none', [], { rules: [], currencies: [], looksAtShipTo: false }],
  [
    'some that are switched off',
    [rule('on', over('EUR')), rule('off', { ...over('USD'), isNewShipTo: true }, false)],
    { rules: [rule('on', over('EUR'))], currencies: ['EUR'], looksAtShipTo: false },
  ],
  [
    'several of one currency, one of which looks at the place',
    [rule('a', over('EUR')), rule('b', { ...over('EUR'), isNewShipTo: true })],
    {
      rules: [rule('a', over('EUR')), rule('b', { ...over('EUR'), isNewShipTo: true })],
      currencies: ['EUR'],
      looksAtShipTo: true,
    },
  ],
])('rules are prepared: %s', (_, all, prepared) => {
  expect(prepareRules(all)).toEqual(prepared)
})
