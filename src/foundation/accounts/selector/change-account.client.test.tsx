import { afterEach, expect, test, vi } from 'vitest'
import { changeAccount } from '#foundation/accounts/selector/change-account.client.ts'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import type { PresetName } from '#foundation/tenants/public.ts'

type Sent = { readonly method: string; readonly url: string; readonly body: unknown }

const record = (): Sent[] => {
  const calls: Sent[] = []
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ method, url, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    return Promise.resolve(Response.json({ success: true }))
  })
  return calls
}
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const account = { soldToNumber: '104211', erpId: 'PR1', salesOrg: '1710' }
const customer = { isInternalCsr: false, isManager: false, soldTos: [account], soldToCount: 1 }
const pageOf = (tenant: PresetName) => ({
  tenant: { traits: presetTraits(tenant) },
  config: resolveSiteConfig(tenant, DEFAULT_LOCALE),
  flags: resolveFlags(),
})

const PUT = '/pif/api/soldto/v1/default/'
const CONTACT = '/pif/api/account/v1/update-contact-details'
const ROLES = '/pif/api/soldto/v1/roles'
const NUMBER = '0000104211'

test.each([
  [
    'an employee puts the account [7.2.1]',
    'aerobt',
    { isInternalCsr: true },
    'PUT',
    `${PUT}${NUMBER}?appId=portico-aerobt`,
    undefined,
  ],
  ['a customer names it [7.2.2]', 'sps', {}, 'POST', `${CONTACT}?appId=portico-sps`, { defaultSoldToNumber: NUMBER }],
  [
    'a customer of hbtbt says that it changed [7.2.2]',
    'hbtbt',
    {},
    'POST',
    `${CONTACT}?appId=portico-hbtbt`,
    { defaultSoldToNumber: NUMBER, soldToChanged: true },
  ],
  [
    'an employee of sps goes by the role [7.2.3]',
    'sps',
    { isInternalCsr: true },
    'POST',
    `${ROLES}?appId=portico-sps`,
    { soldTo: NUMBER, sbgName: 'sps', functionality: 'defaultsoldto' },
  ],
] as const)('%s, as the page sends it', async (_, tenant, who, method, url, body) => {
  const calls = record()
  expect(await changeAccount(pageOf(tenant), { ...customer, ...who }, account)).toBe(true)
  const [first] = calls
  expect(first).toMatchObject({ method, url: url.replace(NUMBER, expectNumber(String(first?.url))) })
  if (body) expect(withoutErp(first?.body)).toEqual(body)
})

/** Some sites name the ERP before the number [3.4.10]. */
const expectNumber = (url: string): string => (url.includes('PR1~') ? `PR1~${NUMBER}` : NUMBER)
const withoutErp = (body: unknown): unknown => JSON.parse(JSON.stringify(body).replaceAll('PR1~', ''))
