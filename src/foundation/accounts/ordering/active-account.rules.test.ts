import { expect, test } from 'vitest'
import { isDrawnFor, pickActive, type ActiveAccount } from '#foundation/accounts/ordering/active-account.rules.ts'
import { readAccountName } from '#foundation/accounts/ordering/account-name.rules.ts'

const [one, two] = [{ key: 'E1~0000000001' }, { key: 'E1~0000000002' }]
const nothing = { chosenKey: null, defaultKey: null }

test.each([
  ['the one chosen in this session', { chosenKey: one.key, defaultKey: two.key }, [one, two], one],
  ['the default, if nothing was chosen [4.5.1]', { ...nothing, defaultKey: two.key }, [one, two], two],
  ['the default, if the chosen one is offered no longer', { chosenKey: one.key, defaultKey: two.key }, [two], two],
  ['none of several without a default [4.5.4]', nothing, [one, two], undefined],
  ['the only one, default or not [4.5.5]', nothing, [one], one],
  ['nothing where there is nothing', { ...nothing, defaultKey: one.key }, [], undefined],
])('the active account is %s', (_, choice, offered, expected) => {
  expect(pickActive(choice, offered, true)).toBe(expected)
})

test('one account of a list that was not read to its end is not the only one', () => {
  expect(pickActive(nothing, [one], false)).toBeUndefined()
})

test.each([
  [undefined, true],
  ['E1~0000000001', true],
  ['E1~1', true],
  ['1', true],
  ['E2~0000000001', false],
  ['E1~0000000002', false],
  ['H1', false],
])('a page drawn for %s may act for E1~0000000001: %s [T-77]', (text, expected) => {
  const drawnFor = text === undefined ? undefined : readAccountName(text)
  expect(isDrawnFor(drawnFor, { key: one.key, erpId: 'E1' } as ActiveAccount)).toBe(expected)
})
