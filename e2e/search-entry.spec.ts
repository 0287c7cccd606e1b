import { stepInFreshBrowser, WITHOUT_SCRIPT } from './fresh-browser.ts'
import type { Locator, Page } from '@playwright/test'
import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { expect, open, site, test } from './site.fixture.ts'

const KEY = 'localeHLGTJson'
const TTL_MS = 2_629_800_000
const opener = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' })
const highlight = (page: Page): Locator => page.getByRole('region', { name: 'About the search' })
const readStored = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEY)

/** The tour comes before the highlight. */
const knowTheTour = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('navTour', JSON.stringify({ ttl: Number.MAX_SAFE_INTEGER })))

test('the icon opens the search, which leads to results, or to help where nothing is found [2.1.5, 2.8.2]', async ({
  page,
  browser,
}) => {
  await test.step('the icon, its button and Escape', async () => {
    await open(page, 'aerobt', '/us/en')
    const box = await opener(page).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await opener(page).click()
    await expect(dialog(page).getByRole('combobox', { name: 'Search', exact: true })).toBeFocused()
    await expectNoOverflow(page)
    await expectNoAxeViolations(page)
    await dialog(page).getByRole('button', { name: 'Close search' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await opener(page).click()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })
  await test.step('what is entered is looked for on the results page', async () => {
    await open(page, 'process', '/us/en')
    await opener(page).click()
    await dialog(page).getByRole('combobox', { name: 'Search', exact: true }).fill('VALVÉ')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/us\/en\/search\?search=VALV/)
    const results = page.getByRole('main').getByRole('article')
    await expect(results.first()).toContainText(/valve/i)
    await expectNoOverflow(page)
    await expectNoAxeViolations(page)
    await results.first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/valve/i)
  })
  await test.step('the address that everyone knows; a search that finds nothing helps on', async () => {
    await open(page, 'hbtbt', '/en/search?search=xyzzy')
    await expect(page).toHaveURL(/\/us\/en\/search\?search=xyzzy$/)
    await expect(page.getByRole('heading', { name: 'Nothing found for “xyzzy”' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'See all products' })).toBeVisible()
    await expectNoAxeViolations(page)
    await expectGoodDark(page)
  })
  await stepInFreshBrowser(browser, 'without script the icon leads to the search page', WITHOUT_SCRIPT, async (page) => {
    await page.goto(site('aerobt', '/us/en'))
    await opener(page).click()
    await expect(page).toHaveURL(/\/us\/en\/search\?$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('a hint points at the icon until it is closed, once the tour is over, and on wide screens alone [2.8.8, 3.19.6, 4.14.1, 4.14.2, 4.14.3, 9.9.2]', async ({
  page,
  browser,
}) => {
  await test.step('closed, and again when that was long ago', async () => {
    const now = Date.now()
    await page.clock.setFixedTime(now)
    await knowTheTour(page)
    await open(page, 'aerobt', '/us/en')
    await expect(highlight(page)).toBeVisible()
    await expectNoAxeViolations(page)
    await highlight(page).getByRole('button', { name: 'Got it' }).click()
    await expect(highlight(page)).toHaveCount(0)
    expect(await readStored(page)).toBe(`{"ttl":${now + TTL_MS}}`)
    await page.clock.setFixedTime(now + TTL_MS - 1)
    await open(page, 'aerobt', '/us/en')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
    await expect(highlight(page)).toHaveCount(0)
    await page.clock.setFixedTime(now + TTL_MS)
    await open(page, 'aerobt', '/us/en')
    await expect(highlight(page)).toBeVisible()
    expect(await readStored(page)).toBeNull()
  })
  await stepInFreshBrowser(browser, 'opening the search is enough to be spared it', {}, async (page) => {
    await knowTheTour(page)
    await open(page, 'aerobt', '/us/en')
    await expect(highlight(page)).toBeVisible()
    await opener(page).click()
    await expect(dialog(page)).toBeVisible()
    await expect(highlight(page)).toHaveCount(0)
    expect(JSON.parse((await readStored(page)) ?? '{}')).toEqual({ ttl: expect.any(Number) })
  })
  await stepInFreshBrowser(browser, 'it waits for the page after the tour', {}, async (page) => {
    await open(page, 'aerobt', '/us/en')
    await page.getByRole('region', { name: 'Tour of the site' }).getByRole('button', { name: 'Skip' }).click()
    await expect(highlight(page)).toHaveCount(0)
    await open(page, 'aerobt', '/us/en/products')
    await expect(highlight(page)).toBeVisible()
  })
  await stepInFreshBrowser(browser, 'it goes when the screen gets narrow, and is not there on a phone', {}, async (page) => {
    await knowTheTour(page)
    await open(page, 'aerobt', '/us/en')
    await expect(highlight(page)).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
    await expect(highlight(page)).toBeHidden()
  })
})
