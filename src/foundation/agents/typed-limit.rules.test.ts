import { expect, test } from 'vitest'
import { readTypedLimit } from '#foundation/agents/typed-limit.rules.ts'

const money = (minor: bigint, currency = 'USD') => ({ minor, currency })

test.each([
  ['nothing', '', 'USD', null],
  ['spaces alone', '  ', 'USD', null],
  ['whole units', '1000', 'USD', money(100_000n)],
  ['a decimal point', '1000.50', 'USD', money(100_050n)],
  ['a decimal comma', '1000,5', 'EUR', money(100_050n, 'EUR')],
  ['groups by spaces', '1 000', 'EUR', money(100_000n, 'EUR')],
  ['a currency without decimals', '5000', 'JPY', money(5000n, 'JPY')],
  ['groups by commas', '1,000.00', 'USD', undefined],
  ['three digits behind a comma', '1,000', 'USD', undefined],
  ['more digits than the currency has', '1.005', 'USD', undefined],
  ['less than nothing', '-5', 'USD', undefined],
  ['words', 'much', 'USD', undefined],
])('a limit of %s', (_, typed, currency, expected) => {
  expect(readTypedLimit(typed, currency)).toEqual(expected)
})
