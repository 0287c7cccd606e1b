import type { Browser, Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, fetchPlain, open, site, test } from './site.fixture.ts'
import type { TenantKey } from './world.ts'

const COURSES = '/us/en/training/courses'

type Listed = {
  readonly requests: {
    readonly id: string
    readonly subject: { readonly name: string }
    readonly person: { readonly email: string }
  }[]
}

/** An admin decides what this person asked for, as the administration of requests does. */
const decide = async (browser: Browser, tenant: TenantKey, kind: string, email: string, subject: string): Promise<void> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInAs(page, tenant, 'admin')
  await open(page, tenant, '/us/en/secure/my-account')
  const status = await page.evaluate(
    async ([requestedKind, requestedEmail, requestedSubject]) => {
      const path = '/api/back-office/v1/requests'
      const { requests } = (await (await fetch(`${path}?kind=${requestedKind}&status=Waiting`)).json()) as Listed
      const found = requests.find(
        ({ person, subject: requested }) => person.email === requestedEmail && requested.name.startsWith(requestedSubject),
      )
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ decision: 'approve', note: '' })
      return (await fetch(`${path}/${found?.id}/decision`, { method: 'POST', headers, body })).status
    },
    [kind, email, subject] as const,
  )
  expect(status, `${subject} is approved`).toBe(200)
  await context.close()
}

const card = (page: Page, name: string) => page.locator('main li').filter({ hasText: name })

test('a site is asked for, approved while the page is open, and removed [2.15.1, 2.15.7, 4.11.4, 4.11.5, 8.5.2, 8.5.3]', async ({
  page,
  browser,
}, { retry }) => {
  const name = `Dock ${retry + 1}`
  await page.clock.install()
  await signInAs(page, 'hpsbt', 'buyer')
  await open(page, 'hpsbt', '/us/en/secure/account/overview')
  await page.getByRole('link', { name: 'Show sites' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sites' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Account overview' }).last()).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByLabel('Account name').fill('Northline')
  await page.getByLabel('Site name').press('Enter')
  await expect(page.getByText('Please enter Site Name')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await page.getByLabel('Site name').fill(name)
  await page.getByRole('button', { name: 'Submit' }).click()
  const message = page.getByText(`You Have successfully added the site ${name}. Pending for Approval.`)
  await expect(message).toBeVisible()
  await expect(card(page, name)).toContainText('Pending approval')
  await page.clock.runFor(7_100)
  await expect(message).toHaveCount(0)

  await decide(browser, 'hpsbt', 'site', 'buyer@hpsbt.example', name)
  await page.clock.runFor(10_100)
  await expect(card(page, name)).toContainText('Active')

  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(`The site ${name} was removed.`)).toBeVisible()
  await expect(card(page, name)).toHaveCount(0)
})

test('training is asked for, approved while the page is open, and opens the courses [2.2.14, 2.16.1, 4.12.2, 4.12.3, 4.12.4]', async ({
  page,
  context,
  browser,
}, { retry }) => {
  const who = retry === 0 ? 'student' : 'reader'
  await page.clock.install()
  await signInAs(page, 'hbtbt', who)
  await open(page, 'hbtbt', '/us/en/training')
  const button = page.getByRole('button', { name: 'Enable training' })
  await button.click()
  await expect(button).toBeDisabled()
  await expect(page.locator('[data-after-enable]')).toBeVisible()
  const cookies = async () => (await context.cookies()).filter(({ name }) => name === 'Enable%20Training')
  expect(await cookies()).toMatchObject([{ value: 'Pending', path: '/', sameSite: 'Strict' }])
  await page.reload()
  await expect(button).toBeDisabled()

  await decide(browser, 'hbtbt', 'training', `${who}@hbtbt.example`, 'Training')
  await page.clock.runFor(10_100)
  await expect(button).toBeEnabled()
  expect(await cookies()).toEqual([])
  await button.click()
  await page.waitForURL(site('hbtbt', COURSES))
})

test('a trainee takes a seat, waits for another and gives both back; visitors read courses and check certificates without script', async ({
  page,
  browser,
}) => {
  await test.step('seats', async () => {
    await signInAs(page, 'hbtbt', 'trainee')
    await open(page, 'hbtbt', COURSES)
    const own = page.getByRole('region', { name: 'My dates' })
    const dates = page.getByRole('table', { name: 'Dates of Securing building networks' }).getByRole('row')
    await dates
      .nth(2)
      .getByRole('button', { name: /^Enrol/ })
      .click()
    await expect(page.getByText('You are enrolled in Securing building networks.')).toBeVisible()
    await dates
      .nth(1)
      .getByRole('button', { name: /^Join the waiting list/ })
      .click()
    await expect(page.getByText('You are on the waiting list of Securing building networks.')).toBeVisible()
    await expect(own).toContainText('Number 1 on the waiting list')
    await expectNoAxeViolations(page)
    for (let left = 2; left > 0; left -= 1) {
      const cancel = own.getByRole('button', { name: /^Cancel my seat: Securing/ })
      await expect(cancel).toHaveCount(left)
      await cancel.first().click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel my seat' }).click()
    }
    await expect(own.getByText('Securing building networks')).toHaveCount(0)
  })
  await test.step('visitors, and small screens', async () => {
    const { body } = await fetchPlain('hbtbt', COURSES)
    expect(body).toContain('Fire panels: commissioning')
    const href = await page.getByRole('region', { name: 'My certificates' }).getByRole('link').first().getAttribute('href')
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })
    const plain = await context.newPage()
    await plain.goto(site('hbtbt', href ?? ''))
    await expect(plain.getByText('Controller engineering')).toBeVisible()
    await plain.getByLabel('Certificate number').fill('TC-0000-0000-0000')
    await plain.getByRole('button', { name: 'Check' }).click()
    await expect(plain.getByText('We know no such certificate')).toBeVisible()
    await context.close()
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of ['/us/en/training', '/us/en/secure/account/overview?view=sites', COURSES]) {
      await open(page, 'hbtbt', path)
      await expectNoOverflow(page)
    }
    await expect(page.getByRole('region', { name: 'My certificates' })).toBeVisible()
    await expectNoOverflow(page)
  })
})
