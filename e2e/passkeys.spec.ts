import type { Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { expect, fetchPlain, open, site, test } from './site.fixture.ts'

const PASSWORD = 'four-quiet-valves'
const ACCOUNT = '/us/en/secure/my-account'

type Mail = { readonly toAddress: string; readonly text: string }

/** Somebody of their own: what they add disturbs no other test. */
const register = async (page: Page, email: string): Promise<void> => {
  await page.goto(site('hpsbt', '/us/en/register'))
  await page.getByLabel('First name').fill('Pia')
  await page.getByLabel('Last name').fill('Passkey')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  const mails = JSON.parse((await fetchPlain('hpsbt', '/demo/outbox.json')).body) as Mail[]
  const link = /http:\S+token=\S+/.exec(mails.find(({ toAddress }) => toAddress === email)?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat the password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
}

/** A passkey as a phone or a laptop has one, which says yes to everything. */
const plugIn = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const prove = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toHaveCount(0)
}

test('a passkey is offered beside the password, added, signs in, proves it again and is removed [T-73, T-103]', async ({ page }, {
  project,
}) => {
  await test.step('the sign-in page offers both, and the choice is clear to all', async () => {
    await open(page, 'hpsbt', '/system/sling/login.html?resource=%2Fus%2Fen')
    const offer = page.getByRole('button', { name: 'Sign in with a passkey' })
    await expect(offer).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
    await page.getByLabel('Password', { exact: true }).fill('x')
    await expect(offer).toBeHidden()
  })
  await test.step('one passkey from its first to its last day', async () => {
    const email = `pia-${project.name}-${Date.now()}@corp.example`
    await plugIn(page)
    await register(page, email)
    await page.goto(site('hpsbt', ACCOUNT))
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(site('hpsbt', ACCOUNT))
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

    const security = page.getByRole('region', { name: 'Sign-in and security' })
    await security.getByRole('button', { name: 'Add a passkey' }).click()
    await prove(page)
    const passkeys = security.getByRole('list', { name: 'Passkeys' })
    await expect(passkeys.getByRole('listitem')).toHaveCount(1)
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
    await passkeys.getByRole('button', { name: /^Rename/ }).click()
    await passkeys.getByLabel('Name').fill('Pia’s phone')
    await passkeys.getByRole('button', { name: 'Save' }).click()
    await expect(passkeys.getByText('Pia’s phone')).toBeVisible()

    await page.goto(site('hpsbt', '/system/sling/logout.html'))
    await page.goto(site('hpsbt', ACCOUNT))
    const offer = page.getByRole('button', { name: 'Sign in with a passkey' })
    // Where the browser offers it in the field's list, the automatic authenticator may have answered already.
    await Promise.race([offer.click().catch(() => undefined), page.waitForURL(site('hpsbt', ACCOUNT))])
    await page.waitForURL(site('hpsbt', ACCOUNT))
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expect(passkeys.getByText(/last used/)).toBeVisible()

    await passkeys.getByRole('button', { name: /^Remove/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(security.getByText('The passkey was removed.')).toBeVisible()
    await expect(passkeys).toHaveCount(0)
  })
})
