import { stepInFreshBrowser } from './fresh-browser.ts'
import { bannerOf, cookieOf, countLoads, countryOf, expectDayCookie, standIn } from './market-page.ts'
import { readShifts, UNSEEN, watchShifts } from './layout-shift.ts'
import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { ALSO_ON_PHONE, expect, open, test } from './site.fixture.ts'

test(
  'the banner offers countries by name, a way to sign in and a way to dismiss it [2.6.1, 5.9.3]',
  ALSO_ON_PHONE,
  async ({ page }) => {
    await open(page, 'sps', '/us/en/products')
    const names = await countryOf(page).locator('option').allTextContents()
    expect(names.length).toBeGreaterThan(10)
    expect(names).toEqual(names.toSorted((one, other) => one.toLowerCase().localeCompare(other.toLowerCase())))
    for (const option of await countryOf(page).locator('option').all())
      await expect(option).toHaveAttribute('value', /^[a-z]{2}$/)
    await expect(bannerOf(page).getByRole('button', { name: 'Dismiss' })).toBeVisible()
    await expectNoOverflow(page)
    await expectNoAxeViolations(page)
    await expectGoodDark(page)
    await bannerOf(page).getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByLabel('E-mail')).toBeVisible()
  },
)

test('a choice stays and shows the page again for it; a dismissed banner stays away in this tab [2.6.2, 2.6.3, 3.18.3, 3.19.8, 4.9.3, 4.9.4]', async ({
  page,
  browser,
}) => {
  await test.step('by mouse', async () => {
    await standIn(page, 'pl')
    await open(page, 'aerobt', '/us/en/products')
    await expect(countryOf(page)).toHaveValue('pl')
    const { paths } = countLoads(page)
    await countryOf(page).selectOption('de')
    await expect(bannerOf(page)).toContainText('Your market: Germany')
    await expect(countryOf(page)).toHaveValue('de')
    expect(paths).toEqual(['/us/en/products'])
    await expectDayCookie(page, 'selecteddtm', 'de')
    await expectDayCookie(page, 'dtm', 'pl')
  })
  await stepInFreshBrowser(browser, 'by keyboard countries can be passed by; Enter chooses', {}, async (page) => {
    await open(page, 'aerobt', '/gb/en/products')
    await expectDayCookie(page, 'dtm', 'gb')
    const { paths } = countLoads(page)
    await countryOf(page).focus()
    await page.keyboard.type('Franc')
    await expect(countryOf(page)).toHaveValue('fr')
    expect(paths).toEqual([])
    expect(await cookieOf(page, 'selecteddtm')).toBeUndefined()
    await page.keyboard.press('Enter')
    await expect(bannerOf(page)).toContainText('France')
    await expectDayCookie(page, 'selecteddtm', 'fr')
  })
  await stepInFreshBrowser(browser, 'dismissed: in this tab, and no longer', {}, async (page) => {
    await open(page, 'aerobt', '/us/en/products')
    await bannerOf(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(bannerOf(page)).toBeHidden()
    await expect(page.locator('#main')).toBeFocused()
    expect(await page.evaluate(() => sessionStorage.getItem('hideDpcMsg'))).toBe('true')

    await watchShifts(page)
    await open(page, 'aerobt', '/us/en/products')
    await expect(bannerOf(page)).toBeHidden()
    expect(await readShifts(page)).toBeLessThan(UNSEEN)

    const other = await page.context().newPage()
    await open(other, 'aerobt', '/us/en/products')
    await expect(bannerOf(other)).toBeVisible()
  })
})

test('hbtbt shows names of its translated list, and none of it to customers; others need no token [2.6.4, 6.1.3, 7.6.2, 7.6.3, 8.1.5]', async ({
  page,
  browser,
}) => {
  await test.step('names come from the list, for a token given to nobody', async () => {
    await page.route('**/sm/api/common/account/anonymous-token*', (route) => route.fulfill({ json: { access_token: 'abc' } }))
    const list = [
      { isoCode: 'PL', countryName: 'Aaa Polen' },
      { isoCode: 'DE', countryName: 'Deutschland (BT)' },
    ]
    let headers: Record<string, string> = {}
    await page.route('**/sm/api/countries/translated*', (route) => {
      headers = route.request().headers()
      return route.fulfill({ json: { list } })
    })
    await open(page, 'hbtbt', '/de/de/products')
    const select = page.getByRole('region', { name: 'Ihr Markt' }).getByLabel('Land')
    await expect(select.locator('option:checked')).toHaveText('Deutschland (BT)')
    await expect(select).toHaveValue('de')
    expect(await select.locator('option').evaluateAll((all) => all.slice(-2).map((one) => one.textContent))).toEqual([
      'Aaa Polen',
      'Deutschland (BT)',
    ])
    expect(headers).toMatchObject({ language: 'de', security: 'abc' })
  })
  await stepInFreshBrowser(browser, 'the real token opens the real list', {}, async (page) => {
    const listed = page.waitForResponse('**/sm/api/countries/translated?appId=portico-hbtbt')
    await open(page, 'hbtbt', '/pl/pl/products')
    expect((await listed).status()).toBe(200)
    const select = page.getByRole('region', { name: 'Twój rynek' }).getByLabel('Kraj')
    await expect(select.locator('option:checked')).toHaveText('Polska')
  })
  await stepInFreshBrowser(
    browser,
    'without a token the banner says so, and the names stay',
    { expectedFault: /anonymous-token/ },
    async (page) => {
      await page.route('**/sm/api/common/account/anonymous-token*', (route) => route.fulfill({ status: 500, json: {} }))
      await open(page, 'hbtbt', '/us/en/products')
      await expect(bannerOf(page).getByRole('status')).toHaveText('Unable to process your request. Please try after sometime.')
      await expect(countryOf(page).locator('option:checked')).toHaveText('United States')
      await expectNoOverflow(page)
      await expectNoAxeViolations(page)
    },
  )
  await stepInFreshBrowser(browser, 'elsewhere no token is requested', {}, async (page) => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await open(page, 'process', '/us/en/products')
    await page.waitForLoadState('networkidle')
    expect(calls.filter((url) => url.includes('anonymous-token'))).toEqual([])
  })
  await stepInFreshBrowser(browser, 'customers of hbtbt see none, others keep it without a way to sign in', {}, async (page) => {
    await signInAs(page, 'hbtbt', 'buyer')
    await open(page, 'hbtbt', '/us/en/products')
    await expect(page.locator('[data-market-banner]')).toBeHidden()

    await signInAs(page, 'sps', 'buyer')
    await open(page, 'sps', '/us/en/products')
    await expect(bannerOf(page)).toBeVisible()
    await expect(bannerOf(page).getByText('Sign in')).toBeHidden()
  })
})
