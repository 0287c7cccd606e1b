import { stepInFreshBrowser, WITHOUT_SCRIPT } from './fresh-browser.ts'
import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { field, openTakeover, part, readRecents, suggest, types } from './search-parts.ts'
import { ALSO_ON_PHONE, expect, open, site, test } from './site.fixture.ts'

const PAYLOAD = '<img src=x onerror="document.title=1">'

test(
  'it arrives when it is wanted, fills a phone, and fits both modes [2.8.1, 2.8.2, 2.8.3]',
  ALSO_ON_PHONE,
  async ({ page, isMobile }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await open(page, 'sps', '/us/en')
    expect(loaded.filter((url) => url.includes('/fragments/search'))).toEqual([])
    const search = await openTakeover(page)
    await expect(part(search, 'Popular topics').getByRole('link')).toHaveCount(5)
    await expect(part(search, 'Recent searches')).toBeHidden()
    await expectNoOverflow(page)
    await expectNoAxeViolations(page)
    await expectGoodDark(page)
    if (isMobile) {
      expect(await search.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
      for (const target of await search.locator('a:visible, button:visible, select:visible, input:visible').all()) {
        const box = await target.boundingBox()
        expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(44)
      }
    }
    await search.getByRole('button', { name: 'Close search' }).click()
    await expect(search).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })).toBeFocused()
  },
)

test('suggestions come from the third character on, can be walked through, and are text [2.8.4, 2.8.5, 3.11.12, 5.8.2, 5.8.3, 7.8.8, 9.6.1, 9.6.3] [T-23, T-24]', async ({
  page,
}) => {
  await test.step('from the third character on', async () => {
    const suggestions = await suggest(page, 'aerobt', ['valve', 'valve kit & seal', PAYLOAD])
    await open(page, 'aerobt', '/us/en')
    const search = await openTakeover(page)
    await field(search).pressSequentially('va')
    await field(search).press('ArrowDown')
    await field(search).press('Escape')
    expect(suggestions.questions).toEqual([])
    await field(search).pressSequentially('l')
    const links = part(search, 'Suggested').getByRole('link')
    await expect(links).toHaveText(['valve', 'valve kit & seal', PAYLOAD])
    expect(suggestions.questions).toEqual([{ query: 'val', types: { documents: { fields: ['title'] } }, size: 10 }])
    expect(suggestions.keys).toEqual([expect.stringMatching(/^Bearer search-[a-z\d]+$/)])
    await expect(links.nth(1)).toHaveAttribute('href', '/us/en/search?search=valve%20kit%20%26%20seal')
    await expectNoAxeViolations(page)
    await field(search).press('ArrowDown')
    await field(search).press('ArrowDown')
    const active = await field(search).getAttribute('aria-activedescendant')
    await expect(page.locator(`#${active}`)).toHaveText('valve kit & seal')
    await field(search).press('Enter')
    await page.waitForURL((url) => url.pathname.endsWith('/search') && url.searchParams.get('search') === 'valve kit & seal')
    expect(suggestions.questions).toHaveLength(1)
    expect(await readRecents(page, 'aerobt')).toMatchObject([{ value: 'valve kit &amp; seal' }])
  })
  await test.step('the site’s own service, in the language of the page', async () => {
    await open(page, 'sps', '/de/de')
    await page.getByRole('banner').getByRole('button', { name: 'Suche', exact: true }).click()
    const search = page.getByRole('dialog', { name: 'Suche' })
    await search.getByRole('combobox', { name: 'Suche' }).pressSequentially('gasw')
    await expect(part(search, 'Vorschläge').getByRole('link').first()).toContainText(/^gasw/i)
  })
  await test.step('payloads in storage and suggestions; links carry them encoded once', async () => {
    await suggest(page, 'process', [PAYLOAD])
    await page.addInitScript(
      ([key = '', value]) => localStorage.setItem(key, JSON.stringify([{ value, expiry: Date.now() + 60_000 }])),
      ['recentSearches-process', PAYLOAD],
    )
    await open(page, 'process', '/us/en')
    const search = await openTakeover(page)
    await expect(part(search, 'Recent searches').getByRole('link')).toHaveText([PAYLOAD])
    await field(search).fill('img')
    const link = part(search, 'Suggested').getByRole('link')
    await expect(link).toHaveText([PAYLOAD])
    expect(new URL((await link.getAttribute('href')) ?? '', 'http://x').searchParams.get('search')).toBe(PAYLOAD)
    await expect(search.locator('img')).toHaveCount(0)
    await field(search).fill(`${PAYLOAD}{{7*7}}\${7*7}%27 or 1=1 --`)
    await field(search).press('Enter')
    await page.waitForURL('**/search?search=*')
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0)
    expect(await page.title()).not.toBe('1')
  })
})

