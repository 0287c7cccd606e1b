import { stepInFreshBrowser, WITHOUT_SCRIPT } from './fresh-browser.ts'
import type { Locator, Page } from '@playwright/test'
import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { ALSO_ON_PHONE, expect, open, site, test } from './site.fixture.ts'

const GAS = '/us/en/products/gas-detection'

const listOf = (page: Page): Locator => page.locator('[data-product-list] > li')
const heading = (page: Page): Locator => page.getByRole('heading', { level: 2, name: /^(?:\d+ products|One product)$/ })
const countOf = async (page: Page): Promise<number> => Number.parseInt((await heading(page).textContent()) ?? '', 10)

/** Scrolls to it, so that it wakes. */
const wake = async (page: Page): Promise<void> => {
  const island = page.locator('[data-island="product-listing"]')
  await island.scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0)
}

/** The filters, wherever this screen has them. */
const openFilters = async (page: Page, isMobile: boolean): Promise<Locator> => {
  if (!isMobile) return page.getByRole('form', { name: 'Filters' })
  await page.getByRole('button', { name: /^Filters/ }).click()
  return page.getByRole('dialog', { name: 'Filters' })
}

test(
  'filters are chosen by keyboard; count, chips and address follow, back goes back, and everyone can use them on every screen',
  ALSO_ON_PHONE,
  async ({ page, isMobile }) => {
    await test.step('by keyboard', async () => {
      await open(page, 'sps', GAS)
      await wake(page)
      const all = await countOf(page)
      const filters = await openFilters(page, isMobile)
      const stock = filters.getByRole('checkbox', { name: /^In stock now/ })
      const inStock = Number(/\d+$/.exec(await stock.locator('xpath=ancestor::label').innerText())?.[0])
      expect(inStock).toBeLessThan(all)
      await stock.focus()
      await page.keyboard.press('Space')
      await page.waitForURL(/\?stock=in$/)
      await expect(stock).toBeChecked()
      await expect(stock).toBeFocused()
      if (isMobile) {
        await filters.getByRole('button', { name: `Show products: ${inStock}` }).click()
        await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused()
      }
      await expect(heading(page)).toHaveText(`${inStock} products`)
      await page.goBack()
      await expect(heading(page)).toHaveText(`${all} products`)
      await page.goForward()
      await expect(heading(page)).toHaveText(`${inStock} products`)
      await page.getByRole('link', { name: 'Remove In stock now' }).click()
      await expect(heading(page)).toHaveText(`${all} products`)
      await expect(heading(page)).toBeFocused()
      expect(new URL(page.url()).search).toBe('')
    })
    await test.step('for everyone, and in the dark', async () => {
      await open(page, 'process', '/de/de/products/control-valves?stock=in&brand=halden')
      await page.locator('[data-island="product-listing"]').scrollIntoViewIfNeeded()
      await expect(page.getByRole('button', { name: 'Anwenden' })).toHaveCount(0)
      // Where no button of the list happens to lie below the one that floats.
      await page.evaluate(() => scrollTo(0, 0))
      await expectNoOverflow(page)
      await expectNoAxeViolations(page)
      await expectGoodDark(page)
      if (!isMobile) {
        await page.getByRole('link', { name: 'Tabelle', exact: true }).click()
        await expect(page.getByRole('columnheader', { name: 'Nennweite' })).toBeVisible()
        return expectNoAxeViolations(page)
      }
      await page.getByRole('button', { name: 'Filter (2)' }).click()
      await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
      await expectNoAxeViolations(page)
    })
  },
)

