import type { Page } from '@playwright/test'
import { signInAs } from './sign-in-as.ts'
import { expect, open, site, test } from './site.fixture.ts'
import type { TenantKey } from './world.ts'

const REGISTER = '/us/en/secure/account/simplified-register'
const NOTICE = 'What you had entered before your session ended is here again.'

const signInHere = async (page: Page, tenant: TenantKey, who: string): Promise<void> => {
  const email = page.getByRole('textbox', { name: 'E-mail', exact: true })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await email.fill(`${who}@${tenant}.example`)
  await page.getByLabel('Password', { exact: true }).fill('Portico-demo-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The server no longer knows the session; the page does not know it yet: none of its calls is under way that would tell it. */
const loseSession = async (page: Page, tenant: TenantKey): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.context().clearCookies({ name: `${tenant}-token` })
}

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name })

/** Nobody answers the dialog; the first poll waits until the form is filled in. */
const timeOut = async (page: Page, fillIn: () => Promise<void>): Promise<void> => {
  let answer = (): void => {}
  const isFilled = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/pif/api/session/remaining-time**', async (route) => {
    await isFilled
    await route.fulfill({ json: { remaining_time: 8, session_valid: true } })
  })
  await open(page, 'hpsbt', REGISTER)
  await fillIn()
  answer()
  const dialog = page.getByRole('alertdialog', { name: 'Your session is about to end' })
  await expect(dialog).toContainText('What you have entered on this page is kept for you.', { timeout: 15_000 })
  await page.waitForURL('**/us/en/session-time-out', { timeout: 25_000 })
  await page.unroute('**/pif/api/session/remaining-time**')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
}

test('what was entered when the session timed out is there again for the same person, who reads why, and is gone for someone else [T-66]', async ({
  page,
}) => {
  const fillIn = async (): Promise<void> => {
    await field(page, 'Job title').fill('Head of maintenance')
    await field(page, 'City').fill('Gdynia')
  }
  await signInAs(page, 'hpsbt', 'buyer')
  await timeOut(page, fillIn)
  await signInHere(page, 'hpsbt', 'buyer')
  await page.waitForURL(`**${REGISTER}`)
  await expect(field(page, 'Job title')).toHaveValue('Head of maintenance')
  await expect(field(page, 'City')).toHaveValue('Gdynia')
  await expect(page.getByText(NOTICE)).toBeVisible()

  await test.step('someone else', async () => {
    await timeOut(page, fillIn)
    await signInHere(page, 'hpsbt', 'manager')
    // The way back was not theirs either.
    await page.waitForURL('**/us/en/secure/hpsbt-home')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('formDrafts'))).toBeNull()
    await open(page, 'hpsbt', REGISTER)
    await expect(field(page, 'City')).not.toHaveValue('Gdynia')
  })
})

test.describe('a page that is sent after its session is gone', () => {
  // What the page requests after its session is gone may be refused before the form is sent.
  test.use({ expectedFault: /401/ })

  test('comes back filled in: a registration, and the profile', async ({ page }) => {
    await signInAs(page, 'aerobt', 'buyer')
    await open(page, 'aerobt', REGISTER)
    await field(page, 'Job title').fill('Head of maintenance')
    await loseSession(page, 'aerobt')
    await page.getByRole('main').getByRole('button', { name: 'Save and continue' }).click()
    await signInHere(page, 'aerobt', 'buyer')
    await page.waitForURL(`**${REGISTER}`)
    await expect(field(page, 'Job title')).toHaveValue('Head of maintenance')
    await expect(page.getByText(NOTICE)).toBeVisible()

    await test.step('the profile', async () => {
      await signInAs(page, 'process', 'buyer')
      await open(page, 'process', '/us/en/secure/my-account')
      await field(page, 'Department').fill('Hall B')
      await loseSession(page, 'process')
      await page.getByRole('button', { name: 'Save profile' }).click()
      await signInHere(page, 'process', 'buyer')
      await page.waitForURL('**/us/en/secure/my-account')
      await expect(field(page, 'Department')).toHaveValue('Hall B')
      await expect(page.getByText(NOTICE)).toBeVisible()
      expect(page.url()).toBe(site('process', '/us/en/secure/my-account'))
    })
  })
})
