import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { describe, expect, test } from 'vitest'
import type { SoldToReply } from '#foundation/accounts/contact-reply.schema.ts'
import { chooseDefaultSoldTo, padSoldTo, prepareSoldTos, type SoldToSite } from '#foundation/accounts/sold-to.rules.ts'
import type { PresetName } from '#foundation/tenants/public.ts'

test.each([
  ['123', '0000000123'],
  ['0000000123', '0000000123'],
  ['00123', '0000000123'],
  ['12345678901', '12345678901'],
  ['H123', 'H123'],
  ['', ''],
])('sold-to number %j is written %j [3.4.1, 5.7.1, 9.5.1]', (number, expected) => {
  expect(padSoldTo(number)).toBe(expected)
})

const at = (tenant: PresetName, differs: Partial<SoldToSite> = {}): SoldToSite => ({
  traits: presetTraits(tenant),
  isControlled: false,
  isManager: false,
  ...differs,
})
const account = (soldToNumber: string, differs: Partial<SoldToReply> = {}): SoldToReply => ({
  soldToNumber,
  erpId: 'E1',
  ...differs,
})
const numbers = (accounts: readonly SoldToReply[]) => accounts.map(({ soldToNumber }) => soldToNumber)

describe('accounts that a site offers', () => {
  const tools = [
    account('H1', { soldToToolAccess: ['OrdersReturns', 'Warranty'] }),
    account('H2', { soldToToolAccess: ['Warranty'] }),
    account('H3', { soldToToolAccess: [] }),
    account('H4', { soldToToolAccess: null }),
    account('H5'),
  ]
  const enabled = [
    account('H1', { EcomEnabled: 'Enabled' }),
    account('H2', { ecomEnabled: 'Enabled' }),
    account('H3', { EcomEnabled: 'Disabled', ecomEnabled: 'Enabled' }),
    account('H4', { ecomEnabled: 'Disabled' }),
    account('H5'),
  ]
  test.each([
    ['aerobt wants OrdersReturns or no restriction [3.4.5, 5.7.2]', at('aerobt'), tools, ['H1', 'H4', 'H5']],
    ['other tenants do not look at tools [5.7.2]', at('hbtbt'), tools, ['H1', 'H2', 'H3', 'H4', 'H5']],
    ['sps under control wants enabled ones [3.4.4, 5.7.3]', at('sps', { isControlled: true }), enabled, ['H1', 'H2']],
    ['process under control wants enabled ones [5.7.3]', at('process', { isControlled: true }), enabled, ['H1', 'H2']],
    ['sps without control takes all [5.7.3]', at('sps'), enabled, ['H1', 'H2', 'H3', 'H4', 'H5']],
    ['hpsbt takes all, control or not [5.7.3]', at('hpsbt', { isControlled: true }), enabled, ['H1', 'H2', 'H3', 'H4', 'H5']],
  ])('%s', (_, site, accounts, expected) => {
    expect(numbers(prepareSoldTos(accounts, site))).toEqual(expected)
  })
})

describe('one account is listed once', () => {
  test.each([
    ['with and without zeros [5.7.4] [T-52]', [account('00123'), account('123'), account('0000000123')], ['0000000123']],
    ['a letter makes it another [T-52]', [account('H123'), account('123'), account('H00123')], ['H123', '0000000123', 'H00123']],
    ['another ERP makes it another [T-52]', [account('123'), account('00123', { erpId: 'E2' })], ['0000000123', '0000000123']],
    ['zeros alone are a number too', [account('0'), account('000')], ['0000000000']],
  ])('%s', (_, accounts, expected) => {
    expect(numbers(prepareSoldTos(accounts, at('hbtbt')))).toEqual(expected)
  })

  const twice = [account('123', { name: 'first' }), account('00123', { name: 'default', isDefault: true })]
  test.each([
    ['the default one stays for managers of hbtbt [5.7.4]', at('hbtbt', { isManager: true }), 'default'],
    ['the first stays for others of hbtbt', at('hbtbt'), 'first'],
    ['the first stays elsewhere', at('sps', { isManager: true }), 'first'],
  ])('%s, and it is the default in any case', (_, site, name) => {
    expect(prepareSoldTos(twice, site)).toEqual([expect.objectContaining({ name, isDefault: true })])
  })
})

test.each([
  ['the one that is marked', [{ isDefault: false }, { isDefault: true }], 1],
  ['the first when none is marked', [{ isDefault: false }, {}], 0],
  ['none when there are none', [], undefined],
])('the default account is %s [4.5.1]', (_, accounts, expected) => {
  expect(chooseDefaultSoldTo(accounts)).toBe(expected === undefined ? undefined : accounts[expected])
})
