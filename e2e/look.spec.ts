import type { Page } from '@playwright/test'
import { expectNoOverflow } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, fetchPlain, open, PHONE_ONLY, site, test } from './site.fixture.ts'

const PHONE = { width: 390, height: 844 }

const topOf = async (page: Page, selector: string): Promise<number> => {
  const row = page.locator(selector).first()
  await expect(row).toBeVisible()
  return (await row.boundingBox())?.y ?? Number.NaN
}

test(
  'on a phone the first row of a list stands at 300 px, and the total and its button stay in reach',
  PHONE_ONLY,
  async ({ page }) => {
    await page.setViewportSize(PHONE)
    await test.step('orders, with a notice shown', async () => {
      await signInAs(page, 'sps', 'buyer')
      await open(page, 'sps', '/us/en/secure/orders')
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible()
      expect(await topOf(page, 'main tbody tr')).toBeLessThanOrEqual(300)
    })
    await test.step('cart and checkout', async () => {
      const status = await page.evaluate(async () => {
        const found = await fetch('/api/cart/v1/parts?q=detector&country=us&language=en')
        const { parts } = (await found.json()) as { parts: { sku: string; minimum: number }[] }
        const lines = parts.slice(0, 1).map(({ sku, minimum }) => ({ sku, quantity: minimum }))
        const headers = { 'content-type': 'application/json' }
        return (await fetch('/api/cart/v1/lines', { method: 'POST', headers, body: JSON.stringify({ lines }) })).status
      })
      expect(status).toBe(200)
      await page.goto(site('sps', '/cart/sps/en'))
      const go = page.getByRole('link', { name: 'Checkout', exact: true })
      await expect(go).toBeInViewport({ ratio: 1 })
      await page.evaluate(() => scrollTo(0, 300))
      await expect(go).toBeInViewport({ ratio: 1 })
      await go.click()
      await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 })
      await expectNoOverflow(page)
    })
  },
)

test('the first row of lists and of the back office stands above 420 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAs(page, 'sps', 'buyer')
  await open(page, 'sps', '/us/en/secure/lists')
  expect(await topOf(page, 'main ul[class*=cards] > li')).toBeLessThan(420)
  await signInAs(page, 'sps', 'admin')
  for (const path of ['people', 'requests', 'accounts/orders']) {
    await open(page, 'sps', `/us/en/back-office/${path}`)
    expect(await topOf(page, 'main tbody tr'), path).toBeLessThan(420)
  }
})

const PAGES = [
  '/us/en',
  '/us/en/products',
  '/us/en/contact-us',
  '/us/en/search?search=valve',
  '/us/en/secure/orders',
  '/cart/sps/en',
]

/** Controls of which nothing is seen where the system paints over colours: neither a border nor what is inside. */
const findInvisible = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, input, select, textarea)')]
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((control) => control.getBoundingClientRect().width > 1 && !control.closest('.visually-hidden'))
      .filter((control) => {
        const style = getComputedStyle(control)
        const hasBorder = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopColor !== style.backgroundColor
        const hasContent =
          (control.innerText.trim() !== '' || control.querySelector('svg')) && style.color !== style.backgroundColor
        return style.appearance === 'none' && !hasBorder && !hasContent
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  )

test('with colours of the system every control is seen, and no page scrolls sideways at 320 px', async ({ page }) => {
  await signInAs(page, 'sps', 'buyer')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of PAGES) {
    await open(page, 'sps', path)
    await expectNoOverflow(page)
    expect(await findInvisible(page), path).toEqual([])
  }
})

test('a link that others share has a picture, and it is there', async () => {
  const { body } = await fetchPlain('sps', '/us/en')
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(body) ?? []
  const picture = await fetchPlain('sps', new URL(address).pathname)
  expect(picture.status).toBe(200)
  expect(picture.headers['content-type']).toMatch(/^image\/(png|jpeg)$/)
  // A large one is requested for a page's own picture alone.
  expect(body.includes('name="twitter:card" content="summary_large_image"')).toBe(!address.endsWith('/content/card.png'))
})

test('a customer’s question to an engineer is a new case with its subject, a visitor’s goes to the contact page', async ({
  page,
}) => {
  await open(page, 'process', '/us/en')
  const link = page.getByRole('main').getByRole('link', { name: /Ask an engineer/ })
  await expect(link).toHaveAttribute('href', /\/contact-us\?subject=technical/)
  await signInAs(page, 'process', 'buyer')
  await open(page, 'process', '/us/en')
  await link.click()
  await page.waitForURL('**/support/cases/new?*')
  await expect(page.getByLabel('Subject')).toHaveValue('Technical question')
})

const NEWS = {
  aerobt: '/us/en/news/service-bulletin-34-118-revised',
  hbtbt: '/us/en/news/hb-640-knx-secure-certified',
  sps: '/us/en/news/label-that-survives-the-freezer',
  process: '/us/en/news/hp-1800-last-orders',
  hpsbt: '/us/en/news/hx-historian-7-4',
} as const

test('no picture stands twice on a home page, among the product groups, the brands or the news', async () => {
  for (const tenant of ['aerobt', 'hbtbt', 'sps', 'process', 'hpsbt'] as const)
    for (const path of ['/us/en', '/us/en/products', '/us/en/our-brands', '/us/en/about', NEWS[tenant]]) {
      const { body } = await fetchPlain(tenant, path)
      const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
      const pictures = Array.from(main.matchAll(/<img[^>]* src="([^"]+)"/g), ([, src]) => src)
      expect(new Set(pictures).size, `${tenant} ${path}`).toBe(pictures.length)
    }
})
