import { stepInFreshBrowser, WITHOUT_SCRIPT } from './fresh-browser.ts'
import { bannerOf, countLoads, countryOf, expectDayCookie, standIn } from './market-page.ts'
import { expect, open, site, test } from './site.fixture.ts'
import type { TenantKey } from './world.ts'

test('the catalogue finds out once where the visitor is, and shows that market after one reload [4.9.1, 4.9.2, 9.4.3]', async ({
  page,
  browser,
}) => {
  await test.step('on its first page', async () => {
    const { requests } = await standIn(page, 'pl')
    const { paths } = countLoads(page)
    await open(page, 'process', '/us/en/products')
    await expect(bannerOf(page)).toContainText('Your market: Poland')
    await expect(countryOf(page)).toHaveValue('pl')
    await expectDayCookie(page, 'dtm', 'pl')
    expect(requests).toEqual(['/content/process/us/en/home.dynamiccountry?a=b'])
    expect(paths).toEqual(['/us/en/products', '/us/en/products'])

    await open(page, 'process', '/us/en/products')
    await expect(bannerOf(page)).toContainText('Poland')
    expect(requests).toHaveLength(1)
    expect(paths).toHaveLength(3)
  })
  await stepInFreshBrowser(
    browser,
    'pages outside the catalogue find out as well, since their menus show it, and stay as they are',
    {},
    async (page) => {
      const { requests } = await standIn(page, 'pl')
      const { paths } = countLoads(page)
      await open(page, 'process', '/us/en/about')
      await expectDayCookie(page, 'dtm', 'pl')
      expect(requests).toHaveLength(1)
      await open(page, 'process', '/us/en/products')
      await expect(bannerOf(page)).toContainText('Your market: Poland')
      expect(requests).toHaveLength(1)
      expect(paths).toEqual(['/us/en/about', '/us/en/products'])
    },
  )
  await stepInFreshBrowser(browser, 'where cookies are refused the page is not loaded again and again', {}, async (page) => {
    await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }))
    const { requests } = await standIn(page, 'pl')
    const { paths } = countLoads(page)
    await open(page, 'process', '/us/en/products')
    await expect.poll(() => requests.length).toBe(1)
    await page.waitForLoadState('networkidle')
    expect(paths).toHaveLength(1)
    await expect(bannerOf(page)).toContainText('United States')
  })
  await stepInFreshBrowser(browser, 'update_target_market in an address overrides the place', {}, async (page) => {
    await standIn(page, 'pl')
    await page.goto(site('process', '/us/en/products?update_target_market=FR'))
    expect(new URL(page.url()).search).toBe('')
    await expect(bannerOf(page)).toContainText('Your market: France')
    await expectDayCookie(page, 'dtm', 'fr')
  })
})

const VISITS: readonly (readonly [TenantKey, string, string, string])[] = [
  ['aerobt', 'fr', 'us', 'United States'],
  ['aerobt', '', 'us', 'United States'],
  ['sps', 'fr', 'fr', 'France'],
]
test('a visitor sees the market of the place, of the address where the site does not sell there, or of the country they choose [4.9.1, 4.9.2]', async ({
  page,
  browser,
}) => {
  await test.step('of the place', async () => {
    for (const [tenant, place, market, name] of VISITS) {
      await page.context().clearCookies()
      await page.unroute('**/*.dynamiccountry*')
      await standIn(page, place)
      await open(page, tenant, '/us/en/products')
      await expect(bannerOf(page), `${tenant} from ${place || 'nowhere'}`).toContainText(`Your market: ${name}`)
      await expectDayCookie(page, 'dtm', market)
    }
  })
  await stepInFreshBrowser(
    browser,
    'pages of another country decide anew where only the address had decided',
    {},
    async (page) => {
      await standIn(page, 'fr')
      await open(page, 'aerobt', '/us/en/products')
      await expectDayCookie(page, 'dtm', 'us')
      await page.goto(site('aerobt', '/gb/en/products'))
      await expect(bannerOf(page)).toContainText('United Kingdom')
      await expectDayCookie(page, 'dtm', 'gb')
    },
  )
  await stepInFreshBrowser(browser, 'who changes the country sees its catalogue at once', {}, async (page) => {
    await standIn(page, 'fr')
    await open(page, 'aerobt', '/us/en/products')
    await expectDayCookie(page, 'dtm', 'us')
    const { paths } = countLoads(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
    await expect(page.getByRole('region', { name: 'Ihr Markt' })).toContainText('Deutschland')
    await expectDayCookie(page, 'dtm', 'de')
    expect(paths).toEqual(['/de/de/products'])
  })
  await stepInFreshBrowser(browser, 'without script a country is chosen with a button', WITHOUT_SCRIPT, async (page) => {
    await page.goto(site('aerobt', '/us/en/products'))
    await expect(bannerOf(page).getByRole('button', { name: 'Dismiss' })).toBeHidden()
    await countryOf(page).selectOption('es')
    await bannerOf(page).getByRole('button', { name: 'Show' }).click()
    await expect(bannerOf(page)).toContainText('Your market: Spain')
    await expect(countryOf(page)).toHaveValue('es')
  })
})

test('tiles and footer lead to nothing that the chosen market does not sell, on pages for every market too [T-26]', async ({
  page,
}) => {
  const gas = page.locator('main li, footer li').filter({ has: page.locator('a[href="/us/en/products/gas-and-flame"]') })
  await open(page, 'process', '/us/en')
  await expect(gas).toHaveCount(2)
  await page.goto(site('process', '/us/en/products?update_target_market=cn'))
  await expect(bannerOf(page)).toContainText('Your market: China')
  for (const path of ['/us/en/products', '/us/en', '/us/en/about']) {
    await open(page, 'process', path)
    await expect(gas).toHaveCount(0)
    await expect(page.locator('footer a[href^="/us/en/products/"]').first()).toBeVisible()
  }
  const statuses = await page
    .locator('footer a[href^="/us/en/products/"]')
    .evaluateAll((all) => Promise.all(all.map(async (link) => (await fetch(link.getAttribute('href') ?? '')).status)))
  expect(new Set(statuses)).toEqual(new Set([200]))
})
