import { stepInFreshBrowser } from './fresh-browser.ts'
import type { Page, Request } from '@playwright/test'
import { entry, flyout, HOME, toggle } from './menu-parts.ts'
import { expect, open, site, test } from './site.fixture.ts'

/** Every sub-navigation that the page requests. */
const watchSubnav = (page: Page): Request[] => {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (/\/(?:by-category|fragments\/navigation)/.test(request.url())) requests.push(request)
  })
  return requests
}
const pathOf = (request: Request | undefined): string => new URL(request?.url() ?? 'http://none').pathname
const setCookie = (page: Page, name: string, value: string): Promise<void> =>
  page.context().addCookies([{ name, value: encodeURIComponent(value), url: site('hbtbt') }])

test('what was loaded once opens at once, here and on the next page; what fails leaves a link [8.8.1]', async ({
  page,
  browser,
}) => {
  await test.step('loaded once', async () => {
    const requests = watchSubnav(page)
    await open(page, 'hbtbt', HOME)
    await toggle(page, 'Products').click()
    const link = flyout(page, 'Products').getByRole('link', { name: 'Heating and cooling', exact: true }).first()
    await expect(page.getByRole('heading', { level: 2, name: 'Heating and cooling' })).toBeVisible()
    const before = requests.length
    await page.keyboard.press('Escape')
    await toggle(page, 'Products').click()
    await expect(link).toBeVisible()
    await open(page, 'hbtbt', '/us/en/about')
    await toggle(page, 'Products').click()
    await expect(link).toBeVisible()
    expect(requests).toHaveLength(before)
    const stored = await page.evaluate(() => sessionStorage.getItem('cachedHeader') ?? '{}')
    expect(Object.keys(JSON.parse(stored) as object)).toContain('/us/en/by-category.external.usen.html')
  })
  await stepInFreshBrowser(
    browser,
    'when it fails the spinner goes silently and the link still works',
    { expectedFault: /by-category|ERR_FAILED/ },
    async (page) => {
      await page.route('**/by-category.*', (route) => route.abort())
      await open(page, 'hbtbt', HOME)
      await toggle(page, 'Products').click()
      await expect(page.getByRole('banner').getByRole('status')).toHaveCount(0)
      await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0)
      await expect(flyout(page, 'Products')).toBeHidden()
      await entry(page, 'Products').click()
      await page.waitForURL('**/us/en/products')
    },
  )
})

test('the address of a sub-navigation names country and market, and its headers the title and the countries [2.3.4] [2.3.5] [2.3.6] [2.3.8] [7.7.1] [T-32]', async ({
  page,
  browser,
}) => {
  await test.step('the page’s country', async () => {
    const requests = watchSubnav(page)
    await open(page, 'hbtbt', '/cn/zh')
    await page.locator('[data-nav-toggle]').first().hover()
    await expect.poll(() => requests.length).toBeGreaterThan(0)
    expect(pathOf(requests[0])).toBe('/cn/zh/by-category.external.cnzh.html')
    const headers = await requests[0]?.allHeaders()
    expect(JSON.parse(headers?.['payload'] ?? '')).toMatchObject({ navTitle: '产品' })
    expect(headers?.['countrylistfordpc']).toBe('cn')
    await expect(page.locator('[data-subnav*="heating-and-cooling"]')).toBeVisible()
    await expect(page.locator('[data-subnav*="cables-and-enclosures"]')).toHaveCount(0)
  })
  await stepInFreshBrowser(
    browser,
    'the chosen market, then the known ones, a hash of many, and nothing that is no country',
    {},
    async (page) => {
      const requests = watchSubnav(page)
      for (const [cookies, path] of [
        [{ selecteddtm: 'cn', dtm: 'us,ca' }, '/us/en/by-category.external.cnen.html'],
        [{ dtm: 'us,ca' }, '/us/en/by-category.external.uscaen.html'],
        [{ dtm: 'us,ca,mx,gb,de' }, /^\/us\/en\/by-category\.external\.dpcCountryList\.[a-z0-9]+\.en\.html$/],
        [{ selecteddtm: '../..', dtm: 'us\r\nx: y' }, '/us/en/by-category.external.usen.html'],
      ] as const) {
        await page.context().clearCookies()
        for (const [name, value] of Object.entries(cookies)) await setCookie(page, name, value)
        await open(page, 'hbtbt', HOME)
        requests.length = 0
        await toggle(page, 'Products').click()
        await expect(
          flyout(page, 'Products').getByRole('link', { name: 'Heating and cooling', exact: true }).first(),
        ).toBeVisible()
        expect(pathOf(requests[0])).toMatch(path)
        const isChina = 'selecteddtm' in cookies && cookies.selecteddtm === 'cn'
        await expect(flyout(page, 'Products').getByRole('link', { name: 'Cables and enclosures', exact: true })).toHaveCount(
          isChina ? 0 : 1,
        )
      }
    },
  )
})
