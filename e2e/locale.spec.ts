import { stepInFreshBrowser, WITHOUT_SCRIPT } from './fresh-browser.ts'
import type { Page } from '@playwright/test'
import { choose, openLocales, readCookies } from './locale-list.ts'
import { expect, open, site, test } from './site.fixture.ts'
import { signInAs } from './sign-in-as.ts'
import { LOCALE_PATHS, type TenantKey } from './world.ts'

const DAY = 24 * 60 * 60
const SESSION_KEYS = ['cachedHeader', 'cachedFooter', 'hideDpcMsg']
const LIST_KEYS = ['compareListCompare', 'compareListItems']
const TOOL_KEYS = [
  'replacement-searched',
  'replacement-session-data',
  'listArray',
  'scheduleData',
  'videoScheduleData',
  'ProjectName',
]

const fillStorage = (page: Page) =>
  page.evaluate(
    (keys) => {
      for (const key of keys) {
        localStorage.setItem(key, 'old')
        sessionStorage.setItem(key, 'old')
      }
    },
    [...SESSION_KEYS, ...LIST_KEYS, ...TOOL_KEYS],
  )

const chooseGermany = async (page: Page, tenant: TenantKey): Promise<void> => {
  // Those of another site have the same names.
  await page.context().clearCookies()
  await open(page, tenant, '/us/en/about')
  const before = await readCookies(page)
  expect(before['usr_country']?.value, 'set on load').toBe(tenant === 'aerobt' ? undefined : 'us')
  await fillStorage(page)
  await choose(await openLocales(page), 'Europe', /Deutschland/)
  await page.waitForURL('**/de/de/about')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')

  const cookies = await readCookies(page)
  expect([cookies['usr_country']?.value, cookies['usr_lang']?.value]).toEqual(['de', 'de'])
  for (const name of ['usr_country', 'usr_lang']) {
    expect(cookies[name]).toMatchObject({ secure: true, sameSite: 'Strict', path: '/', httpOnly: false })
    const days = ((cookies[name]?.expires ?? 0) - Date.now() / 1000) / DAY
    // 24 months are requested; this browser keeps no cookie longer than 400 days.
    if (tenant === 'sps') expect(cookies[name]?.expires, 'ends with the browser').toBe(-1)
    else expect(days).toBeGreaterThan(399)
  }
  const left = await page.evaluate(() => {
    const read = (storage: Storage): Record<string, string> => Object.fromEntries(Object.entries(storage))
    return { local: read(localStorage), session: read(sessionStorage) }
  })
  for (const key of SESSION_KEYS) expect(left.session, 'session storage').not.toHaveProperty([key])
  for (const key of [...LIST_KEYS, ...TOOL_KEYS]) {
    expect(left.local, 'local storage').not.toHaveProperty([key])
    expect(left.session, 'session storage').not.toHaveProperty([key])
  }
  expect(left.local['languageName']).toBe('Deutsch')
  expect(JSON.parse(left.local['localeList'] ?? '')).toContainEqual({
    path: '/cn/zh',
    locale: '中国(ZH)',
    'data-country-language-code': 'zh-cn',
    'data-postlogin-redirectpage': expect.stringMatching(/^\/cn\/zh\/secure\//),
  })
  // The choice counts for who comes back to the bare host.
  await page.goto(site(tenant))
  await page.waitForURL('**/de/de')
}

test('choosing a country keeps the page, remembers the choice and forgets the old one’s data [2.4.1, 2.4.7, 2.4.8, 2.4.9, 2.4.10, 2.4.11, 2.4.12, 2.4.13, 3.18.1, 3.19.9, 3.19.10, 9.4.1]', async ({
  page,
}) => {
  for (const tenant of ['hbtbt', 'sps', 'aerobt'] as const) await test.step(tenant, () => chooseGermany(page, tenant))
})

test('links in the footer do the same, leave a new tab to the browser, and work without script [2.4.1, 2.4.9]', async ({
  page,
  browser,
}) => {
  await test.step('a click for another tab stays a link and changes nothing here', async () => {
    await open(page, 'aerobt', '/us/en/about')
    // The last to hear of the click tells whether it is still the browser's, and keeps the tab from opening.
    const isLeftToBrowser = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          window.addEventListener('click', (event) => {
            resolve(!event.defaultPrevented && (event.ctrlKey || event.metaKey))
            event.preventDefault()
          })
        }),
    )
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Polska' })
    await link.click({ modifiers: ['ControlOrMeta'] })
    expect(await isLeftToBrowser).toBe(true)
    expect(await readCookies(page)).not.toHaveProperty('usr_country')
    expect(await page.evaluate(() => localStorage.getItem('localeList'))).toBeNull()
  })
  await test.step('a click chooses', async () => {
    await open(page, 'aerobt', '/us/en/about')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Polska' }).click()
    await page.waitForURL('**/pl/pl/about')
    expect((await readCookies(page))['usr_country']?.value).toBe('pl')
    expect(await page.evaluate(() => localStorage.getItem('languageName'))).toBe('Polski')
  })
  await test.step('a page names itself in every other language to search engines', async () => {
    await open(page, 'hbtbt', '/us/en/about')
    for (const path of LOCALE_PATHS)
      await expect(page.locator(`link[rel=alternate][href$="${path}/about"]`).first()).toBeAttached()
  })
  await stepInFreshBrowser(
    browser,
    'without script the button leads to the plain list, and its links lead on',
    WITHOUT_SCRIPT,
    async (page) => {
      await page.goto(site('aerobt', '/us/en/about'))
      await (await openLocales(page)).getByRole('link', { name: 'Country and language' }).click()
      await page.waitForURL('**/us/en/about?#locales')
      const plain = page.locator('#locales')
      await expect(plain).toBeInViewport()
      await expect(plain.locator('a[data-country-language-code]')).toHaveCount(7)
      await plain.getByRole('link', { name: /España/ }).click()
      await page.waitForURL('**/es/es/about')
    },
  )
})

test('who is signed in arrives at the page that the entry names for them [2.4.11, 3.8.1]', async ({ page }) => {
  await signInAs(page, 'aerobt', 'buyer')
  await open(page, 'aerobt', '/us/en/about')
  const list = await openLocales(page)
  const entry = list.locator('a[data-country-language-code="zh-cn"]')
  const target = (await entry.getAttribute('data-postlogin-redirectpage')) ?? ''
  expect(target).toMatch(/^\/cn\/zh\/secure\//)
  await choose(list, 'Asia Pacific', /中国/)
  await page.waitForURL(`**${target}`)
  expect((await readCookies(page))['usr_lang']?.value).toBe('zh')
  // An entry without such a page is a link like for everyone.
  await open(page, 'aerobt', '/us/en/about')
  await choose(await openLocales(page), 'Europe', /France/)
  await page.waitForURL('**/fr/fr/about')
})
