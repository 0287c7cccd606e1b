import type { Locator, Page, Request } from '@playwright/test'
import { expectNoAxeViolations, expectNoOverflow, switchToDark } from './page-checks.ts'
import { expect, open, site, test } from './site.fixture.ts'

const HOME = '/us/en'

const entry = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name, exact: true })
const toggle = (page: Page, name: string): Locator => page.getByRole('button', { name: `Show more: ${name}` })
const flyout = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true })

/** Every sub-navigation that the page asks for. */
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

test.describe('on a wide screen', () => {
  test.skip(({ isMobile }) => isMobile, 'the phone has a menu of its own')

  test('a flyout opens 300 ms after the pointer rests on its entry, and not before [2.3.3] [9.8.2]', async ({ page }) => {
    await page.clock.install()
    await open(page, 'hbtbt', HOME)
    await page.clock.pauseAt(Date.now() + 60_000)
    await entry(page, 'Products').hover()
    await page.clock.runFor(299)
    await expect(flyout(page, 'Products')).toBeHidden()
    await page.clock.runFor(1)
    await expect(flyout(page, 'Products')).toBeVisible()
    await expect(toggle(page, 'Products')).toHaveAttribute('aria-expanded', 'true')
  })

  test('on its way to the panel the pointer may cross another entry, and leaving closes after a while', async ({ page }) => {
    await page.clock.install()
    await open(page, 'hbtbt', HOME)
    await toggle(page, 'Products').click()
    const inside = flyout(page, 'Products').getByRole('link', { name: 'Fire and life safety' })
    await expect(inside).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await entry(page, 'Services').hover()
    await page.clock.runFor(200)
    await inside.hover()
    await page.clock.runFor(1000)
    await expect(inside).toBeVisible()
    await page.getByRole('contentinfo').dispatchEvent('pointerover', { pointerType: 'mouse' })
    await page.clock.runFor(299)
    await expect(inside).toBeVisible()
    await page.clock.runFor(1)
    await expect(inside).toBeHidden()
  })

  test('one second after it opened a panel is finished, whatever came [9.8.3]', async ({ page }) => {
    await page.clock.install()
    await page.route('**/by-category.*', () => new Promise<void>(() => {}))
    await open(page, 'hbtbt', HOME)
    await page.clock.pauseAt(Date.now() + 60_000)
    await toggle(page, 'Products').click()
    const panel = flyout(page, 'Products')
    await expect(panel.getByRole('status')).toBeVisible()
    await page.clock.runFor(999)
    await expect(panel).not.toHaveAttribute('data-ready')
    await page.clock.runFor(1)
    await expect(panel).toHaveAttribute('data-ready')
  })

  test('four levels lie below the products, and the fourth leads to its page [2.3.2] [2.2.6]', async ({ page }) => {
    await open(page, 'hbtbt', HOME)
    await entry(page, 'Products').hover()
    const panel = flyout(page, 'Products')
    await expect(panel.getByRole('heading', { level: 2, name: 'Heating and cooling' })).toBeVisible()
    await panel.getByRole('link', { name: 'Fire and life safety' }).hover()
    await expect(panel.getByRole('heading', { level: 2, name: 'Fire and life safety' })).toBeVisible()
    await expect(panel.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(1)
    const group = panel.getByRole('heading', { level: 3 }).filter({ visible: true }).first()
    await expect(group).toBeVisible()
    await panel.locator('h3 + ul').filter({ visible: true }).first().getByRole('link').first().click()
    await page.waitForURL(/\/us\/en\/products\/fire-and-life-safety\/[\w-]+\/[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a click opens, a second one follows the link, a modifier key follows at once', async ({ page, context }) => {
    await page.clock.install()
    await open(page, 'hbtbt', HOME)
    await page.clock.pauseAt(Date.now() + 60_000)
    const other = context.waitForEvent('page')
    await entry(page, 'About us').click({ modifiers: ['ControlOrMeta'] })
    await (await other).close()
    await expect(flyout(page, 'About us')).toBeHidden()
    await entry(page, 'Services').click()
    await expect(flyout(page, 'Services').getByRole('link', { name: 'Commissioning' })).toBeVisible()
    await expect(page).toHaveURL(site('hbtbt', HOME))
    await entry(page, 'Services').click()
    await page.waitForURL('**/us/en/services')
  })

  test('touch: the first tap opens, the second follows', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, hasTouch: true, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await open(page, 'hbtbt', HOME)
    await entry(page, 'Products').tap()
    const inner = flyout(page, 'Products').getByRole('link', { name: 'Lighting control', exact: true })
    await expect(inner).toBeVisible()
    await inner.tap()
    await expect(page.getByRole('heading', { level: 2, name: 'Lighting control' })).toBeVisible()
    await expect(page).toHaveURL(site('hbtbt', HOME))
    await inner.tap()
    await page.waitForURL('**/products/lighting-control')
    await context.close()
  })

  test('the keyboard alone opens, reads, leaves and closes', async ({ page }) => {
    await open(page, 'hbtbt', HOME)
    await toggle(page, 'Products').focus()
    await page.keyboard.press('Enter')
    await expect(toggle(page, 'Products')).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(flyout(page, 'Products')).toBeHidden()
    await expect(toggle(page, 'Products')).toBeFocused()

    await page.keyboard.press('ArrowDown')
    const first = flyout(page, 'Products').getByRole('link', { name: 'Heating and cooling' }).first()
    await expect(first).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(flyout(page, 'Products').getByRole('link', { name: 'Fire and life safety' }).first()).toBeFocused()
    await expect(page.getByRole('heading', { level: 2, name: 'Fire and life safety' })).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('heading', { level: 2, name: 'Heating and cooling' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(flyout(page, 'Products').getByRole('link', { name: 'See all: Heating and cooling' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(flyout(page, 'Products')).toBeHidden()
    await expect(toggle(page, 'Products')).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(flyout(page, 'Products')).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(flyout(page, 'Products')).toBeHidden()
  })

  test('tabs of a flyout are chosen with arrows and show their panel [2.3.2]', async ({ page }) => {
    await open(page, 'hbtbt', HOME)
    await toggle(page, 'About us').click()
    const panel = flyout(page, 'About us')
    await panel.getByRole('tab', { name: 'Company' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(panel.getByRole('tab', { name: 'News' })).toBeFocused()
    await expect(panel.getByRole('tabpanel', { name: 'News' })).toBeVisible()
    await page.keyboard.press('End')
    await expect(panel.getByRole('tabpanel')).toHaveCount(1)
    await panel
      .getByRole('tabpanel', { name: 'Policies' })
      .getByRole('link', { name: /^Privacy/ })
      .click()
    await page.waitForURL('**/us/en/privacy')
  })

  test('one flyout is open at a time, and other popups take its place [2.3.14]', async ({ page }) => {
    await open(page, 'hbtbt', HOME)
    await toggle(page, 'Products').click()
    await toggle(page, 'Services').click()
    await expect(flyout(page, 'Products')).toBeHidden()
    await page.getByRole('button', { name: 'Business links' }).click()
    await expect(flyout(page, 'Services')).toBeHidden()
    const business = page.getByRole('region', { name: 'Business links' })
    await expect(business.getByRole('link')).toHaveCount(5)
    await expect(business.locator('[aria-current]')).toHaveText(/^Halden Building Technologies/)
    await expect(business.getByRole('link', { name: /^Halden Aerospace/ })).toHaveAttribute('href', '/business/aerobt')
    await page.keyboard.press('Escape')
    await expect(business).toBeHidden()
    await page.getByRole('button', { name: 'Business links' }).click()
    await toggle(page, 'About us').focus()
    await page.keyboard.press('Enter')
    await expect(business).toBeHidden()
  })

  test.describe('when a fragment does not come', () => {
    test.use({ expectedFault: /by-category|ERR_FAILED/ })
    test('the spinner goes silently and the link still works [8.8.1]', async ({ page }) => {
      await page.route('**/by-category.*', (route) => route.abort())
      await open(page, 'hbtbt', HOME)
      await toggle(page, 'Products').click()
      await expect(page.getByRole('banner').getByRole('status')).toHaveCount(0)
      await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0)
      await expect(flyout(page, 'Products')).toBeHidden()
      await entry(page, 'Products').click()
      await page.waitForURL('**/us/en/products')
    })
  })

  test.describe('the address of a sub-navigation', () => {
    test('names the page’s country, and its headers tell the title and the countries [2.3.4] [2.3.5] [7.7.1]', async ({
      page,
    }) => {
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

    for (const [what, cookies, path] of [
      ['the chosen market first', { selecteddtm: 'cn', dtm: 'us,ca' }, '/us/en/by-category.external.cnen.html'],
      ['then the known markets', { dtm: 'us,ca' }, '/us/en/by-category.external.uscaen.html'],
      ['a hash of many', { dtm: 'us,ca,mx,gb,de' }, /^\/us\/en\/by-category\.external\.dpcCountryList\.[a-z0-9]+\.en\.html$/],
      ['nothing that is no country [T-32]', { selecteddtm: '../..', dtm: 'us\r\nx: y' }, '/us/en/by-category.external.usen.html'],
    ] as const)
      test(`takes ${what} [2.3.8] [2.3.6]`, async ({ page }) => {
        for (const [name, value] of Object.entries(cookies)) await setCookie(page, name, value)
        const requests = watchSubnav(page)
        await open(page, 'hbtbt', HOME)
        await toggle(page, 'Products').click()
        await expect(flyout(page, 'Products').getByRole('link', { name: 'Heating and cooling' }).first()).toBeVisible()
        expect(pathOf(requests[0])).toMatch(path)
        const isChina = 'selecteddtm' in cookies && cookies.selecteddtm === 'cn'
        await expect(flyout(page, 'Products').getByRole('link', { name: 'Cables and enclosures' })).toHaveCount(isChina ? 0 : 1)
      })
  })

  test('what was loaded once opens at once, here and on the next page', async ({ page }) => {
    const requests = watchSubnav(page)
    await open(page, 'hbtbt', HOME)
    await toggle(page, 'Products').click()
    const link = flyout(page, 'Products').getByRole('link', { name: 'Heating and cooling' }).first()
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

  test('an open flyout can be used by everyone, in light and dark, and moves nothing', async ({ page }) => {
    await open(page, 'hbtbt', HOME)
    const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)
    const before = await top()
    for (const name of ['Products', 'Services', 'About us']) {
      await toggle(page, name).click()
      await expect(flyout(page, name).getByRole('link').first()).toBeVisible()
      expect(await top()).toBe(before)
      await expectNoAxeViolations(page)
      await expectNoOverflow(page)
    }
    await switchToDark(page)
    await expectNoAxeViolations(page)
  })

  test('a flyout is never taller than the screen', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 420 })
    await open(page, 'hbtbt', HOME)
    await toggle(page, 'Products').click()
    await expect(page.getByRole('heading', { level: 2, name: 'Heating and cooling' })).toBeVisible()
    const box = await flyout(page, 'Products').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(420)
  })

  test('an entry for customers carries a lock', async ({ page }) => {
    await open(page, 'hbtbt', HOME)
    await expect(page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'My portal' })).toHaveAttribute(
      'data-locked',
      'true',
    )
  })
})

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'wide screens have flyouts')
  const menu = (page: Page): Locator => page.locator('#site-menu')
  const openMenu = async (page: Page): Promise<Locator> => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    return menu(page)
  }

  test('the menu leads through four levels, and back and close lead out [2.3.9] [2.3.2]', async ({ page }) => {
    await open(page, 'hbtbt', HOME)
    await expect(menu(page)).toHaveAttribute('data-state', 'closed')
    const shown = await openMenu(page)
    await expect(shown).toHaveAttribute('data-state', 'open')
    await expect(shown.getByRole('button', { name: 'Back' })).toBeHidden()
    for (const name of ['Products', 'Heating and cooling', 'Thermostats']) {
      await shown.getByRole('link', { name, exact: true }).tap()
      await expect(shown.getByRole('heading', { level: 2, name, exact: true })).toBeFocused()
      await expect(shown.getByRole('link', { name: `Go to ${name}` })).toBeVisible()
    }
    await expectNoAxeViolations(page)
    await shown.getByRole('button', { name: 'Back' }).tap()
    await expect(shown.getByRole('link', { name: 'Thermostats', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(shown.getByRole('heading', { level: 2, name: 'Products', exact: true })).toBeVisible()
    await shown.getByRole('button', { name: 'Close' }).tap()
    await expect(shown).toHaveAttribute('data-state', 'closed')
    await expect(shown).toBeHidden()
    const again = await openMenu(page)
    await expect(again.getByRole('link', { name: 'Services', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(again).toBeHidden()
  })

  test('the fourth level is a page', async ({ page }) => {
    await open(page, 'hbtbt', HOME)
    const shown = await openMenu(page)
    for (const name of ['Products', 'Heating and cooling', 'Thermostats', 'Room thermostats'])
      await shown.getByRole('link', { name, exact: true }).tap()
    await page.waitForURL('**/products/heating-and-cooling/thermostats/room-thermostats')
  })

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })
    test('it is closing while it slides out, then closed, and the page behind stays where it is [2.3.9]', async ({ page }) => {
      await open(page, 'hbtbt', HOME)
      const shown = await openMenu(page)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
      const states = page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const seen: string[] = []
            const target = document.getElementById('site-menu')
            new MutationObserver(() => {
              const state = target?.dataset['state'] ?? ''
              if (seen.at(-1) !== state) seen.push(state)
              if (state === 'closed') resolve(seen)
            }).observe(target as Node, { attributeFilter: ['data-state'] })
          }),
      )
      await shown.getByRole('button', { name: 'Close' }).click()
      expect(await states).toEqual(['closing', 'closed'])
    })
  })

  test('with less motion it is closed at once [2.3.9]', async ({ page }) => {
    await open(page, 'hbtbt', HOME)
    await openMenu(page)
    const state = await page.evaluate(() => {
      const target = document.getElementById('site-menu')
      target?.hidePopover()
      return target?.dataset['state']
    })
    expect(state).toBe('closed')
  })

  test('signing in is a panel that slides in, and one tap away on the bar [2.3.9] [2.3.26]', async ({ page }) => {
    await open(page, 'hbtbt', HOME)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    const shown = await openMenu(page)
    await shown.getByRole('button', { name: 'Sign in' }).tap()
    await expect(shown.getByRole('heading', { level: 2, name: 'Sign in' })).toBeFocused()
    await expect(shown.getByRole('link', { name: 'Sign in' })).toHaveAttribute('data-add-query-parameter')
    await expect(shown.getByRole('link', { name: 'Create an account' })).not.toHaveAttribute('data-add-query-parameter')
    await expectNoAxeViolations(page)
    await shown.getByRole('link', { name: 'Create an account' }).tap()
    await page.waitForURL('**/us/en/register')
  })

  test('the group’s sites are in the menu too [2.3.14]', async ({ page }) => {
    await open(page, 'hbtbt', HOME)
    const shown = await openMenu(page)
    await shown.getByText('Business links').tap()
    await expect(shown.getByRole('link', { name: /^Halden Aerospace/ })).toBeVisible()
    await expectNoAxeViolations(page)
  })

  test.describe('when a level does not come', () => {
    test.use({ expectedFault: /by-category|ERR_FAILED/ })
    test('its spinner goes silently, and the way to its page is there [8.8.1]', async ({ page }) => {
      await page.route('**/by-category.*', (route) => route.abort())
      await open(page, 'hbtbt', HOME)
      const shown = await openMenu(page)
      await shown.getByRole('link', { name: 'Products', exact: true }).click()
      await expect(shown.getByRole('status')).toHaveCount(0)
      await shown.getByRole('link', { name: 'Go to Products' }).tap()
      await page.waitForURL('**/us/en/products')
    })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedFault: /^request failed: .*\.js \(csp\)$/ })
  test('the first level is made of links, on every screen', async ({ page, isMobile }) => {
    await page.goto(site('hbtbt', HOME))
    if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Show more: (?!Sign in)/ })).toHaveCount(0)
    if (isMobile) await expect(page.locator('#site-menu').getByRole('link', { name: 'Create an account' })).toBeVisible()
    await page.getByRole('link', { name: 'Services', exact: true }).first().click()
    await expect(page).toHaveURL(site('hbtbt', '/us/en/services'))
  })
})

for (const width of [1440, 1025, 1024, 992, 769, 768, 767, 390, 350])
  test(`at ${width} px nothing of the header overlaps or scrolls sideways [9.9.1]`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'the width is set here')
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/de/de', '/pl/pl']) {
      await open(page, 'hbtbt', path)
      await expectNoOverflow(page)
      const isWide = width > 1024
      await expect(
        page.getByRole('navigation', { name: path === '/de/de' ? 'Hauptnavigation' : 'Nawigacja główna' }),
      ).toBeVisible({ visible: isWide })
      const overlaps = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('[data-header] :is(a, button)')].filter((part) => part.checkVisibility())
        const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() })).filter(({ box }) => box.width > 2)
        return boxes.flatMap(({ part, box }, at) =>
          boxes
            .slice(at + 1)
            .filter(
              ({ box: other }) =>
                box.left < other.right - 1 &&
                other.left < box.right - 1 &&
                box.top < other.bottom - 1 &&
                other.top < box.bottom - 1,
            )
            .map((other) => `${part.textContent} / ${other.part.textContent}`),
        )
      })
      expect(overlaps).toEqual([])
      const height = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height)
      expect(height).toBe(isWide ? 113 : 61)
    }
  })
