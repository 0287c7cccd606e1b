import { describe, expect, test } from 'vitest'
import {
  chooseChangeCall,
  decideSelector,
  describeSelection,
  findPageAfterChange,
  mayManageAccounts,
  mayProceed,
  readStoredKey,
  soldToValueOf,
} from '#foundation/accounts/selector/account-change.rules.ts'
import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { PRESET_NAMES, type PresetName } from '#foundation/tenants/public.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'

const chooser = (name: PresetName, isInternalCsr: boolean, isManager: boolean) => ({
  traits: presetTraits(name),
  isInternalCsr,
  isManager,
})

test.each<[PresetName, boolean, boolean, string, boolean]>([
  ...PRESET_NAMES.map((name): [PresetName, boolean, boolean, string, boolean] => [name, false, false, 'contact', false]),
  ['aerobt', true, false, 'default', true],
  ['aerobt', true, true, 'default', true],
  ['hbtbt', true, true, 'roles', true],
  // An employee whose manager role is not known serves customers there, but manages no accounts.
  ['hbtbt', true, false, 'default', false],
  ['sps', true, false, 'roles', true],
  ['process', true, false, 'roles', true],
  ['hpsbt', true, true, 'roles', true],
])(
  '%s, serving customers %s, manager %s: changes by %s, manages %s [2.9.4, 6.4.2, 6.4.3, 7.2.1, 7.2.2, 7.2.3]',
  (name, isCsr, isManager, call, manages) => {
    expect(chooseChangeCall(chooser(name, isCsr, isManager))).toBe(call)
    expect(mayManageAccounts(chooser(name, isCsr, isManager))).toBe(manages)
  },
)

describe('the value of a choice', () => {
  const account = { soldToNumber: '104293', erpId: 'E1' }
  test.each<[string, PresetName, readonly { soldToNumber: string; erpId: string }[], string]>([
    ['is the padded number [5.7.1]', 'aerobt', [account], '0000104293'],
    ['names the ERP on sps [3.4.10]', 'sps', [account], 'E1~0000104293'],
    [
      'names the ERP where two have the number [T-52]',
      'hbtbt',
      [account, { soldToNumber: '0000104293', erpId: 'E2' }],
      'E1~0000104293',
    ],
    ['does not for a copy of the same account', 'hbtbt', [account, { soldToNumber: '0000104293', erpId: 'E1' }], '0000104293'],
  ])('%s', (_, name, all, expected) => {
    expect(soldToValueOf(account, all, presetTraits(name))).toBe(expected)
  })

  test('keeps letters', () => {
    expect(soldToValueOf({ soldToNumber: 'H204518', erpId: 'E1' }, [], presetTraits('process'))).toBe('H204518')
  })
})

test.each<[string, PresetName, string, string | undefined]>([
  ['aerobt on an inactive account [2.14.9]', 'aerobt', '/us/en/secure/inactive-account', '/us/en/products'],
  ['aerobt on the same page by its file name [2.14.9]', 'aerobt', '/de/de/secure/inactive-account.html', '/us/en/products'],
  ['hbtbt on the video selector [2.14.10]', 'hbtbt', '/us/en/video-product-selector', '/us/en/additional-products'],
  ['process where the shop is not permitted [2.14.11]', 'process', '/shop/hps/en/notPermittedPage', '/us/en/secure/process-home'],
  ['the inactive account of another site [2.14.8]', 'hbtbt', '/us/en/secure/inactive-account', undefined],
  ['the video selector of another site [2.14.8]', 'aerobt', '/us/en/video-product-selector', undefined],
  ['the same shop page of another site [2.14.8]', 'hpsbt', '/shop/hps/en/notPermittedPage', undefined],
  ['any other page [2.14.8]', 'process', '/us/en/secure/process-home', undefined],
])('after a change, %s', (_, name, pathname, expected) => {
  const config = resolveSiteConfig(name, DEFAULT_LOCALE)
  expect(findPageAfterChange({ traits: presetTraits(name), config, pathname })).toBe(expected)
})

test('the browser keeps the choice under the names that other pages read [3.19.2]', () => {
  const retained = describeSelection({ soldToNumber: '104293', erpId: 'E1', salesOrg: '1000' })
  expect(retained).toEqual({
    soldtonumber: '0000104293',
    selectedsoldto: '["0000104293"]',
    selectedsoldtowitherpid: '["E1~0000104293"]',
    salesOrgInfo: '{"salesOrg":"1000","erpId":"E1"}',
  })
  expect(readStoredKey(JSON.parse(retained['selectedsoldtowitherpid'] ?? ''))).toBe('E1~0000104293')
  for (const strange of [undefined, null, [], [1], 'E1~1', {}]) expect(readStoredKey(strange)).toBeUndefined()
})

test.each([
  ['none [4.5.5]', 0, false, { isShown: false, isDisabled: false, opensItself: false }],
  ['one [4.5.5]', 1, true, { isShown: true, isDisabled: true, opensItself: false }],
  ['two with a default', 2, true, { isShown: true, isDisabled: false, opensItself: false }],
  ['two without a default [4.5.4]', 2, false, { isShown: true, isDisabled: false, opensItself: true }],
])('the selector with %s', (_, count, hasActive, expected) => {
  expect(decideSelector({ count, hasActive })).toEqual(expected)
})

test.each([
  ['nothing is chosen [4.5.4]', undefined, undefined, false],
  ['the current one is chosen [4.5.2]', 'a', 'a', false],
  ['another one is chosen [4.5.2]', 'b', 'a', true],
  ['the first one is chosen where there is no default [4.5.4]', 'a', undefined, true],
])('Proceed while %s: %s', (_, selected, active, expected) => expect(mayProceed(selected, active)).toBe(expected))