test('‘See more’ adds nine and moves to the first; back, forward and reload keep the place; a failure is shown; all works without script [9.6.5]', async ({
  page,
  browser,
}) => {
  await test.step('by mouse', async () => {
    await open(page, 'sps', GAS)
    await wake(page)
    await expect(listOf(page)).toHaveCount(10)
    const requests: string[] = []
    page.on('request', (request) => request.url().includes('/api/catalogue/listing') && requests.push(request.url()))
    await page.getByRole('link', { name: 'See more' }).click()
    await expect(listOf(page)).toHaveCount(19)
    await expect(listOf(page).nth(10).getByRole('link')).toBeFocused()
    await page.waitForURL(/\?page=2$/)
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatch(/only=next/)
    const target = listOf(page).nth(15)
    await target.scrollIntoViewIfNeeded()
    const name = await target.getByRole('heading').innerText()
    await target.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await expect(listOf(page)).toHaveCount(19)
    await expect(target).toBeInViewport()
    await page.reload()
    await expect(listOf(page)).toHaveCount(19)
    await expect(target).toBeInViewport()
  })
  await stepInFreshBrowser(browser, 'when the server does not answer', { expectedFault: /503/ }, async (page) => {
    await open(page, 'sps', GAS)
    await wake(page)
    const all = await countOf(page)
    await page.route('**/api/catalogue/listing*', (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('name')
    await expect(page.getByRole('alert')).toContainText('The list could not be updated')
    await expect(listOf(page)).toHaveCount(10)
    await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('popularity')
    await page.unroute('**/api/catalogue/listing*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL(/\?sort=name$/)
    await expect(heading(page)).toHaveText(`${all} products`)
  })
  await stepInFreshBrowser(browser, 'without script', WITHOUT_SCRIPT, async (page) => {
    await page.goto(site('sps', GAS))
    const all = await countOf(page)
    await page.getByRole('checkbox', { name: /^In stock now/ }).check()
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('name')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL((url) => url.searchParams.get('stock') === 'in' && url.searchParams.get('sort') === 'name')
    expect(await countOf(page)).toBeLessThan(all)
    await page.getByRole('link', { name: 'See more' }).click()
    await expect(listOf(page)).toHaveCount(19)
    await page.getByRole('link', { name: 'Remove In stock now' }).click()
    await expect(heading(page)).toHaveText(`${all} products`)
    await expect(page.getByRole('button', { name: /^Compare/ })).toHaveCount(0)
  })
})

test('each market has its own products, groups and prices, drawn alike by the server and in the page [T-26]', async ({
  page,
  context,
}) => {
  await test.step('another market', async () => {
    await open(page, 'sps', '/us/en/products')
    await expect(page.getByRole('link', { name: 'Printing and labelling' }).first()).toBeVisible()
    await page.goto(site('sps', GAS))
    const home = await countOf(page)
    await context.addCookies([{ name: 'selecteddtm', value: 'cn', url: site('sps') }])
    await page.goto(site('sps', GAS))
    expect(await countOf(page)).not.toBe(home)
    await page.goto(site('sps', '/us/en/products'))
    await expect(page.locator('main').getByRole('link', { name: 'Printing and labelling' })).toHaveCount(0)
  })
  await test.step('the same choice drawn by the server and in the page', async () => {
    await open(page, 'process', '/de/de/products/control-valves')
    await page.locator('[data-island="product-listing"]').scrollIntoViewIfNeeded()
    await page.getByRole('combobox', { name: 'Sortieren' }).selectOption('price-desc')
    await page.waitForURL(/sort=price-desc/)
    const shown = await listOf(page).allInnerTexts()
    await page.reload()
    expect(await listOf(page).allInnerTexts()).toEqual(shown)
    await expect(listOf(page).first()).toContainText('€')
  })
  await test.step('prices are filtered in the currency of the market, to the cent, and products begin in the first screen', async () => {
    await open(page, 'process', '/de/de/products/control-valves')
    await expect(listOf(page).first()).toBeInViewport()
    await page.locator('[data-island="product-listing"]').scrollIntoViewIfNeeded()
    const price = page.getByRole('group', { name: 'Listenpreis, EUR' })
    await expect(page.getByRole('button', { name: 'Anwenden' })).toHaveCount(0)
    await price.getByLabel('Von').fill('500')
    await price.getByLabel('Von').press('Enter')
    await page.waitForURL(/price=500\.\.$/)
    await price.getByLabel('Bis').fill('800')
    await price.getByLabel('Bis').press('Enter')
    await page.waitForURL(/price=500\.\.800$/)
    await expect(page.getByRole('link', { name: '500\u00a0€ bis 800\u00a0€ entfernen' })).toBeVisible()
    await page.goto(`${page.url()}&sort=price`)
    for (const text of await page.locator('[data-product-list] [data-price]').allInnerTexts())
      expect(Number(text.replace(/[^\d,]/g, '').replace(',', '.'))).toBeLessThanOrEqual(800)
  })
})
