import type { Page } from '@playwright/test'
import { readShifts, UNSEEN, watchShifts } from './layout-shift.ts'
import { expectNoAxeViolations } from './page-checks.ts'
import { askUserInfo, leave, signInAs } from './sign-in-as.ts'
import { ALSO_ON_PHONE, expect, expectFaults, fetchPlain, open, site, test } from './site.fixture.ts'

/** The server has said all it knows of the person. */
const waitForPerson = (page: Page, tenant: string) =>
  expect
    .poll(() => page.evaluate((name) => localStorage.getItem(name), `${tenant}-loggedInDetails`))
    .toContain('"userLoggedIn":true')

const openMenu = async (page: Page, isMobile: boolean): Promise<void> => {
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click()
}

const contactOf = (page: Page, role: 'link' | 'button') =>
  page.getByRole('banner').getByRole(role, { name: 'Contact us' }).filter({ visible: true })

test(
  'nothing moves when the header becomes personal; someone with accounts gets the contact dialog in the place of the link [2.3.23, 6.11.2]',
  ALSO_ON_PHONE,
  async ({ page, isMobile }) => {
    await signInAs(page, 'process', 'buyer')
    await watchShifts(page)
    for (const path of ['/us/en', '/us/en/products', '/us/en/contact-us']) {
      await open(page, 'process', path)
      const { given_name: givenName = '' } = await askUserInfo(page)
      await expect(page.getByRole('button', { name: givenName })).toBeVisible()
      await waitForPerson(page, 'process')
      expect(await readShifts(page), path).toBeLessThan(UNSEEN)
      // The next page, too, learns who it is only by asking.
      await page.evaluate(() => localStorage.clear())
    }

    await test.step('the contact dialog', async () => {
      await signInAs(page, 'hbtbt', 'buyer')
      await open(page, 'hbtbt', '/us/en/products')
      await waitForPerson(page, 'hbtbt')
      await openMenu(page, isMobile)
      await contactOf(page, 'button').click()
      const dialog = page.getByRole('dialog', { name: 'Contact us' })
      await expect(dialog).toContainText(/Your account: \w*\d+/)
      await expect(dialog.locator('a[href^="tel:"]')).toBeVisible()
      await expect(dialog.getByRole('link', { name: 'All contacts by region' })).toHaveAttribute('href', /\/us\/en\/contact-us$/)
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      const opener = isMobile ? page.getByRole('button', { name: 'Menu', exact: true }) : contactOf(page, 'button')
      await expect(opener).toBeFocused()
    })
  },
)

test('someone without accounts keeps the link, someone with one restricted line of business has a shorter header, others see all of it [6.11.1, 6.11.2]', async ({
  page,
}) => {
  await signInAs(page, 'hbtbt', 'nosoldto')
  await open(page, 'hbtbt', '/us/en/products')
  await waitForPerson(page, 'hbtbt')
  await expect(contactOf(page, 'link')).toHaveCount(1)
  await expect(contactOf(page, 'button')).toHaveCount(0)

  await signInAs(page, 'sps', 'restricted')
  await open(page, 'sps', '/us/en')
  for (const name of ['business-links', 'sold-to', 'currency']) {
    const places = page.locator(`[data-header] :is([data-header-item="${name}"], [data-slot="${name}"])`)
    const listStyles = () => places.evaluateAll((all) => [...new Set(all.map((place) => getComputedStyle(place).display))])
    await expect.poll(listStyles, name).toEqual(['none'])
  }
  await expect(page.locator('[data-account-row]'), 'no empty bar').toBeHidden()

  await leave(page)
  await signInAs(page, 'sps', 'buyer')
  await open(page, 'sps', '/us/en')
  await waitForPerson(page, 'sps')
  await expect(page.getByRole('button', { name: 'Business links' })).toBeVisible()
})

/** The demo's page, with one entry of the navigation locked. */
const lockAnEntry = (page: Page) =>
  page.route(site('aerobt', '/us/en/products'), async (route) => {
    const { body } = await fetchPlain('aerobt', '/us/en/products')
    const locked = body.replaceAll('<a href="/us/en/services"', '<a data-locked="true" href="/us/en/services"')
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: locked })
  })
const STATUS = '**/pif/api/account/v1/status*'
const countLocked = (page: Page) => page.locator('[data-header] [data-locked]').count()

test('an anonymous visitor finds sign-in, the contact link, and locked entries; they open once the status has loaded [2.3.21, 2.3.23, 2.3.24]', async ({
  page,
  faults,
}) => {
  await lockAnEntry(page)
  await open(page, 'aerobt', '/us/en/products')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  expect(await countLocked(page)).toBeGreaterThan(0)
  await expect(contactOf(page, 'link')).toHaveCount(1)

  await signInAs(page, 'aerobt', 'buyer')
  await test.step('they stay locked when it does not load', async () => {
    await page.route(STATUS, (route) => route.fulfill({ status: 503, json: {} }))
    await open(page, 'aerobt', '/us/en/products')
    await waitForPerson(page, 'aerobt')
    expect(await countLocked(page)).toBeGreaterThan(0)
    await page.unroute(STATUS)
  })
  await open(page, 'aerobt', '/us/en/products')
  await expect.poll(() => countLocked(page)).toBe(0)
  expectFaults(faults, /api\/account\/v1\/status|status of 503/)
})

test('signing out takes the kept frame with it, and the next person finds nothing of the last [T-35]', async ({ page }) => {
  await signInAs(page, 'hpsbt', 'buyer')
  await open(page, 'hpsbt', '/us/en')
  const { given_name: givenName = '' } = await askUserInfo(page)
  await expect(page.getByRole('button', { name: givenName })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(givenName)
  await page.evaluate(() => ['cachedHeader', 'cachedFooter'].forEach((key) => sessionStorage.setItem(key, '<header></header>')))
  // What is still asked for the person would be refused afterwards.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: givenName }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(site('hpsbt', '/us/en'))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  expect(await page.evaluate(() => [sessionStorage.getItem('cachedHeader'), sessionStorage.getItem('cachedFooter')])).toEqual([
    null,
    null,
  ])
  await expect(page.getByRole('banner')).not.toContainText(givenName)
})

test.describe('a header that has arrived by half', () => {
  test.use({ javaScriptEnabled: false, expectedFault: /^request failed: .*\.js \(csp\)$/ })

  test('is not shown yet: what comes after would move what is there', async ({ page }) => {
    const { body } = await fetchPlain('process', '/us/en')
    const half = body.slice(0, body.indexOf('data-locale-button'))
    await page.route(site('process', '/us/en'), (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: half }))
    await page.goto(site('process', '/us/en'))
    await expect(page.locator('[data-header]')).toBeAttached()
    await expect(page.locator('[data-header]')).toBeHidden()
    await page.unroute(site('process', '/us/en'))
    await page.reload()
    await expect(page.locator('[data-header]')).toBeVisible()
  })
})
