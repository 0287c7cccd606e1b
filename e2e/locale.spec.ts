import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { expect, open, site, test } from './site.fixture.ts'
import { signInAs } from './sign-in-as.ts'
import { LOCALE_PATHS, type TenantKey } from './world.ts'

const DAY = 24 * 60 * 60
const NAME = 'Country and language'
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

const flyoutOf = (page: Page): Locator => page.getByRole('region', { name: NAME })
const buttonOf = (page: Page): Locator =>
  page
    .getByRole('button', { name: `${NAME}: ` })
    .filter({ visible: true })
    .first()

/** From the header, or from the menu where the header has no room for the button [2.4.1]. */
const openLocales = async (page: Page): Promise<Locator> => {
  if ((await buttonOf(page).count()) === 0) await page.getByRole('button', { name: 'Menu' }).click()
  if ((await buttonOf(page).count()) === 0) return page.getByRole('banner')
  await buttonOf(page).click()
  await expect(flyoutOf(page)).toBeVisible()
  return flyoutOf(page)
}

const choose = async (list: Locator, region: string, country: RegExp): Promise<void> => {
  const heading = list.getByRole('button', { name: region })
  if ((await heading.count()) > 0 && (await heading.getAttribute('aria-expanded')) === 'false') await heading.click()
  await list.getByRole('link', { name: country }).click()
}

const readCookies = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map((cookie) => [cookie.name, cookie]))

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

for (const tenant of ['hbtbt', 'sps', 'aerobt'] as const satisfies readonly TenantKey[]) {
  test(`${tenant}: choosing a country keeps the page, remembers the choice and forgets the old one’s data [2.4.1, 2.4.7, 2.4.8, 2.4.9, 2.4.10, 2.4.11, 2.4.12, 2.4.13, 3.18.1, 3.19.9, 3.19.10, 9.4.1]`, async ({
    page,
  }) => {
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
      // 24 months are asked for; this browser keeps no cookie longer than 400 days.
      if (tenant === 'sps') expect(cookies[name]?.expires, 'ends with the browser').toBe(-1)
      else expect(days).toBeGreaterThan(399)
    }
    const left = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }))
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
  })
}

test('links in the footer do the same [2.4.9]', async ({ page }) => {
  await open(page, 'aerobt', '/us/en/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Polska' }).click()
  await page.waitForURL('**/pl/pl/about')
  expect((await readCookies(page))['usr_country']?.value).toBe('pl')
  expect(await page.evaluate(() => localStorage.getItem('languageName'))).toBe('Polski')
})

test('a link opened in a tab of its own changes nothing here', async ({ page, context }) => {
  await open(page, 'aerobt', '/us/en/about')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Polska' })
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/\/pl\/pl\/about$/)
  await expect(page).toHaveURL(/\/us\/en\/about$/)
  expect(await readCookies(page)).not.toHaveProperty('usr_country')
})

