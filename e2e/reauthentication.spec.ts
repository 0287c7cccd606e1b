import type { Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { expect, fetchPlain, open, site, test } from './site.fixture.ts'

const PASSWORD = 'four-quiet-valves'
const ACCOUNT = '/us/en/secure/my-account'

type Mail = { readonly toAddress: string; readonly template: string; readonly text: string }

/** The link of the latest mail of its kind, as a path of the site. */
const readLink = async (toAddress: string, template: string): Promise<string> => {
  const mails = JSON.parse((await fetchPlain('hpsbt', '/demo/outbox.json')).body) as Mail[]
  const mail = mails.find((one) => one.toAddress === toAddress && one.template === template)
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  return `${pathname}${search}`
}

const choosePassword = async (page: Page, link: string): Promise<void> => {
  await page.goto(site('hpsbt', link))
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat the password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
}

/** Somebody of their own: taking their password away disturbs no other test. */
const register = async (page: Page, email: string): Promise<void> => {
  await page.goto(site('hpsbt', '/us/en/register'))
  await page.getByLabel('First name').fill('Rona')
  await page.getByLabel('Last name').fill('Robbed')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await choosePassword(page, await readLink(email, 'account-activate'))
}

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto(site('hpsbt', ACCOUNT))
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(site('hpsbt', ACCOUNT))
}

const askForAddress = async (page: Page, address: string): Promise<void> => {
  await page.getByLabel('New e-mail address').fill(address)
  await page.getByRole('button', { name: 'Change e-mail' }).click()
  await page.getByRole('button', { name: 'Send the link' }).click()
}

test.describe('a change of the e-mail address', () => {
  // A wrong password, and a link that was used, are answered so.
  test.use({ expectedFault: /status of 400|status of 410|status 400|status 410/ })

  test('asks for the password, and the old address takes it back with one click [T-73]', async ({ page }, { project }) => {
    const name = `rona-${project.name}-${Date.now()}`
    const [old, requested] = [`${name}@corp.example`, `${name}@thief.example`]
    await register(page, old)
    await signIn(page, old)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await askForAddress(page, requested)
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
    const field = dialog.getByLabel('Current password')
    await expect(field).toBeFocused()
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
    await page.keyboard.type('not my password')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('This is not your current password.')).toBeVisible()
    await expect(field).toBeFocused()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await askForAddress(page, requested)
    await field.fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Not confirmed')).toBeVisible()

    const link = await readLink(old, 'email-change-notice')
    await open(page, 'hpsbt', link)
    await expect(page.getByRole('heading', { name: 'Restore your e-mail address?' })).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
    await page.getByRole('button', { name: 'Restore my address' }).click()
    await expect(page.getByRole('heading', { name: 'Your address is restored' })).toBeVisible()
    await expectNoAxeViolations(page)
    await open(page, 'hpsbt', link)
    await expect(page.getByRole('heading', { name: 'This link was used already' })).toBeVisible()

    // Everyone is signed out; the new password comes through the old mailbox.
    await page.goto(site('hpsbt', ACCOUNT))
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    await choosePassword(page, await readLink(old, 'account-reset'))
    await signIn(page, old)
  })
})
