import type { Page } from '@playwright/test'
import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { leave, signInAs } from './sign-in-as.ts'
import { expect, open, site, test } from './site.fixture.ts'

const ANALYTICS = '/bin/public/analytics'
const SKU = 'HP-2210-15'
const BUYERS_SKU = 'HS-330-4B'
const PATH = '/us/en/back-office/insights'

type TrackedEvent = { readonly name: string; readonly [key: string]: unknown }
type Payload = { readonly request: { readonly page: object; readonly events: readonly TrackedEvent[] } }

/** Grows as the page reports what happens. */
const listenTo = (page: Page): TrackedEvent[] => {
  const sent: TrackedEvent[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith(ANALYTICS)) return
    const payload = new URLSearchParams(request.postData() ?? '').get('payload') ?? '{}'
    sent.push(...(JSON.parse(payload) as Payload).request.events)
  })
  return sent
}
const named = (sent: readonly TrackedEvent[], name: string) => sent.filter((event) => event.name === name)

type TagQueue = { readonly event?: string }[] & {
  readonly getState: (path: string) => unknown
  readonly addEventListener: (type: string, listener: (event: unknown) => void) => void
}

test('without consent nothing is sent and tags hear nothing; with it a visitor’s look at a part is sent with its fields, for tags of the page too [1.0.32, 3.12.1]', async ({
  page,
}) => {
  const sent = listenTo(page)
  const value = encodeURIComponent(JSON.stringify({ version: 1, at: '', functional: true, analytics: false }))
  await page.context().addCookies([{ name: 'privacyPreferences', value, url: site('process') }])
  await signInAs(page, 'process', 'colleague')
  await open(page, 'process', `/us/en/products-dynamic/${SKU}`)
  await expect(page.locator('[data-product-actions]').getByRole('button', { name: `Add to cart ${SKU}` })).toBeVisible()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(sent).toEqual([])
  expect(await page.evaluate(() => 'adobeDataLayer' in window)).toBe(false)

  await page.evaluate(() => localStorage.clear())
  await leave(page)
  await open(page, 'process', `/us/en/products-dynamic/${SKU}`)
  await expect.poll(() => named(sent, 'product.view')).toHaveLength(1)
  const [view] = named(sent, 'product.view')
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  expect(view).toEqual({
    name: 'product.view',
    at: expect.any(Number),
    products: [
      {
        ...{ id: SKU, name, category: expect.stringMatching(/\S/), brand: expect.stringMatching(/\S/) },
        ...{ description: expect.stringMatching(/\S/), orderType: 'standard', ProdViewType: 'variant detail', status: 'active' },
      },
    ],
    context: {},
  })
  expect(named(sent, 'login')).toEqual([])
  const layer = await page.evaluate(() => {
    const queue = (window as unknown as { adobeDataLayer: TagQueue }).adobeDataLayer
    const heard: unknown[] = []
    queue.addEventListener('product.view', (event) => heard.push(event))
    return { heard, kind: queue.getState('page.kind'), events: queue.map(({ event }) => event) }
  })
  expect(layer).toMatchObject({ heard: [{ event: 'product.view', products: [{ id: SKU }] }], kind: 'Product Detail (catalogue)' })
  expect(layer.events).toContain('page.view')
})

test('a buyer’s login, stock and cart are sent once, with their fields [1.0.32, 9.8.6, 3.12.4, 3.12.1]', async ({ page }) => {
  const sent = listenTo(page)
  await signInAs(page, 'sps', 'colleague')
  await open(page, 'sps', `/us/en/products-dynamic/${BUYERS_SKU}`)
  await expect.poll(() => named(sent, 'login')).toHaveLength(1)
  await expect.poll(() => named(sent, 'stock')).toHaveLength(1)
  expect(named(sent, 'login')).toEqual([{ name: 'login', at: expect.any(Number) }])
  const [stock] = named(sent, 'stock')
  expect(Object.keys(stock ?? {}).toSorted()).toEqual(['IsStockAvailable', 'at', 'name', 'noOfStocks'])
  expect(stock?.['IsStockAvailable']).toBe(Number(stock?.['noOfStocks']) > 0)
  await page
    .locator('[data-product-actions]')
    .getByRole('button', { name: `Add to cart ${BUYERS_SKU}` })
    .click()
  await expect.poll(() => named(sent, 'cart.add')).toHaveLength(1)
  expect(named(sent, 'cart.add')[0]).toMatchObject({
    products: [
      {
        id: BUYERS_SKU,
        name: expect.any(String),
        quantity: expect.any(Number),
        totalprice: expect.any(Number),
      },
    ],
    context: { cartId: expect.any(String), cartAdditionType: 'single' },
  })
  // A second page of the same session sends no second login: what it sends comes after the time of one.
  await open(page, 'sps', '/us/en/products')
  expect(await page.evaluate(() => localStorage.getItem('loginTold'))).toBe('1')
  expect(JSON.stringify(sent)).not.toMatch(/@sps\.example/)
})

test('staff see how their site is used, with tables, definitions and files', async ({ page }) => {
  await signInAs(page, 'process', 'author')
  await open(page, 'process', PATH)
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
  const period = page.getByRole('group', { name: 'Period' })
  await expect(period.getByRole('button', { name: '4 weeks' })).toHaveAttribute('aria-pressed', 'true')
  for (const figure of ['Visits', 'Orders from the site', 'Conversion', 'Searches without result'])
    await expect(page.getByRole('term').filter({ hasText: figure })).toBeVisible()
  const visits = page.getByRole('region', { name: 'Visits over time' })
  await expect(visits.getByRole('table').getByRole('row')).toHaveCount(29)
  await period.getByRole('button', { name: '7 days' }).click()
  await expect(visits.getByRole('table').getByRole('row')).toHaveCount(8)
  const markets = page.getByRole('region', { name: 'Visits by market' })
  await expect(markets.getByRole('table').getByRole('row').nth(1)).toContainText('United States')
  const loading = page.waitForEvent('download')
  await markets.getByRole('link', { name: 'Export' }).click()
  expect((await loading).suggestedFilename()).toMatch(/^visits-by-market-\d{4}-\d\d-\d\d\.csv$/)
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
  await expectGoodDark(page)
})
