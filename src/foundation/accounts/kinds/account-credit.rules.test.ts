import { expect, test } from 'vitest'
import { checkCredit, forgetOldTime } from '#foundation/accounts/kinds/account-credit.rules.ts'

const AT = '2026-11-16T04:00:00.000Z'

test.each([
  ['nothing', {}, []],
  ['a limit alone', { creditLimit: '100' }, []],
  ['a limit below nothing', { creditLimit: '-1' }, ['creditLimit']],
  ['an open amount with its time', { openAmount: '-4.50', openAmountAt: AT }, []],
  ['an open amount without its time', { openAmount: '4.50' }, ['openAmountAt']],
  ['a time without an amount', { openAmountAt: AT }, ['openAmount']],
  ['digits that the currency does not have', { openAmount: '4.505', openAmountAt: AT }, ['openAmount']],
])('the credit of an account: %s', (_, line, columns) =>
  expect(checkCredit({ currency: 'USD', ...line }).map(({ column }) => column)).toEqual(columns),
)

test('a new figure does not keep the time of the one before', () => {
  expect(forgetOldTime({ openAmount: '5' })).toEqual({ openAmount: '5', openAmountAt: null })
  expect(forgetOldTime({ openAmount: '5', openAmountAt: AT })).toEqual({ openAmount: '5', openAmountAt: AT })
  expect(forgetOldTime({ name: 'Main' })).toEqual({ name: 'Main' })
})
