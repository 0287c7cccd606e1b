import { expect, test } from 'vitest'
import {
  chooseNamed,
  identifyOrdering,
  readAccountName,
  shortenSoldTo,
} from '#foundation/accounts/ordering/account-name.rules.ts'
import { keyOfSoldTo } from '#foundation/accounts/sold-to.rules.ts'

const account = (erpId: string, soldToNumber: string) => ({ erpId, key: keyOfSoldTo({ erpId, soldToNumber }) })
const accounts = [account('E1', '0000000123'), account('E2', '0000000123'), account('E1', '456'), account('E1', 'H123')]

test.each([
  ['E1~0000000123', 'E1~0000000123'],
  ['E1~123', 'E1~0000000123'],
  ['E2~00123', 'E2~0000000123'],
  ['456', 'E1~0000000456'],
  ['0000000456', 'E1~0000000456'],
  ['H123', 'E1~H123'],
  ['E1~H123', 'E1~H123'],
  ['123', 'several'],
  ['E2~456', 'none'],
  ['0H123', 'none'],
  ['h123', 'none'],
  ['E1~0', 'none'],
])('%s means %s [T-51, T-52]', (text, expected) => {
  const name = readAccountName(text)
  const choice = name && chooseNamed(accounts, name)
  expect(choice?.found === 'one' ? choice.account.key : choice?.found).toBe(expected)
})

test.each(['', '~', 'E1~', '~123', 'E1~1~2', 'E1 ~1', '12\n3', '../1', "1'or'1", '1'.repeat(21), `${'E'.repeat(21)}~1`])(
  '%j names nothing [T-51]',
  (text) => expect(readAccountName(text)).toBeUndefined(),
)

test.each([
  ['0000104293', '104293'],
  ['H204518', 'H204518'],
  ['0000000000', '0'],
])('%s is shown as %s [2.9.1]', (number, expected) => expect(shortenSoldTo(number)).toBe(expected))

test.each([
  [{ number: '0000104210', erpId: 'PR1', salesOrg: '1710', currency: 'USD' }, 'de', '0000104210:PR1:1710:de:USD'],
  [{ number: 'H123', erpId: 'E2', salesOrg: null, currency: 'KWD' }, 'en', 'H123:E2::en:KWD'],
])('%j in %s is %s [3.4.9]', (ordering, language, expected) => {
  expect(identifyOrdering(ordering, language)).toBe(expected)
})
