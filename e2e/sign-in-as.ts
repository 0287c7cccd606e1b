import type { Page } from '@playwright/test'
import { site } from './site.fixture.ts'
import type { TenantKey } from './world.ts'

/** As one does it: the page of the built-in provider, then back to where one wanted to go. */
export const signInAs = async (page: Page, tenant: TenantKey, who: string): Promise<void> => {
  await page.goto(site(tenant, `/system/sling/login.html?resource=%2Fus%2Fen%2Fproducts&appId=portico-${tenant}`))
  await page.getByLabel('E-mail').fill(`${who}@${tenant}.example`)
  await page.getByLabel('Password', { exact: true }).fill('Portico-demo-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/us/en/products**')
}

type UserInfo = { readonly session_valid: boolean; readonly given_name?: string }

/** ParsedQuery by the page itself: the machine need not resolve names below localhost. */
export const askUserInfo = (page: Page): Promise<UserInfo> =>
  page.evaluate(async () => (await (await fetch('/pif/api/session/userinfo')).json()) as UserInfo)