test('who is signed in arrives at the page that the entry names for them [2.4.11, 3.8.1]', async ({ page }) => {
  await signInAs(page, 'aerobt', 'buyer')
  await open(page, 'aerobt', '/us/en/about')
  const entry = page.locator('[data-locales] a[data-country-language-code="zh-cn"]')
  const target = (await entry.getAttribute('data-postlogin-redirectpage')) ?? ''
  expect(target).toMatch(/^\/cn\/zh\/secure\//)
  await choose(await openLocales(page), 'Asia Pacific', /中国/)
  await page.waitForURL(`**${target}`)
  expect((await readCookies(page))['usr_lang']?.value).toBe('zh')
  // An entry without such a page is a link like for everyone.
  await open(page, 'aerobt', '/us/en/about')
  await choose(await openLocales(page), 'Europe', /France/)
  await page.waitForURL('**/fr/fr/about')
})

test('a page names itself in every other language to search engines', async ({ page }) => {
  await open(page, 'hbtbt', '/us/en/about')
  for (const path of LOCALE_PATHS) await expect(page.locator(`link[rel=alternate][href$="${path}/about"]`).first()).toBeAttached()
})

test.describe('the list', () => {
  // Wide enough for the header's own button, and once as narrow as a phone held upright.
  test.skip(({ isMobile }) => isMobile)

  test('opens one region at a time, first that of the page [2.4.2]', async ({ page }) => {
    await open(page, 'hbtbt', '/de/de')
    await page.getByRole('button', { name: 'Land und Sprache: Deutschland(DE)' }).click()
    const list = page.getByRole('region', { name: 'Land und Sprache' })
    const regions = list.locator('button[aria-expanded]')
    const expectOpen = async (expected: readonly string[]) => {
      expect(await regions.evaluateAll((all) => all.map((region) => region.getAttribute('aria-expanded')))).toEqual(expected)
    }
    await expect(regions).toHaveCount(3)
    await expectOpen(['false', 'true', 'false'])
    await expect(list.getByRole('link')).toHaveCount(5)
    await regions.nth(2).click()
    await expectOpen(['false', 'false', 'true'])
    await expect(list.getByRole('link')).toHaveCount(1)
    await regions.nth(2).click()
    await expectOpen(['false', 'false', 'false'])
    await expectNoAxeViolations(page)
  })

  test('is searched with every key, in own and other words, and cleared [2.4.3, 2.4.4, 2.4.5]', async ({ page }) => {
    await open(page, 'aerobt', '/us/en')
    const list = await openLocales(page)
    const search = list.getByLabel('Find a country or language')
    const clear = list.getByRole('button', { name: 'Clear' })
    const regions = list.locator('button[aria-expanded]')
    await expect(clear).toBeHidden()
    await search.pressSequentially('gER')
    await expect(list.getByRole('link')).toHaveText([/Deutschland/])
    await expect(regions.filter({ visible: true })).toHaveCount(0)
    await expect(list.getByRole('status')).toHaveText('Matches: 1')
    await search.fill('english')
    await expect(list.getByRole('link')).toHaveText([/United States/, /United Kingdom/])
    await expectNoAxeViolations(page)
    await search.fill('<b>x')
    await expect(list.getByRole('link')).toHaveCount(0)
    await expect(list.getByRole('status')).toContainText('No country or language matches “<b>x”.')
    await clear.click()
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('')
    await expect(regions.filter({ visible: true })).toHaveCount(3)
    await search.pressSequentially('pol')
    for (let key = 0; key < 3; key += 1) await page.keyboard.press('Backspace')
    await expect(regions.filter({ visible: true })).toHaveCount(3)
    await expect(clear).toBeHidden()
    await search.fill('POL')
    await list.getByRole('link', { name: /Polska/ }).click()
    await page.waitForURL('**/pl/pl')
    expect((await readCookies(page))['usr_country']?.value).toBe('pl')
  })

  test('a click outside closes it and puts search and regions back [2.4.6]', async ({ page }) => {
    await open(page, 'aerobt', '/us/en')
    const list = await openLocales(page)
    await expect(list.getByRole('button', { name: 'Close' })).toBeHidden()
    await list.getByRole('button', { name: 'Asia Pacific' }).click()
    await list.getByLabel('Find a country or language').fill('pol')
    await page.mouse.click(200, 400)
    await expect(list).toBeHidden()
    await openLocales(page)
    await expect(list.getByLabel('Find a country or language')).toHaveValue('')
    await expect(list.getByRole('button', { name: 'Americas' })).toHaveAttribute('aria-expanded', 'true')
    await expect(list.getByRole('button', { name: 'Asia Pacific' })).toHaveAttribute('aria-expanded', 'false')
  })

  test('is used with the keyboard alone, and Escape gives the focus back [2.4.1]', async ({ page }) => {
    await open(page, 'aerobt', '/us/en/about')
    const button = page.getByRole('button', { name: `${NAME}: USA(EN)`, exact: true }).filter({ visible: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const list = flyoutOf(page)
    await expect(list.getByLabel('Find a country or language')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Space')
    for (const name of ['Americas', 'United States', 'Europe']) {
      await page.keyboard.press('Tab')
      if (name === 'Americas') await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toContainText(name)
    }
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toContainText('United Kingdom')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/gb/en/about')
    await expect(page.getByRole('button', { name: `${NAME}: UK(EN)`, exact: true }).filter({ visible: true })).toBeVisible()
  })

  test('fills a narrow screen and has a button to close it [2.4.6]', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 900 })
    await open(page, 'hbtbt', '/us/en')
    const list = await openLocales(page)
    const box = await list.boundingBox()
    expect([box?.width, box?.height]).toEqual([600, 900])
    await list.getByLabel('Find a country or language').fill('pol')
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
    await list.getByRole('button', { name: 'Close' }).click()
    await expect(list).toBeHidden()
    await expect(buttonOf(page)).toBeFocused()
  })
})

test.describe('the label', () => {
  test.skip(({ isMobile }) => isMobile)
  const labels = (page: Page) => page.locator('[data-locale-button]:visible span')

  test('is that of the page, with the language’s own name [2.5.1]', async ({ page }) => {
    await open(page, 'aerobt', '/cn/zh')
    await expect(labels(page)).toHaveText(['中国(ZH)', '简体中文'])
  })

  test('a stored language name is shown, as text [2.5.3]', async ({ page }) => {
    await open(page, 'aerobt', '/us/en')
    await expect(labels(page)).toHaveText(['USA(EN)', 'English'])
    await page.evaluate(() => localStorage.setItem('languageName', '<i>Pirate</i>'))
    await page.reload()
    await expect(labels(page)).toHaveText(['USA(EN)', '<i>Pirate</i>'])
    await expect(page.getByRole('button', { name: `${NAME}: USA(EN)`, exact: true }).filter({ visible: true })).toBeVisible()
  })

  test('comes from the list, then from the hidden map, then from what is stored [2.5.2]', async ({ page }) => {
    const stored = [{ path: '/us/en', locale: 'Stored(EN)', 'data-country-language-code': 'en-us' }]
    const mapped = [{ ...stored[0], locale: 'Mapped(EN)' }]
    await page.addInitScript(
      ({ list, map }) => {
        const { hash, protocol } = location
        if (protocol === 'http:') localStorage.setItem('localeList', JSON.stringify(list))
        // The document is complete then, and no script of the page has run yet.
        document.addEventListener('readystatechange', () => {
          if (document.readyState !== 'interactive') return
          const field = document.querySelector<HTMLInputElement>('#locale-map')
          if (field) field.value = hash === '#stored' ? '' : JSON.stringify(map)
          if (hash !== '') document.querySelector('[data-locale-regions]')?.remove()
        })
      },
      { list: stored, map: mapped },
    )
    for (const [hash, label] of [
      ['', 'USA(EN)'],
      ['#mapped', 'Mapped(EN)'],
      ['#stored', 'Stored(EN)'],
    ] as const) {
      await page.goto('about:blank')
      await open(page, 'aerobt', `/us/en${hash}`)
      await expect(labels(page).first()).toHaveText(label)
    }
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedFault: /^request failed: .*\.js \(csp\)$/ })

  test('the list opens with every region, and its links lead on [2.4.1]', async ({ page }) => {
    await page.goto(site('aerobt', '/us/en/about'))
    const list = await openLocales(page)
    await expect(list.getByLabel('Find a country or language')).toBeHidden()
    await expect(list.locator('a[data-country-language-code]').filter({ visible: true })).toHaveCount(7)
    await list.getByRole('link', { name: /España/ }).click()
    await page.waitForURL('**/es/es/about')
  })
})