test('what was looked for comes back as a recent search, at most ten of them [2.8.3, 3.11.13, 5.8.11, 5.8.12, 9.6.4]', async ({
  page,
}) => {
  await open(page, 'hpsbt', '/us/en')
  await page.evaluate(() => {
    const old = Array.from({ length: 10 }, (_, index) => ({ value: `query ${index}`, expiry: Date.now() + 60_000 + index }))
    localStorage.setItem('recentSearches-hpsbt', JSON.stringify([...old, { value: 'expired', expiry: 1 }]))
  })
  let search = await openTakeover(page)
  await expect(part(search, 'Recent searches').getByRole('link')).toHaveCount(10)
  await types(search).selectOption('news-events-id')
  await field(search).fill('  Alarm   <Software>® ')
  await field(search).press('Enter')
  await page.waitForURL((url) => url.searchParams.get('search') === 'Alarm Software')
  expect(new URL(page.url()).searchParams.get('type')).toBe('news-events-id')
  const recents = await readRecents(page, 'hpsbt')
  expect(recents.map(({ value }) => value)).toEqual(['alarm software', ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((at) => `query ${at}`)])
  const days = ((recents[0]?.expiry ?? 0) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(29.9)
  expect(days).toBeLessThanOrEqual(30)
  await open(page, 'hpsbt', '/us/en')
  search = await openTakeover(page)
  await expect(part(search, 'Recent searches').getByRole('link').first()).toHaveText('alarm software')
  await field(search).fill('ala')
  await expect(part(search, 'Recent searches')).toBeHidden()
  await field(search).fill('')
  await search.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(part(search, 'Recent searches')).toBeHidden()
  expect(await readRecents(page, 'hpsbt')).toEqual([])
})

test('a banner offers the same below its field; where script or search is missing there is a form or a link [2.8.1, 2.8.2, 2.8.3]', async ({
  page,
  browser,
}) => {
  await test.step('the banner', async () => {
    await suggest(page, 'hbtbt', ['thermostat'])
    await open(page, 'hbtbt', '/us/en/contact-us')
    const banner = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Look it up first' }) })
    await expect(types(banner)).toHaveValue('Product')
    const bar = await banner.getByRole('search').boundingBox()
    const button = await banner.getByRole('button', { name: 'Show results' }).boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0), 'the field is not under what opens below it').toBeLessThanOrEqual(
      (bar?.y ?? 0) + (bar?.height ?? 0),
    )
    await expectNoAxeViolations(page)
    await banner.getByLabel('Search', { exact: true }).focus()
    await expect(part(banner, 'Popular topics').getByRole('link').first()).toBeVisible()
    await expect(field(banner)).toHaveAttribute('aria-expanded', 'true')
    await field(banner).pressSequentially('ther')
    await expect(part(banner, 'Suggested').getByRole('link')).toHaveText(['thermostat'])
    await expectNoOverflow(page)
    // What the panel covers in part is no target now.
    await expectNoAxeViolations(page, '[data-search-banner]')
    await field(banner).press('Escape')
    await expect(field(banner)).toHaveAttribute('aria-expanded', 'false')
    await expect(part(banner, 'Suggested')).toBeHidden()
    await field(banner).press('Enter')
    await page.waitForURL('**/us/en/search?search=ther&type=Product')
  })
  await stepInFreshBrowser(
    browser,
    'when the search does not come the button leads to its page',
    { expectedFault: /fragments\/search|status of 503/ },
    async (page) => {
      await page.route('**/fragments/search/**', (route) => route.fulfill({ status: 503 }))
      await open(page, 'aerobt', '/us/en')
      await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
      await page.waitForURL('**/us/en/search?')
    },
  )
  await stepInFreshBrowser(
    browser,
    'without script a banner is a form that leads to the results',
    WITHOUT_SCRIPT,
    async (page) => {
      await page.goto(site('aerobt', '/us/en/contact-us'))
      const banner = page.getByRole('main').getByRole('search')
      await banner.getByLabel('Search', { exact: true }).fill('valve')
      await banner.getByRole('button', { name: 'Show results' }).click()
      await expect(page).toHaveURL(/\/us\/en\/search\?type=news-events-id&search=valve$/)
    },
  )
})
