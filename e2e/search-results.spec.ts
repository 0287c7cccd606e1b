import { stepInFreshBrowser } from './fresh-browser.ts'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoOverflow, switchToDark } from './page-checks.ts'
import { articles, box, closeSheet, filters, heading, openSheet, SEARCH, tab } from './results-parts.ts'
import { neverIdle } from './never-idle.ts'
import { ALSO_ON_PHONE, expect, open, site, test } from './site.fixture.ts'

test(
  'an anonymous visitor types, filters, turns pages and goes back, without leaving the page; who only reads runs no React [2.1.5]',
  ALSO_ON_PHONE,
  async ({ page, isMobile }) => {
    await neverIdle(page)
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await open(page, 'sps', SEARCH)
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('gas')
    await page.keyboard.press('Enter')
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expect(heading(page, /\d+ results for “gas”/)).toBeVisible()
    expect(scripts.filter((url) => /\/react-[\w-]+\.js/.test(url))).toEqual([])
    await page.evaluate(() => (document.documentElement.dataset['stays'] = ''))
    await tab(page, /^Products/).click()
    await expect(page).toHaveURL(/type=Product/)
    await expect(tab(page, /^Products/)).toHaveAttribute('aria-current', 'page')
    await expect(tab(page, /^Products/)).toBeFocused()
    const all = await heading(page, /results for/).innerText()

    await openSheet(page, isMobile)
    await expect(box(page, 'Gasvigil')).toBeVisible()
    await box(page, 'Halden').check()
    await expect(page).toHaveURL(/brand=Halden/)
    await expect(box(page, 'Halden'), 'the focus stays').toBeFocused()
    await expect(box(page, 'Gasvigil'), 'siblings stay').toBeVisible()
    await closeSheet(page, isMobile)
    await expect(filters(page)).toBeVisible({ visible: !isMobile })
    await expect(page.getByRole('group', { name: 'Chosen filters' })).toContainText('Halden')
    await expect(heading(page, all)).toBeHidden()

    const first = await articles(page).first().getByRole('heading').innerText()
    await page.getByRole('link', { name: /^(Next page|Next)$/ }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(articles(page).first().getByRole('heading')).not.toHaveText(first)
    await expect(heading(page, /results for/)).toBeFocused()
    await page.goBack()
    await expect(articles(page).first().getByRole('heading')).toHaveText(first)
    await page.getByRole('link', { name: 'Remove Halden' }).click()
    await expect(heading(page, all)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/brand=Halden/)
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title')
    await expect(page).toHaveURL(/sort=title/)
    await expect(page.locator('html[data-stays]'), 'all of it on one page').toBeAttached()
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('title')
    await expect(page.getByRole('group', { name: 'Chosen filters' })).toContainText('Halden')
  },
)

test('a part number is answered first, spelling is put right, nothing found helps on, and a hostile query is text', async ({
  page,
}) => {
  await test.step('both modes; a part number; what is opened is reported', async () => {
    await open(page, 'sps', `${SEARCH}?search=gas&type=Product&lifecycle=replaced`)
    await expect(
      articles(page)
        .first()
        .getByRole('link', { name: /^Replaced by HS-/ }),
    ).toBeVisible()
    await expectNoOverflow(page)
    await expectNoAxeViolations(page)
    await switchToDark(page)
    await expectNoAxeViolations(page)
    await open(page, 'sps', `${SEARCH}?search=hs330%204b`)
    const part = articles(page).first()
    await expect(part).toContainText('The part you asked for')
    await expect(part).toContainText('HS-330-4B')
    const reported = page.waitForRequest('**/api/as/v1/engines/sps/click')
    await part.getByRole('heading').getByRole('link').click()
    expect((await reported).postDataJSON()).toMatchObject({ query: 'hs330 4b', document_id: 'product:HS-330-4B' })
    await expect(page).toHaveURL(/products-dynamic\/HS-330-4B/)
  })
  await test.step('a wrong spelling: what was typed is a link away', async () => {
    await open(page, 'sps', `${SEARCH}?search=gass+detecotr`)
    await expect(page.getByText('Did you mean “gas detector”?')).toBeVisible()
    await expect(articles(page).first()).toContainText(/gas/i)
    await page.getByRole('link', { name: 'Search for exactly “gass detecotr”' }).click()
    await expect(page).toHaveURL(/search=%22gass\+detecotr%22/)
    await expect(heading(page, /^Nothing found/)).toBeVisible()
  })
  await test.step('nothing found', async () => {
    await open(page, 'sps', `${SEARCH}?search=cartridge&type=support`)
    await expect(heading(page, 'Nothing found for “cartridge”')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Popular topics' }).getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask our team' })).toHaveAttribute('href', '/us/en/contact-us')
    await expectNoOverflow(page)
    await expectNoAxeViolations(page)
    await page.getByRole('navigation', { name: 'The same words elsewhere' }).getByRole('link', { name: 'Products' }).click()
    await expect(articles(page).first()).toContainText(/cartridge/i)
  })
  await test.step('a hostile query is text, in the field, the heading and every link', async () => {
    const payload = '"><img src=x onerror="qwzx=1"><em>x</em>&qwzxv=1'
    await open(page, 'process', `${SEARCH}?search=${encodeURIComponent(payload)}`)
    await expect(page.getByRole('searchbox')).toHaveValue(payload)
    await expect(heading(page, `Nothing found for “${payload}”`)).toBeVisible()
    expect(await page.getByRole('main').locator('img, em').count()).toBe(0)
    await tab(page, /^Products/).click()
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('search') === payload && url.searchParams.get('type') === 'Product',
    )
  })
})

