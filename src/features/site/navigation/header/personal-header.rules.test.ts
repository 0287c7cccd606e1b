import { expect, test } from 'vitest'
import {
  findAccount,
  hasAccount,
  listHiddenItems,
  type AccountFacts,
} from '#features/site/navigation/header/personal-header.rules.ts'

const config = { restrictedHeaderItems: ['business-links', 'contact-link'], restrictedLinesOfBusiness: ['Distribution'] }
const all = ['sold-to', 'currency', 'business-links', 'contact-link']

test.each([
  ['the one restricted line', ['Distribution'], all],
  ['a restricted line and another one', ['Distribution', 'Service'], []],
  ['another line', ['Service'], []],
  ['no line', [], []],
])('someone with %s does not see %o [6.11.1]', (_, lines, hidden) => {
  expect(listHiddenItems(lines, config)).toEqual(hidden)
})

const account = (soldToNumber: string) => ({ soldToNumber, erpId: 'E1' })
const nobody: AccountFacts = { soldTos: [], stored: undefined }

test.each<readonly [string, AccountFacts, boolean, string | undefined]>([
  ['nothing', nobody, false, undefined],
  ['accounts and a default', { ...nobody, soldTos: [account('1'), account('2')], defaultSoldTo: account('2') }, true, '2'],
  ['accounts without a default', { ...nobody, soldTos: [account('1'), account('2')] }, true, undefined],
  ['a chosen account', { ...nobody, soldTos: [account('1'), account('2')], defaultSoldTo: account('2'), chosen: '1' }, true, '1'],
  ['a chosen account of others', { ...nobody, soldTos: [account('1')], defaultSoldTo: account('1'), chosen: '9' }, true, '1'],
  ['a stored default while logged in', { ...nobody, stored: { userLoggedIn: true, defaultSoldTo: '7' } }, true, '7'],
  ['a stored default, logged out', { ...nobody, stored: { userLoggedIn: false, defaultSoldTo: '7' } }, false, undefined],
  ['a stored empty default', { ...nobody, stored: { userLoggedIn: true, defaultSoldTo: '' } }, false, undefined],
  ['something strange in storage', { ...nobody, stored: 'x' }, false, undefined],
])('with %s the contact dialog is offered: %#  [6.11.2]', (_, facts, isOffered, number) => {
  expect(hasAccount(facts)).toBe(isOffered)
  expect(findAccount(facts)?.soldToNumber).toBe(number)
})
