import { stepInFreshBrowser, WITHOUT_SCRIPT } from './fresh-browser.ts'
import type { Page, Request } from '@playwright/test'
import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { expect, open, site, test } from './site.fixture.ts'

const ANALYTICS = '/bin/public/analytics'

/** Calls to analytics, and whether its script was loaded, from now on. */
const watchAnalytics = (page: Page): { calls: Request[]; scripts: string[] } => {
  const seen = { calls: [] as Request[], scripts: [] as string[] }
  page.on('request', (request) => {
    if (request.url().endsWith(ANALYTICS)) seen.calls.push(request)
    if (request.url().includes('send-events')) seen.scripts.push(request.url())
  })
  return seen
}

const openDialog = async (page: Page, name = 'Cookie preferences') => {
  await page.getByRole('contentinfo').getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  return dialog
}

const readCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'privacyPreferences')

/** Leaving the page sends what waits, so that nothing has to be waited for. */
const hidePage = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('the footer opens the cookie preferences, nothing else does, and a choice stays for 180 days', async ({ page, browser }) => {
  await test.step('nothing pops up over a page by itself', async () => {
    await open(page, 'hbtbt', '/fr/fr')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.locator('dialog[open]').count()).toBe(0)
  })
  await test.step('by mouse and by keyboard, for everyone', async () => {
    await open(page, 'hbtbt', '/us/en')
    const dialog = await openDialog(page)
    await expect(dialog.getByRole('checkbox', { name: /Necessary/ })).toBeDisabled()
    await expect(dialog.getByRole('checkbox', { name: /Necessary/ })).toBeChecked()
    await expectNoAxeViolations(page)
    await expectGoodDark(page)
    await expectNoOverflow(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const button = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' })
    await expect(button).toBeFocused()
    expect(await readCookie(page)).toBeUndefined()
    for (const key of ['Enter', ' ']) {
      await page.keyboard.press(key)
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(button).toBeFocused()
    }
  })
  await test.step('the page about cookies opens them too, and an address that names them', async () => {
    await open(page, 'hpsbt', '/us/en/cookies')
    await page.getByRole('main').getByRole('button', { name: 'Open the cookie preferences' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cookie preferences' })
    await expect(dialog).toBeVisible()
    await page.goto('about:blank')
    await open(page, 'hpsbt', '/us/en/cookies#cookie-preferences')
    await expect(dialog).toBeVisible()
  })
  await test.step('a choice is shown again', async () => {
    await open(page, 'sps', '/de/de')
    const dialog = await openDialog(page, 'Cookie-Einstellungen')
    await expect(dialog.getByRole('checkbox', { name: 'Analyse' })).not.toBeChecked()
    await dialog.getByRole('checkbox', { name: 'Analyse' }).check()
    await dialog.getByRole('checkbox', { name: 'Funktional' }).uncheck()
    await page.evaluate(() => localStorage.setItem('recentSearches-sps', '[]'))
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Ihre Cookie-Einstellungen sind gespeichert.')).toBeAttached()
    expect(await page.evaluate(() => localStorage.getItem('recentSearches-sps'))).toBeNull()
    const cookie = await readCookie(page)
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toMatchObject({ version: 1, functional: false, analytics: true })
    expect(cookie).toMatchObject({ sameSite: 'Strict', path: '/', httpOnly: false })
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(180)
    await open(page, 'sps', '/de/de/services')
    await openDialog(page, 'Cookie-Einstellungen')
    await expect(dialog.getByRole('checkbox', { name: 'Analyse' })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Funktional' })).not.toBeChecked()
  })
  await stepInFreshBrowser(
    browser,
    'without script the way is a link to the page about cookies',
    WITHOUT_SCRIPT,
    async (page) => {
      await page.goto(site('aerobt', '/us/en'))
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click()
      await expect(page).toHaveURL(/\/us\/en\/cookies#cookie-preferences$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookies')
    },
  )
})

test('nothing is sent before consent where it is needed; elsewhere a page is counted until someone objects [7.9.13]', async ({
  page,
  browser,
}) => {
  await test.step('where consent is needed, nothing either after it is taken back', async () => {
    const seen = watchAnalytics(page)
    await open(page, 'process', '/de/de')
    await hidePage(page)
    const dialog = await openDialog(page, 'Cookie-Einstellungen')
    expect(seen).toEqual({ calls: [], scripts: [] })
    await dialog.getByRole('button', { name: 'Alle akzeptieren' }).click()

    const asking = page.waitForRequest(`**${ANALYTICS}`)
    await open(page, 'process', '/de/de/services?email=ann@halden.example')
    const call = await asking
    const form = new URLSearchParams(call.postData() ?? '')
    expect([...form.keys()]).toEqual(['payload', 'tenantPath', 'isWebSdkEnable'])
    expect(form.get('tenantPath')).toBe('/content/process')
    const payload = JSON.parse(form.get('payload') ?? '') as { request: { page: object; events: object[] } }
    expect(payload.request.page).toMatchObject({ tenant: 'HPS', locale: 'de-DE', path: '/services', host: 'process.localhost' })
    expect(payload.request.events).toMatchObject([{ name: 'page.view' }])
    expect(form.get('payload')).not.toContain('halden.example')
    expect((await call.allHeaders())['cookie']).toBeUndefined()
    expect((await call.response())?.status()).toBe(200)

    await openDialog(page, 'Cookie-Einstellungen')
    await dialog.getByRole('button', { name: 'Nur notwendige' }).click()
    seen.calls.length = 0
    await open(page, 'process', '/de/de/about')
    await hidePage(page)
    await openDialog(page, 'Cookie-Einstellungen')
    expect(seen.calls).toEqual([])
  })
  await stepInFreshBrowser(browser, 'elsewhere', {}, async (page) => {
    const asking = page.waitForRequest(`**${ANALYTICS}`)
    await open(page, 'sps', '/us/en/products')
    const form = new URLSearchParams((await asking).postData() ?? '')
    expect(JSON.parse(form.get('payload') ?? '')).toMatchObject({
      request: { page: { tenant: 'IA', host: 'sps.localhost', path: '/products' } },
    })
  })
  await stepInFreshBrowser(browser, 'a browser that objects is respected, and the dialog says so', {}, async (page) => {
    const seen = watchAnalytics(page)
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await open(page, 'aerobt', '/us/en')
    await hidePage(page)
    const dialog = await openDialog(page)
    await expect(dialog.getByText('Your browser asks websites not to track you.')).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: 'Analytics' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Accept all' }).click()
    await open(page, 'aerobt', '/us/en/products')
    await hidePage(page)
    await openDialog(page)
    expect(seen).toEqual({ calls: [], scripts: [] })
  })
})

test('the footer shows the group’s sites, and which one this is', async ({ page }) => {
  await open(page, 'aerobt', '/us/en')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { name: 'Business links' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Halden Aerospace', exact: true })).toHaveAttribute('aria-current', 'true')
  await footer.getByRole('link', { name: 'Halden Process Solutions' }).click()
  await expect(page).toHaveURL(new RegExp(`^${site('process', '/').replace(/\/$/, '')}`))
})