type SentEvents = { readonly request: { readonly events: readonly { readonly name: string }[] } }

/** Grows as the page tells of its searches. */
const listenToAnalytics = (page: Page): readonly unknown[] => {
  const reported: unknown[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/bin/public/analytics')) return
    const { events } = (JSON.parse(new URLSearchParams(request.postData() ?? '').get('payload') ?? '{}') as SentEvents).request
    reported.push(...events.filter(({ name }) => name === 'search'))
  })
  return reported
}

test('analytics hears what was searched, chosen and clicked, also before the script has come [3.11.14]', async ({
  page,
  browser,
}) => {
  await test.step('after', async () => {
    const reported = listenToAnalytics(page)
    await open(page, 'sps', `${SEARCH}?search=gas&type=Product`)
    await box(page, 'Halden').check()
    await expect(page).toHaveURL(/brand=Halden/)
    const product = { document_type: 'Product' }
    const brand = { brand: ['Halden'] }
    await expect
      .poll(() => reported)
      .toMatchObject([
        { onLoadQuery: 'gas', request: { query: 'gas', filters: { all: [product] } }, selectedfilters: { all: [] } },
        {
          onLoadQuery: 'gas',
          request: { query: 'gas', filters: { all: [product, brand] } },
          selectedfilters: { all: [brand] },
          facetClicked: 'brand:Halden',
        },
      ])
  })
  await stepInFreshBrowser(browser, 'what is ticked before counts as soon as the script is there', {}, async (page) => {
    const arrived = Promise.withResolvers<void>()
    const reported = listenToAnalytics(page)
    await page.route('**/swap-results-*.js', async (route) => {
      await arrived.promise
      await route.continue()
    })
    await open(page, 'sps', `${SEARCH}?search=gas&type=Product`)
    await box(page, 'Halden').check()
    await expect(page).not.toHaveURL(/brand/)
    arrived.resolve()
    await expect(page).toHaveURL(/brand=Halden/)
    await expect(page.getByRole('group', { name: 'Chosen filters' })).toContainText('Halden')
    await expect.poll(() => reported.at(-1)).toMatchObject({ facetClicked: 'brand:Halden' })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedFault: /^request failed: .*\.js \(csp\)$/ })
  test('tabs, filters, order and pages are links and a form', ALSO_ON_PHONE, async ({ page, isMobile }) => {
    await page.goto(site('sps', `${SEARCH}?search=gas`))
    await tab(page, /^Products/).click()
    await openSheet(page, isMobile)
    await box(page, 'Halden').check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/search=gas&type=Product&brand=Halden/)
    await expect(page.getByRole('group', { name: 'Chosen filters' })).toContainText('Halden')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title')
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    await expect(page).toHaveURL(/sort=title/)
    await page.getByRole('link', { name: /^(Next page|Next)$/ }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(articles(page).first()).toBeVisible()
  })
})
