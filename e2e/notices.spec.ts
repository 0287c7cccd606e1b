import { stepInFreshBrowser, WITHOUT_SCRIPT } from './fresh-browser.ts'
import type { Locator, Page } from '@playwright/test'
import { readShifts, UNSEEN, watchShifts } from './layout-shift.ts'
import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { ALSO_ON_PHONE, expect, fetchPlain, open, site, test } from './site.fixture.ts'

const DISMISSAL = 'notification-warehouse-move'
const DAY_MS = 86_400_000
const region = (page: Page): Locator => page.getByRole('region', { name: 'Notifications', exact: true })
const notice = (page: Page, id: string): Locator => page.locator(`[data-notice=${id}]`)
const readStored = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), DISMISSAL)
const readCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === DISMISSAL)

test('a visitor sees what is for everyone, inside its dates [2.7.1, 2.7.2, 4.8.1]', ALSO_ON_PHONE, async ({ page }) => {
  await open(page, 'aerobt', '/us/en')
  await expect(region(page)).toBeVisible()
  await expect(region(page)).toContainText('New hours: Monday to Friday')
  await expect(region(page)).toContainText('Parcels may arrive a day later')
  await expect(notice(page, 'price-list-2027')).toBeHidden()
  await expect(page.getByText('stocktaking')).toHaveCount(0)
  await expect(region(page).getByRole('button', { name: 'Dismiss' })).toHaveCount(1)
  await expectNoOverflow(page)
  await expectNoAxeViolations(page)
})

test('anonymous visitors get what is for everyone, inside its dates, also from an old page and without script [4.8.1] [T-34]', async ({
  page,
  browser,
}) => {
  await test.step('what is for customers stands in no page of theirs', async () => {
    for (const tenant of ['aerobt', 'sps'] as const)
      for (const path of ['/us/en', '/us/en/products', '/us/en/nowhere', '/api/notifications?country=us&language=en']) {
        const { body } = await fetchPlain(tenant, path)
        expect(body, path).toContain('order-desk')
        expect(body, path).not.toContain('price list of Halden')
      }
  })
  await test.step('a page that was stored too long shows a notice inside its dates alone', async () => {
    const now = Date.now()
    const { body } = await fetchPlain('aerobt', '/us/en/products')
    const dated = `data-notice="order-desk" data-from="${now - DAY_MS}" data-until="${now + DAY_MS}"`
    await page.route(site('aerobt', '/us/en/products'), (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: body.replace('data-notice="order-desk"', dated) }),
    )
    for (const [when, offset, isVisible] of [
      ['before its start', -2 * DAY_MS, false],
      ['inside', 0, true],
      ['after its end', 2 * DAY_MS, false],
    ] as const) {
      await page.clock.setFixedTime(now + offset)
      await open(page, 'aerobt', '/us/en/products')
      await expect(notice(page, 'order-desk'), when).toBeVisible({ visible: isVisible })
    }
  })
  await stepInFreshBrowser(browser, 'without script', WITHOUT_SCRIPT, async (page) => {
    await page.goto(site('hbtbt', '/de/de'))
    await expect(page.getByRole('region', { name: 'Hinweise' })).toContainText('Neue Zeiten')
    await expect(notice(page, 'warehouse-move')).toBeVisible()
    await expect(notice(page, 'price-list-2027')).toBeHidden()
  })
})

