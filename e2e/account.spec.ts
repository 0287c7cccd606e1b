import type { Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { ALSO_ON_PHONE, expect, open, site, test } from './site.fixture.ts'

const ACCOUNT = '/us/en/secure/my-account'

const openAccount = async (page: Page, who: string): Promise<void> => {
  await signInAs(page, 'process', who)
  await open(page, 'process', ACCOUNT)
}

test('a status dialog shows the account’s name as text and closing it drops the query [2.10.1, 2.10.3, 2.10.4] [T-20]', async ({
  page,
}) => {
  await open(page, 'process', '/us/en/products?identifiedUser=true&accountName=Acme_%3Cb%3ELtd')
  const dialog = page.locator('dialog[data-flag="identifiedUser"]')
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('Acme <b>Ltd')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.waitForURL(site('process', '/us/en/products'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the profile is changed, and the page fits its screen', async ({ page }, { project }) => {
  await openAccount(page, project.name === 'phone' ? 'single' : 'reader')
  await page.getByLabel(/^Phone/).fill('+1 555 0199')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Your profile was saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/^Phone/)).toHaveValue('+1 555 0199')
  await expect(page.getByText('This device')).toBeVisible()
  await expectNoOverflow(page)
})

test('every page of the account can be used by everyone, also in long languages', ALSO_ON_PHONE, async ({ page, isMobile }) => {
  await openAccount(page, 'mover')
  for (const path of ['/secure/process-home', '/secure/account/overview', '/secure/my-account', '/secure/account/notifications'])
    for (const locale of isMobile ? ['/pl/pl'] : ['/us/en', '/pl/pl']) {
      await open(page, 'process', `${locale}${path}`)
      await expect(page.locator('main [role="status"] [aria-hidden]')).toHaveCount(0)
      // The same markup in every language and on every screen: one of them is judged.
      if (locale === '/us/en' && !isMobile) await expectNoAxeViolations(page)
      await expectNoOverflow(page)
    }
  await open(page, 'process', '/de/de?emailChangeStatus=true')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await expectNoOverflow(page)
  if (!isMobile) await expectNoAxeViolations(page)
})

test('the sign-in message shows once a day [2.12.1, 9.2.1]', async ({ page }) => {
  await openAccount(page, 'greeted')
  const message = page.getByRole('dialog', { name: 'Message' })
  await expect(message).toContainText('Planned maintenance on Sunday from 06:00 UTC.')
  await message.getByRole('button', { name: 'OK' }).click()
  const answered = page.waitForResponse(/\/sm\/api\/common\/account\/message/)
  await page.reload()
  await answered
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await expect(message).toHaveCount(0)
})

test('a contact without access gets no further than the popup [2.25.3, 8.3.1]', async ({ page }) => {
  await openAccount(page, 'blocked')
  const popup = page.getByRole('dialog', { name: 'You have no access to this portal' })
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(popup).toBeVisible()
  await expect(popup.getByRole('button')).toHaveCount(0)
})

test.describe('when the validation mail cannot be sent', () => {
  test.use({ expectedFault: /500|Internal Server Error/ })
  test('the dialog says so and stays [8.3.3]', async ({ page }) => {
    await page.route('**/account-revalidate/start*', (route) => route.fulfill({ status: 500, json: { error: 'broken' } }))
    await page.clock.install()
    await open(page, 'process', '/us/en?deactivationStatus=true')
    await page.getByRole('button', { name: 'Send validation e-mail' }).click()
    const alert = page.getByText('Unable to send validation email..!')
    await expect(alert).toBeVisible()
    await page.clock.fastForward(6000)
    await expect(alert).toBeHidden()
    await expect(page.locator('#global_api_error_modal[open]')).toHaveCount(0)
  })
})
