import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { describe, expect, test } from 'vitest'
import type { ContactReply } from '#foundation/accounts/contact-reply.schema.ts'
import {
  choosePortalAddresses,
  derivePortalFacts,
  toLoggedInDetails,
  type PortalReplies,
} from '#foundation/accounts/portal-data.rules.ts'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import type { Flags } from '#kernel/flags.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import type { PresetName } from '#foundation/tenants/public.ts'

const pageOf = (key: PresetName, flags: Partial<Flags> = {}) => ({
  tenant: { key, traits: presetTraits(key) },
  config: resolveSiteConfig(key, DEFAULT_LOCALE),
  flags: resolveFlags(flags),
})

const ordering = (status: 'Approved' | 'Pending') => [{ masterToolId: 'ecommerce', name: 'Order online', status }]
const own = [{ soldToNumber: '1', erpId: 'E1', isDefault: true }]
const favourite = [{ soldToNumber: '2', erpId: 'E1', isDefault: true }]

const contact: ContactReply = { soldToAccounts: own, toolAccess: ordering('Approved'), userType: 'Customer' }
const requested = (differs: Partial<PortalReplies> = {}): PortalReplies => ({
  favourites: { soldToAccounts: favourite },
  contact,
  status: { isInternalUser: false },
  ...differs,
})

describe('the accounts to choose from', () => {
  const internal = { status: { isInternalUser: true } }
  const with_ = (managerRole: boolean | undefined) => ({ ...internal, contact: { ...contact, managerRole } })
  test.each([
    ['customers use their own [4.2.2, 4.2.3]', pageOf('sps'), requested(), '0000000001'],
    ['internal users use favourites [4.2.2, 4.2.3]', pageOf('sps'), requested(internal), '0000000002'],
    ['unless the flow is off [4.2.2, 6.4.1]', pageOf('sps', { internalCsrFlow: 'false' }), requested(internal), '0000000001'],
    ['managers of hbtbt use favourites [4.2.1]', pageOf('hbtbt'), requested(with_(true)), '0000000002'],
    ['employees of hbtbt who manage nobody do not [4.2.1]', pageOf('hbtbt'), requested(with_(false)), '0000000001'],
    ['elsewhere managing is not asked for [4.2.2]', pageOf('process'), requested(with_(false)), '0000000002'],
    ['without a status nobody is internal', pageOf('sps'), requested({ status: null }), '0000000001'],
  ])('%s', (_, page, replies, expected) => {
    expect(derivePortalFacts(page, replies).soldTos.map(({ soldToNumber }) => soldToNumber)).toEqual([expected])
  })
})

test.each([
  [
    'favourites of which one page came',
    requested({ status: { isInternalUser: true }, favourites: { soldToAccounts: favourite, totalAccounts: 5000 } }),
    5000,
  ],
  [
    'favourites that came all',
    requested({ status: { isInternalUser: true }, favourites: { soldToAccounts: favourite, totalAccounts: 1 } }),
    1,
  ],
  ['one’s own', requested(), 1],
])('%s are counted', (_, replies, expected) => {
  expect(derivePortalFacts(pageOf('sps'), replies).soldToCount).toBe(expected)
})

describe('what is kept for the next page', () => {
  const none = { soldToAccounts: [] }
  const pending = { ...contact, toolAccess: ordering('Pending') }
  const undecided = { ...contact, soldToAccounts: [{ soldToNumber: '1', erpId: 'E1' }] }
  const employee = { contact: { ...pending, userType: 'Employee' }, status: { isInternalUser: true } }
  test.each([
    ['ordering with the tool approved [3.19.1, 4.7.1, 6.6.1]', 'aerobt', requested(), true, '0000000001'],
    ['no ordering while it is pending [4.7.1, 6.6.1]', 'aerobt', requested({ contact: pending }), false, '0000000001'],
    ['no ordering without the tool', 'aerobt', requested({ contact: { soldToAccounts: own } }), false, '0000000001'],
    ['ordering without a default account [4.5.1]', 'process', requested({ contact: undecided }), true, '0000000001'],
    ['no ordering in sps without a default account [6.6.2]', 'sps', requested({ contact: undecided }), false, '0000000001'],
    ['ordering for employees of sps with favourites [6.6.3]', 'sps', requested(employee), true, '0000000002'],
    ['none for employees of sps without [6.6.3]', 'sps', requested({ ...employee, favourites: none }), false, ''],
    ['no account when there is none', 'hpsbt', requested({ contact: { ...contact, ...none } }), true, ''],
    ['nothing when contact details are refused', 'hpsbt', requested({ contact: { error: { errorCode: 401 } } }), false, ''],
    ['nothing when contact details did not come', 'hpsbt', requested({ contact: null }), false, ''],
  ] as const)('%s', (_, tenant, replies, hasEcommerceAccess, defaultSoldTo) => {
    const details = toLoggedInDetails(derivePortalFacts(pageOf(tenant), replies))
    expect(details).toEqual({ hasEcommerceAccess, userLoggedIn: true, defaultSoldTo })
  })
})

test('accounts are read under either name [3.3.2]', () => {
  const replies = requested({ contact: { uniqueSoldToAccounts: favourite, soldToAccounts: own } })
  expect(derivePortalFacts(pageOf('process'), replies).defaultSoldTo?.soldToNumber).toBe('0000000002')
})

test.each([
  ['as told', { address: { countryCode: 'PL' } }, 'PL'],
  ['the United States when it is empty', { address: { countryCode: '' } }, 'US'],
  ['the United States when nothing came', null, 'US'],
])('the country is %s [3.3.3]', (_, contactReply, expected) => {
  expect(derivePortalFacts(pageOf('process'), { contact: contactReply }).countryCode).toBe(expected)
})

test('the page that leads to a tool asks at its own addresses for session and status [7.1.1, 7.1.6]', () => {
  const config = {
    ...resolveSiteConfig('sps', DEFAULT_LOCALE),
    ...{ detailUri: '/a', statusUri: '/b', sessionDetailEndpoint: '/c', statusDetailEndpoint: '/d' },
  }
  expect(choosePortalAddresses(config)).toEqual({ session: '/a', status: '/b' })
  expect(choosePortalAddresses({ ...config, currentPagePath: '/us/en/secure/tools/x' })).toEqual({ session: '/c', status: '/d' })
})
