import { expect, test } from 'vitest'
import { readState } from '#features/search/search-api/public.ts'
import { describeShopper, isHybrid } from '#features/search/search/results/shopper.rules.ts'

test.each([
  ['nobody’s account', undefined, {}],
  ['its own currency', { soldToNumber: '1', defaultCurrency: 'EUR' }, { soldToNumber: '1', selectedCurrency: 'EUR' }],
  [
    'the first of its currencies',
    { soldToNumber: '1', defaultCurrency: '', currencyList: { currency: [{ isoCode: 'PLN' }] } },
    { soldToNumber: '1', selectedCurrency: 'PLN' },
  ],
  [
    'the same under another name',
    { soldToNumber: '1', currencyList: { currency_Info: [{ isoCode: 'GBP' }] } },
    { soldToNumber: '1', selectedCurrency: 'GBP' },
  ],
  ['no currency that nobody knows', { soldToNumber: '1' }, { soldToNumber: '1' }],
])('the catalogue is asked for %s [3.11.9]', (_, account, expected) =>
  expect(describeShopper(true, account)).toEqual({ hasEcommerceAccess: true, ...expected }),
)

test.each([
  ['everything', '?search=x', true, true],
  ['products, part numbers and the shop', '?search=x&type=HybrisSku', true, true],
  ['no support', '?search=x&type=support', true, false],
  ['no later page', '?search=x&page=2', true, false],
  ['no list in another order', '?search=x&sort=title', true, false],
  ['no list that is narrowed', '?search=x&type=Product&brand=A', true, false],
  ['nothing where the site has it off', '?search=x', false, false],
])('beside %s the catalogue is asked [6.6.5]', (_, address, hybridSearch, expected) =>
  expect(isHybrid(readState(new URLSearchParams(address)), { hybridSearch })).toBe(expected),
)
