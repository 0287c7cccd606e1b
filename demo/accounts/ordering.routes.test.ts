import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringTestPeople, listTestPeople } from '#demo/testing/bring-test-people.ts'
import { TENANT_KEYS, type TenantKey } from '#demo/tenant-keys.ts'
import { DEMO_TENANTS } from '#demo/tenants.ts'
import {
  chooseChangeCall,
  decideSelector,
  derivePortalFacts,
  mayManageAccounts,
  type PortalReplies,
} from '#foundation/accounts/testing/portal-rules.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'

let site: TestApp
beforeAll(async () => {
  const tenants = Object.fromEntries(DEMO_TENANTS.map(({ key, traits, flags }) => [key, { traits, flags }]))
  site = await openTestApp([], {}, { tenants })
  await bringTestPeople(site)
})
afterAll(() => site.close())

type Call = 'contact' | 'default' | 'roles'
type Expected = { count: number; active: number | undefined; call: Call; manages?: boolean }
const customer = (count: number, active: number | undefined): Expected => ({ count, active, call: 'contact' })

/** How those who serve customers come out on each site: how they change the account, and whether they manage accounts. */
const SERVING: Readonly<Record<TenantKey, Call>> = {
  aerobt: 'default',
  hbtbt: 'roles',
  sps: 'roles',
  process: 'roles',
  hpsbt: 'roles',
}

/** `active` counts in the list as it is offered; accounts that are written twice, or not offered here, are not counted. */
const expectFor = (tenant: TenantKey, who: string): Expected => {
  const odd = { aerobt: 4, hbtbt: 5, sps: 4, process: 4, hpsbt: 5 }[tenant]
  const own: Readonly<Record<string, Expected>> = {
    buyer: customer(3, 1),
    colleague: customer(3, 1),
    single: customer(1, 0),
    nosoldto: customer(0, undefined),
    nodefault: customer(2, undefined),
    accounting: customer(odd, 0),
    logistics: customer(odd, 0),
    blocked: customer(0, undefined),
    ...Object.fromEntries(['chief', 'approver', 'director', 'deputy', 'requester'].map((name) => [name, customer(3, 1)])),
  }
  const { traits } = listTestPeople(tenant).find((person) => person.who === who) ?? {}
  if (!traits?.isInternalUser) return own[who] ?? customer(2, 0)
  const isServing = tenant !== 'hbtbt' || traits.managerRole
  return isServing ? { count: traits.favouriteSoldTos, active: 0, call: SERVING[tenant], manages: true } : customer(0, undefined)
}

const read = async (url: string, { host, cookie }: SignedIn) =>
  (await site.app.inject({ url, headers: { host, cookie } })).json<never>()

describe.each(TENANT_KEYS)('%s', (tenant) => {
  test.each(listTestPeople(tenant).map(({ who }) => who))(
    '%s gets their accounts, the active one, the selector and the way to change it [4.2.1, 4.2.2, 4.2.3, 4.5.1, 4.5.4, 4.5.5, 5.7.2, 5.7.3, 5.7.4, 6.4.3]',
    async (who) => {
      const person = await signInAs(site, `${who}@${tenant}.example`)
      const replies: PortalReplies = {
        favourites: await read('/pif/api/soldto/favorite/v1/user', person),
        contact: await read('/pif/api/account/v1/get-contact-details', person),
        status: await read('/pif/api/account/v1/status', person),
      }
      const { tenants } = site.services
      const page = {
        tenant: { traits: tenants.traitsOf(tenant) },
        config: tenants.configOf(tenant, DEFAULT_LOCALE),
        flags: tenants.flagsOf(tenant),
      }
      const facts = derivePortalFacts(page, replies)
      const { count, active, call, manages = false } = expectFor(tenant, who)
      expect({ who, count: facts.soldToCount }).toEqual({ who, count })
      expect(facts.activeSoldTo).toEqual(active === undefined ? undefined : facts.soldTos[active])
      expect(chooseChangeCall({ ...page.tenant, ...facts })).toBe(call)
      expect(mayManageAccounts({ ...page.tenant, ...facts })).toBe(manages)
      expect(decideSelector({ count, hasActive: active !== undefined })).toEqual({
        isShown: count > 0,
        isDisabled: count === 1,
        opensItself: who === 'nodefault',
      })
      const { account } = (await read('/api/accounts/v1/active', person)) as {
        account: { number: string; currency: string } | null
      }
      // The server has the same account as the page, and pays in what the page shows.
      expect(account?.number).toBe(facts.activeSoldTo?.soldToNumber)
      expect(account?.currency).toBe(facts.activeSoldTo?.defaultCurrency)
    },
  )
})
