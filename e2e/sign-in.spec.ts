import { stepInFreshBrowser, WITHOUT_SCRIPT } from './fresh-browser.ts'
import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { expect, fetchPlain, site, test } from './site.fixture.ts'

const PASSWORD = 'four-quiet-valves'

type Mail = { readonly toAddress: string; readonly text: string }

/** The link in the last message to an address, as its reader would follow it. */
const linkTo = async (email: string): Promise<string> => {
  const mails = JSON.parse((await fetchPlain(undefined, '/demo/outbox.json')).body) as Mail[]
  return /http:\S+token=\S+/.exec(mails.find(({ toAddress }) => toAddress === email)?.text ?? '')?.[0] ?? ''
}

const registerByMail = async (page: Page, email: string): Promise<void> => {
  await page.goto(site('sps', '/us/en/register'))
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await page.goto(await linkTo(email))
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Repeat the password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
}

const newAddress = (): string => `ada-${randomBytes(6).toString('hex')}@corp.example`
const cookieNames = async (page: Page): Promise<string[]> => (await page.context().cookies()).map(({ name }) => name)

test('someone registers, confirms the address, signs in with the keyboard and signs out, or does it without script [2.1.8, 2.1.9]', async ({
  page,
  browser,
}) => {
  await test.step('by keyboard', async () => {
    const email = newAddress()
    await registerByMail(page, email)
    await page.goto(site('sps', '/system/sling/login.html?resource=%2Fus%2Fen%2Fproducts&appId=portico-sps'))
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
    await page.getByLabel('E-mail').focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/us/en/products')
    expect(await cookieNames(page)).toEqual(expect.arrayContaining(['sps-token', 'sps-isAuthenticated']))
    expect(await page.evaluate(() => document.cookie)).toContain('sps-isAuthenticated=true')
    expect(await page.evaluate(() => document.cookie)).not.toContain('sps-token')

    await page.goto(site('sps', '/system/sling/logout.html'))
    await page.waitForURL('**/us/en')
    expect(await cookieNames(page)).not.toEqual(expect.arrayContaining(['sps-token']))
  })
  await stepInFreshBrowser(browser, 'without script', WITHOUT_SCRIPT, async (page) => {
    const email = newAddress()
    await registerByMail(page, email)
    await page.goto(site('sps', '/system/sling/login.html?resource=%2Fus%2Fen%2Fproducts'))
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/us/en/products')
  })
})

test('a person of the demo signs in with the password of all, or with one click; a wrong one is an error at the field', async ({
  page,
  browser,
}) => {
  await test.step('both ways', async () => {
    await page.goto(site('aerobt', '/system/sling/login.html?resource=%2Fus%2Fen%2Fproducts&login_hint=buyer%40aerobt.example'))
    await expect(page.getByLabel('E-mail')).toHaveValue('buyer@aerobt.example')
    await expect(page.getByLabel('Password')).toBeFocused()
    await page.getByLabel('Password').fill('Portico-demo-1')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/us/en/products')
    await page.goto(site(undefined))
    await page.getByRole('link', { name: 'sps: sign in as csr' }).click()
    await page.waitForURL(site('sps', '/us/en/secure/sps-home'))
    expect(await cookieNames(page)).toContain('sps-token')
  })
  await stepInFreshBrowser(browser, 'a wrong password: the focus is at the field too', { expectedFault: /401/ }, async (page) => {
    await page.goto(site('hbtbt', '/system/sling/login.html?resource=%2Fde%2Fde'))
    await page.getByLabel('E-Mail').fill('niemand@hbtbt.example')
    await page.getByLabel('Passwort').fill('falsch')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.getByLabel('Passwort')).toHaveAccessibleDescription('E-Mail und Passwort passen nicht zusammen.')
    await expect(page.getByLabel('Passwort')).toBeFocused()
    await expect(page.getByLabel('E-Mail')).toHaveValue('niemand@hbtbt.example')
    await expectNoAxeViolations(page)
  })
})
