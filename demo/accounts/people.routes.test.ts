import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringTestPeople, listTestPeople } from '#demo/testing/bring-test-people.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  await bringTestPeople(site)
})
afterAll(() => site.close())

type Contact = {
  soldToAccounts?: unknown[]
  totalAccounts?: number
  toolAccess?: { masterToolId: string; status: string }[]
  managerRole?: boolean
}

test.each(TENANT_KEYS)('everyone of %s reads about themselves what makes them different', async (tenant) => {
  for (const { email, who, givenName, traits } of listTestPeople(tenant)) {
    const { host, cookie } = await signInAs(site, email)
    const get = async <T>(url: string) => (await site.app.inject({ url, headers: { host, cookie } })).json<T>()
    expect(await get('/pif/api/account/v1/status')).toMatchObject({
      firstName: givenName,
      email,
      isInternalUser: traits.isInternalUser,
      isNewUser: traits.isNewUser,
      serviceLevel: traits.serviceLevel ?? '',
      tempEmailId: traits.tempEmailId ?? '',
      account: { name: expect.stringMatching(/./) },
    })
    expect(await get('/sm/api/common/account/message')).toEqual({ PortalSignInMessage: traits.portalSignInMessage ?? '' })
    const favourites = await get<Contact>('/pif/api/soldto/favorite/v1/user')
    expect({ who, favourites: favourites.totalAccounts }).toEqual({ who, favourites: traits.favouriteSoldTos })
    const contact = await get<Contact>('/pif/api/account/v1/get-contact-details')
    if (who === 'blocked') {
      expect(contact).toEqual({ error: { errorCode: 401 } })
      continue
    }
    expect(contact).toMatchObject({
      userType: traits.userType,
      userRole: traits.userRole ?? '',
      uniqueLineOfBusiness: traits.linesOfBusiness,
      toolAccess: expect.arrayContaining([{ masterToolId: 'ecommerce', name: 'Order online', status: traits.ecommerce }]),
    })
    expect(contact.managerRole).toBe(traits.isInternalUser ? traits.managerRole : undefined)
    expect(contact.soldToAccounts?.length).toBeGreaterThanOrEqual(traits.soldTo.count)
  }
})
