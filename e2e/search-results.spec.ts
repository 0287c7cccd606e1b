import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoOverflow, switchToDark } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, open, site, test } from './site.fixture.ts'

const SEARCH = '/us/en/search'
const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 2, name })
const filters = (page: Page): Locator => page.getByRole('form', { name: 'Filters' })
const box = (page: Page, name: string): Locator => filters(page).getByRole('checkbox', { name })
const tab = (page: Page, name: RegExp): Locator =>
  page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link', { name })
const articles = (page: Page): Locator => page.getByRole('main').getByRole('article')
const openSheet = async (page: Page, isMobile: boolean): Promise<void> => {
  if (isMobile)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Filters/ })
      .click()
}
const closeSheet = async (page: Page, isMobile: boolean): Promise<void> => {
  if (isMobile) await filters(page).getByRole('button', { name: 'Show results' }).click()
}

test('a stranger types, filters, turns pages and goes back, without React and without leaving the page [2.1.5]', async ({
  page,
  isMobile,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await open(page, 'sps', SEARCH)
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('gas')
  await page.keyboard.press('Enter')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await expect(heading(page, /\d+ results for “gas”/)).toBeVisible()
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
  expect(scripts.filter((url) => /\/react-[\w-]+\.js/.test(url))).toEqual([])
})

test('it fits both modes; a part number is answered first; what is opened is told', async ({ page, isMobile }) => {
  await open(page, 'sps', `${SEARCH}?search=gas&type=Product&lifecycle=replaced`)
  await expect(
    articles(page)
      .first()
      .getByRole('link', { name: /^Replaced by HS-/ }),
  ).toBeVisible()
  await expectNoOverflow(page)
  await expectNoAxeViolations(page)
  await switchToDark(page)
  await openSheet(page, isMobile)
  await expectNoAxeViolations(page)
  await open(page, 'sps', `${SEARCH}?search=hs330%204b`)
  const part = articles(page).first()
  await expect(part).toContainText('The part you asked for')
  await expect(part).toContainText('HS-330-4B')
  const told = page.waitForRequest('**/api/as/v1/engines/sps/click')
  await part.getByRole('heading').getByRole('link').click()
  expect((await told).postDataJSON()).toMatchObject({ query: 'hs330 4b', document_id: 'product:HS-330-4B' })
  await expect(page).toHaveURL(/products-dynamic\/HS-330-4B/)
})

type Told = { readonly request: { readonly events: readonly { readonly name: string }[] } }

test('analytics hears what was asked, chosen and clicked [3.11.14]', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  const told: unknown[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/bin/public/analytics')) return
    const { events } = (JSON.parse(new URLSearchParams(request.postData() ?? '').get('payload') ?? '{}') as Told).request
    told.push(...events.filter(({ name }) => name === 'search.results'))
  })
  await open(page, 'sps', `${SEARCH}?search=gas&type=Product`)
  await box(page, 'Halden').check()
  await expect(page).toHaveURL(/brand=Halden/)
  const product = { document_type: 'Product' }
  const brand = { brand: ['Halden'] }
  await expect
    .poll(() => told)
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

test('what is ticked before the script has come counts as soon as it is there', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  const arrived = Promise.withResolvers<void>()
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
})

test('a wrong spelling is put right, and what was typed is a link away', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  await open(page, 'sps', `${SEARCH}?search=gass+detecotr`)
  await expect(page.getByText('Did you mean “gas detector”?')).toBeVisible()
  await expect(articles(page).first()).toContainText(/gas/i)
  await page.getByRole('link', { name: 'Search for exactly “gass detecotr”' }).click()
  await expect(page).toHaveURL(/search=%22gass\+detecotr%22/)
  await expect(heading(page, /^Nothing found/)).toBeVisible()
})

test('nothing found helps on', async ({ page }) => {
  await open(page, 'sps', `${SEARCH}?search=scanner&type=support`)
  await expect(heading(page, 'Nothing found for “scanner”')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Popular topics' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask our team' })).toHaveAttribute('href', '/us/en/contact-us')
  await expectNoOverflow(page)
  await expectNoAxeViolations(page)
  await page.getByRole('navigation', { name: 'The same words elsewhere' }).getByRole('link', { name: 'Products' }).click()
  await expect(articles(page).first()).toContainText(/scan/i)
})

test('a hostile query is text, in the field, the heading and every link', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  const payload = '"><img src=x onerror="document.title=1"><em>x</em>&type=Orders'
  await open(page, 'process', `${SEARCH}?search=${encodeURIComponent(payload)}`)
  await expect(page.getByRole('searchbox')).toHaveValue(payload)
  await expect(heading(page, `Nothing found for “${payload}”`)).toBeVisible()
  expect(await page.getByRole('main').locator('img, em').count()).toBe(0)
  await tab(page, /^Products/).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === payload && url.searchParams.get('type') === 'Product')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedFault: /^request failed: .*\.js \(csp\)$/ })
  test('tabs, filters, order and pages are links and a form', async ({ page, isMobile }) => {
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

test('a buyer is answered by the portal, and saves, opens and deletes a search [7.8.1, 7.8.9]', async ({ page, isMobile }) => {
  const name = `Gas, ${isMobile ? 'phone' : 'desktop'}`
  await signInAs(page, 'sps', 'buyer')
  const asked = page.waitForResponse('**/us/en/search.portalsearch')
  await open(page, 'sps', `${SEARCH}?search=gas&type=Product`)
  expect((await asked).status()).toBe(200)
  await expect(page.locator('[data-search-results][data-island]')).toBeAttached()
  await expect(articles(page).first().locator('[data-price]')).toContainText(/\d/)
  await openSheet(page, isMobile)
  await box(page, 'Halden').check()
  await expect(page).toHaveURL(/brand=Halden/)
  await expect(box(page, 'Halden')).toBeFocused()
  await closeSheet(page, isMobile)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search as' })
  await expect(dialog.getByLabel('Name')).toHaveValue('gas')
  await dialog.getByLabel('Name').fill(name)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()

  await open(page, 'sps', SEARCH)
  await page.getByRole('button', { name: /^Saved searches \(/ }).click()
  const list = page.getByRole('dialog', { name: 'Saved searches' })
  await expectNoAxeViolations(page)
  await list.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/search=gas&type=Product&brand=Halden/)
  await page.getByRole('button', { name: /^Saved searches \(/ }).click()
  await list.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(list.getByText(`“${name}” was deleted.`)).toBeVisible()
  await expect(list.getByRole('link', { name })).toHaveCount(0)
})

test('the support page has a search of its own [2.2.16]', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  await open(page, 'hbtbt', '/de/de/support')
  await expect(page.locator('body')).toHaveAttribute('data-page-kind', 'Technical Support Search')
  await page.getByRole('main').getByRole('searchbox').fill('Reparatur')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de\/de\/support\?search=Reparatur/)
  await expect(
    articles(page)
      .first()
      .getByRole('link', { name: /Reparatur/ }),
  ).toHaveAttribute('href', '/de/de/support/repairs')
  await expectNoAxeViolations(page)
})
