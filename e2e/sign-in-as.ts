import type { Page } from '@playwright/test'
import { createVisitor, type PlainVisitor } from './plain-visitor.ts'
import { expect, site } from './site.fixture.ts'
import type { TenantKey } from './world.ts'

/** By one request, as from the page that lists the demo's people: a password takes the server as long as several pages. `sign-in.spec.ts` proves the form. */
export const createPerson = async (tenant: TenantKey, who: string): Promise<PlainVisitor> => {
  const visitor = createVisitor(tenant)
  const { status } = await visitor.send(`/demo/sign-in/${who}`)
  expect(status, `${who} of ${tenant} signs in`).toBe(303)
  return visitor
}

/** The browser gets a session of its own; the next page that is opened is the first that knows it. */
export const signInAs = async (page: Page, tenant: TenantKey, who: string): Promise<void> => {
  const visitor = await createPerson(tenant, who)
  const domain = new URL(site(tenant)).hostname
  await page.context().addCookies(visitor.cookies().map((cookie) => ({ ...cookie, domain, sameSite: 'Lax' as const })))
}

/** The next person comes to a browser without a session, and without a page whose calls would then be refused. */
export const leave = async (page: Page): Promise<void> => {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

type UserInfo = { readonly session_valid: boolean; readonly given_name?: string }

const USER_INFO = '/pif/api/session/userinfo'

/** Asked by the page itself: the machine need not resolve names below localhost. */
export const askUserInfo = (page: Page): Promise<UserInfo> =>
  page.evaluate(async (path) => (await (await fetch(path)).json()) as UserInfo, USER_INFO)

export const readUserInfo = async (visitor: PlainVisitor): Promise<UserInfo> =>
  JSON.parse((await visitor.get(USER_INFO)).body) as UserInfo
