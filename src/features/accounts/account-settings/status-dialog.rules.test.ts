import { describe, expect, test } from 'vitest'
import { resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import {
  chooseCloseAddress,
  chooseStatusAction,
  readAccountName,
  readStatusDialog,
} from '#features/accounts/account-settings/status-dialog.rules.ts'

const config = resolveSiteConfig('sps', { country: 'us', language: 'en' })

const FLAGS = [
  'deniedPartyStatus',
  'deactivationStatus',
  'deletedStatus',
  'emailChangeStatus',
  'isRevalidationRequired',
  'isNewUser',
  'csrPendingStatus',
  'unidentifiedUser',
  'identifiedUser',
  'revalidate',
  'newBrandCustomer',
] as const

test.each(FLAGS)('%s opens its dialog when it equals true, and only then [2.10.1, 2.10.2]', (flag) => {
  expect(readStatusDialog(`?${flag}=true`)).toEqual({ flag, accountName: undefined })
  for (const value of ['false', 'TRUE', '1', '']) expect(readStatusDialog(`?${flag}=${value}`)).toBeUndefined()
})

describe('the account name of the query', () => {
  test.each([
    ['turns underscores into spaces [2.10.3]', 'Baltane_Air_Maintenance', 'Baltane Air Maintenance'],
    ['keeps markup as the text it is [T-20]', '<img_src=x_onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['loses line breaks and marks that reorder text [T-20]', 'Acme\r\n\u202eevil\u0000', 'Acmeevil'],
    ['is nothing when only space is left', '___', ''],
  ])('%s', (_, raw, shown) => {
    expect(readAccountName(raw)).toBe(shown)
  })

  test('is cut at 80 characters, without breaking one in two [T-20]', () => {
    expect(readAccountName('a'.repeat(5000))).toHaveLength(80)
    expect(readAccountName('😀'.repeat(5000))).toBe(`${'😀'.repeat(79)}…`)
    expect(readAccountName('a'.repeat(80))).toBe('a'.repeat(80))
  })

  test('is read beside the flag [2.10.3]', () => {
    expect(readStatusDialog('?identifiedUser=true&accountName=Acme_Ltd')).toEqual({
      flag: 'identifiedUser',
      accountName: 'Acme Ltd',
    })
  })
})

test.each(FLAGS.filter((flag) => flag !== 'isNewUser'))('closing %s leads to the page without its query [2.10.4]', (flag) => {
  expect(chooseCloseAddress(flag, '/us/en/products', config)).toBe('/us/en/products')
})

test('closing isNewUser cancels the simplified registration [2.10.5]', () => {
  expect(chooseCloseAddress('isNewUser', '/us/en', config)).toBe('/pif/api/account/v1/registration/cancel?appId=portico-sps')
})

test.each([
  ['deactivationStatus', config.accountRevalidationEndpoint, { incrementCounter: 'Y' }],
  ['isRevalidationRequired', config.accountRevalidationEndpoint, { incrementCounter: 'Y' }],
  ['revalidate', config.annualRevalidationEndpoint, { revalidate: 'Y' }],
] as const)('%s starts the validation of the account [2.10.6, 7.1.12, 7.1.13]', (flag, path, body) => {
  expect(chooseStatusAction(flag, config)).toEqual({ kind: 'revalidate', path, body })
})

test('a pending e-mail change can be cancelled from its dialog, a newcomer may go on to register', () => {
  expect(chooseStatusAction('emailChangeStatus', config)).toMatchObject({ path: '/sm/api/account/email-change-cancel' })
  expect(chooseStatusAction('isNewUser', config)).toMatchObject({ path: '/us/en/secure/account/simplified-register' })
})

test.each([
  'deniedPartyStatus',
  'deletedStatus',
  'csrPendingStatus',
  'unidentifiedUser',
  'identifiedUser',
  'newBrandCustomer',
] as const)('%s only tells', (flag) => {
  expect(chooseStatusAction(flag, config)).toBeUndefined()
})
