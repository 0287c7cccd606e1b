import type { Page } from '@playwright/test'
import { expectFitsPhone, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { leave, signInAs } from './sign-in-as.ts'
import { expect, expectFaults, open, site, test } from './site.fixture.ts'

const ACCOUNT = '/secure/my-account'

const openAccount = async (page: Page, who: string, locale = '/us/en'): Promise<void> => {
  await signInAs(page, 'process', who)
  await open(page, 'process', `${locale}${ACCOUNT}`)
}

test('status dialogs show the account’s name as text, drop the query when closed, and stay when a mail cannot be sent [2.10.1, 2.10.3, 2.10.4, 8.3.3] [T-20]', async ({
  page,
  faults,
}) => {
  await open(page, 'process', '/us/en/products?identifiedUser=true&accountName=Acme_%3Cb%3ELtd')
  const dialog = page.locator('dialog[data-flag="identifiedUser"]')
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('Acme <b>Ltd')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.waitForURL(site('process', '/us/en/products'))
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await test.step('the validation mail cannot be sent', async () => {
    await page.route('**/account-revalidate/start*', (route) => route.fulfill({ status: 500, json: { error: 'broken' } }))
    await page.clock.install()
    await open(page, 'process', '/us/en?deactivationStatus=true')
    await page.getByRole('button', { name: 'Send validation e-mail' }).click()
    const alert = page.getByText('Unable to send validation email..!')
    await expect(alert).toBeVisible()
    await page.clock.fastForward(6000)
    await expect(alert).toBeHidden()
    await expect(page.locator('#global_api_error_modal[open]')).toHaveCount(0)
    expectFaults(faults, /500|Internal Server Error/)
  })
})

test('the profile finds the country of a phone number by its name, and is changed [2.24.2, 5.9.1, 5.9.2]', async ({ page }) => {
  await openAccount(page, 'single', '/de/de')
  const code = page.getByRole('combobox', { name: /^Ländervorwahl/ })
  await expect(code).toBeEnabled()
  await code.click()
  await expect(page.getByRole('listbox').getByRole('option').nth(1)).toHaveText('Vereinigte Staaten (+1)')
  await page.getByPlaceholder('Suchen …').fill('oster')
  await expectNoAxeViolations(page)
  await page.getByRole('option', { name: 'Österreich (+43)' }).click()
  await expect(page.getByLabel(/^Telefon/)).toHaveValue(/^\+43\b/)
  await expect(code).toHaveText('Österreich (+43)')
  // The messages of the portal are stored for who is signed in [3.19.4].
  const stored = await page.evaluate(() => localStorage.getItem('apiResourceBundle'))
  expect(JSON.parse(stored ?? '{}')).toHaveProperty(['bt.errormessage.requestprocesserrormsg'], expect.stringContaining('später'))

  await open(page, 'process', `/us/en${ACCOUNT}`)
  await page.getByLabel(/^Phone/).fill('+1 555 0199')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Your profile was saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/^Phone/)).toHaveValue('+1 555 0199')
  await expect(page.getByText('This device')).toBeVisible()
  await expectNoOverflow(page)
})

test('every page of the account can be used by everyone, also in long languages and on a phone', async ({ page }) => {
  await openAccount(page, 'mover')
  for (const path of ['/secure/process-home', '/secure/account/overview', ACCOUNT, '/secure/account/notifications'])
    for (const locale of ['/us/en', '/pl/pl']) {
      await open(page, 'process', `${locale}${path}`)
      await expect(page.locator('main [role="status"] [aria-hidden]')).toHaveCount(0)
      // The same markup in every language and on every screen: one of them is judged.
      if (locale === '/us/en') await expectNoAxeViolations(page)
      await expectNoOverflow(page)
      if (locale === '/pl/pl') await expectFitsPhone(page)
    }
  await open(page, 'process', '/de/de?emailChangeStatus=true')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await expectNoOverflow(page)
  await expectFitsPhone(page)
  await expectNoAxeViolations(page)
})

test('the sign-in message shows once a day, and a contact without access gets no further than the popup [2.12.1, 9.2.1, 2.25.3, 8.3.1]', async ({
  page,
}) => {
  await openAccount(page, 'greeted')
  const message = page.getByRole('dialog', { name: 'Message' })
  await expect(message).toContainText('Planned maintenance on Sunday from 06:00 UTC.')
  await message.getByRole('button', { name: 'OK' }).click()
  const answered = page.waitForResponse(/\/sm\/api\/common\/account\/message/)
  await page.reload()
  await answered
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await expect(message).toHaveCount(0)

  await test.step('without access', async () => {
    await leave(page)
    await openAccount(page, 'blocked')
    const popup = page.getByRole('dialog', { name: 'You have no access to this portal' })
    await expect(popup).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(popup).toBeVisible()
    await expect(popup.getByRole('button')).toHaveCount(0)
  })
})
