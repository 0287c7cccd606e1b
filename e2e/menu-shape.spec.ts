import type { Page } from '@playwright/test'
import { flyout, HOME, toggle } from './menu-parts.ts'
import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { ALSO_ON_PHONE, expect, open, site, test } from './site.fixture.ts'

test('an open flyout can be used by everyone, in light and dark, moves nothing and is never taller than the screen', async ({
  page,
}) => {
  await test.step('an entry for customers carries a lock', async () => {
    await open(page, 'hbtbt', HOME)
    await expect(page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'My portal' })).toHaveAttribute(
      'data-locked',
      'true',
    )
  })
  await test.step('each flyout, for everyone', async () => {
    const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)
    const before = await top()
    for (const name of ['Products', 'Services', 'About us']) {
      await toggle(page, name).click()
      await expect(flyout(page, name).getByRole('link').first()).toBeVisible()
      expect(await top()).toBe(before)
      await expectNoAxeViolations(page)
      await expectNoOverflow(page)
    }
    await expectGoodDark(page)
  })
  await test.step('on a low screen', async () => {
    await page.setViewportSize({ width: 1100, height: 420 })
    await open(page, 'hbtbt', HOME)
    await toggle(page, 'Products').click()
    await expect(page.getByRole('heading', { level: 2, name: 'Heating and cooling' })).toBeVisible()
    const box = await flyout(page, 'Products').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(420)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedFault: /^request failed: .*\.js \(csp\)$/ })
  test('the first level is made of links, on every screen', ALSO_ON_PHONE, async ({ page, isMobile }) => {
    await page.goto(site('hbtbt', HOME))
    if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Show more: (?!Sign in)/ })).toHaveCount(0)
    if (isMobile) await expect(page.locator('#site-menu').getByRole('link', { name: 'Create an account' })).toBeVisible()
    await page.getByRole('link', { name: 'Services', exact: true }).first().click()
    await expect(page).toHaveURL(site('hbtbt', '/us/en/services'))
  })
})

/** What stands over something else, by its words. */
const listOverlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('[data-header] :is(a, button)')].filter((part) => part.checkVisibility())
    const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() })).filter(({ box }) => box.width > 2)
    return boxes.flatMap(({ part, box }, at) =>
      boxes
        .slice(at + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 1 && other.top < box.bottom - 1,
        )
        .map((other) => `${part.textContent} / ${other.part.textContent}`),
    )
  })

/** Narrower and narrower; a header that wraps into another row at one width would be higher there. */
const expectSoundHeader = async (page: Page, path: string, name: string): Promise<void> => {
  const heights = { wide: new Set<number>(), narrow: new Set<number>() }
  for (const width of [1440, 1025, 1024, 992, 769, 768, 767, 390, 350]) {
    await page.setViewportSize({ width, height: 800 })
    if (width === 1440) await open(page, 'hbtbt', path)
    await expectNoOverflow(page)
    const isWide = width > 1024
    await expect(page.getByRole('navigation', { name }), `${width} px`).toBeVisible({ visible: isWide })
    expect(await listOverlaps(page), `${width} px`).toEqual([])
    heights[isWide ? 'wide' : 'narrow'].add(
      await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height),
    )
  }
  expect([heights.wide.size, heights.narrow.size]).toEqual([1, 1])
}

test('at no width anything of the header overlaps, wraps or scrolls sideways, in the longest languages too [9.9.1]', async ({
  page,
}) => {
  // Who knows the tour sees no hint, which may lie over the header.
  await page.addInitScript(() => localStorage.setItem('navTour', JSON.stringify({ ttl: Number.MAX_SAFE_INTEGER })))
  await page.addInitScript(() => localStorage.setItem('localeHLGTJson', JSON.stringify({ ttl: Number.MAX_SAFE_INTEGER })))
  await test.step('German', () => expectSoundHeader(page, '/de/de', 'Hauptnavigation'))
  await test.step('Polish', () => expectSoundHeader(page, '/pl/pl', 'Nawigacja główna'))
})