test('a customer reads the first 320 characters of what is for customers; an author who previews sees every notice [2.7.1, 2.7.3, 4.8.2, 6.13.2]', async ({
  page,
  browser,
}) => {
  await test.step('a customer, and nothing of another site', async () => {
    await signInAs(page, 'aerobt', 'buyer')
    await open(page, 'aerobt', '/us/en/products')
    const prices = notice(page, 'price-list-2027')
    const text = prices.locator('[data-part=text]')
    await expect(text).toContainText('The new price list of Halden Aerospace')
    expect((await text.textContent())?.length).toBe(320)
    await expect(prices).toBeVisible()
    const closed = await prices.boundingBox()
    await prices.getByText('More', { exact: true }).click()
    const opened = await prices.boundingBox()
    expect(opened?.height).toBeGreaterThan(closed?.height ?? 0)
    await prices.getByText('Less', { exact: true }).click()
    await expect(prices.getByRole('link', { name: 'Read the terms that apply' })).toHaveAttribute('href', '/us/en/terms-of-sale')
    await expect(region(page)).not.toContainText('Halden Safety')
    await expectNoOverflow(page)
    await expectNoAxeViolations(page)
    await expectGoodDark(page)
  })
  await stepInFreshBrowser(browser, 'an author: also one that is over or was dismissed', {}, async (page) => {
    await signInAs(page, 'aerobt', 'author')
    await open(page, 'aerobt', '/us/en/products')
    await notice(page, 'warehouse-move').getByRole('button', { name: 'Dismiss' }).click()
    for (const mode of ['preview', 'edit']) {
      await open(page, 'aerobt', `/us/en/products?wcmmode=${mode}`)
      await expect(region(page)).toContainText('closed for stocktaking until 20 January')
      await expect(region(page)).toContainText('Parcels may arrive a day later')
      await expect(region(page)).toContainText('The new price list of Halden Aerospace')
    }
  })
})

test('who dismisses a notice is spared it for its three days, and nothing moves [2.7.2, 3.18.6, 4.8.3]', async ({
  page,
  browser,
}) => {
  await test.step('by cookie or by storage', async () => {
    const now = Date.now()
    await page.clock.setFixedTime(now)
    await open(page, 'aerobt', '/us/en')
    const deliveries = notice(page, 'warehouse-move')
    await deliveries.getByRole('button', { name: 'Dismiss' }).click()
    await expect(deliveries).toBeHidden()
    await expect(notice(page, 'order-desk')).toBeVisible()
    expect(await readStored(page)).toBe(`{"until":${now + 3 * DAY_MS}}`)
    const cookie = await readCookie(page)
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict' })
    expect(Math.abs((cookie?.expires ?? 0) - (Date.now() + 3 * DAY_MS) / 1000)).toBeLessThan(60)

    await open(page, 'aerobt', '/us/en/products')
    await expect(deliveries).toBeHidden()
    await page.context().clearCookies()
    await open(page, 'aerobt', '/us/en')
    await expect(deliveries).toBeHidden()
    await page.evaluate((key) => {
      localStorage.removeItem(key)
      document.cookie = `${key}=dismissed; Path=/`
    }, DISMISSAL)
    await open(page, 'aerobt', '/us/en')
    await expect(deliveries).toBeHidden()
  })
  await stepInFreshBrowser(browser, 'a dismissal that has expired is removed, and the notice is back', {}, async (page) => {
    const now = Date.now()
    await page.clock.setFixedTime(now)
    await open(page, 'aerobt', '/us/en')
    await notice(page, 'warehouse-move').getByRole('button', { name: 'Dismiss' }).click()
    // The browser's own clock ends the cookie.
    await page.context().clearCookies()
    await page.clock.setFixedTime(now + 3 * DAY_MS - 1)
    await open(page, 'aerobt', '/us/en')
    await expect(notice(page, 'warehouse-move')).toBeHidden()
    await page.clock.setFixedTime(now + 3 * DAY_MS)
    await open(page, 'aerobt', '/us/en')
    await expect(notice(page, 'warehouse-move')).toBeVisible()
    expect(await readStored(page)).toBeNull()
  })
  await stepInFreshBrowser(
    browser,
    'nothing moves: for an anonymous visitor, for a customer, and after a dismissal',
    {},
    async (page) => {
      await watchShifts(page)
      await open(page, 'aerobt', '/us/en/products')
      expect(await readShifts(page), 'an anonymous visitor').toBeLessThan(UNSEEN)
      await notice(page, 'warehouse-move').getByRole('button', { name: 'Dismiss' }).click()
      await open(page, 'aerobt', '/us/en/products')
      await expect(notice(page, 'warehouse-move')).toBeHidden()
      expect(await readShifts(page), 'after a dismissal').toBeLessThan(UNSEEN)
      await signInAs(page, 'aerobt', 'buyer')
      await open(page, 'aerobt', '/us/en/products')
      const prices = notice(page, 'price-list-2027')
      await expect(prices).toContainText('The new price list')
      const { top } = await prices.evaluate((element) => element.getBoundingClientRect())
      expect(top).toBeGreaterThan(0)
      expect(await readShifts(page), 'a customer').toBeLessThan(UNSEEN)
    },
  )
})
