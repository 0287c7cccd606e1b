import type { Page } from '@playwright/test'
import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { expect, open, test, PHONE_ONLY } from './site.fixture.ts'

/** Every kind of page that the catalogue makes, in several languages. */
const PAGES = {
  'the way into the catalogue': '/de/de/products',
  'a category': '/us/en/products/control-valves',
  'a category below': '/pl/pl/products/control-valves/globe-valves',
  'a listing as a table': '/fr/fr/products/control-valves/globe-valves/cage-guided-valves?view=table',
  'a product': '/cn/zh/products-dynamic/HP-2210-15',
  'an empty comparison': '/es/es/compare',
  'two compared': '/de/de/compare?skus=HP-2210-15,HP-2210-100',
  'four compared': '/us/en/compare?skus=HP-2210-15,HP-2210-25,HP-2210-40,HP-2210-50',
  'the brands': '/pl/pl/our-brands',
  'a brand': '/gb/en/our-brands/armatis',
}

const STOPS = 25

/** What has the focus is on the screen, and nothing that floats lies over it. */
const expectFocusSeen = async (page: Page): Promise<void> => {
  const covered = await page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const { left, top, width, height } = focused.getBoundingClientRect()
    // What is drawn elsewhere, such as a hidden checkbox behind its label, is judged by axe.
    if (width < 4 || height < 4) return undefined
    const [x, y] = [left + Math.min(width, innerWidth) / 2, top + Math.min(height / 2, 20)]
    const over = document.elementFromPoint(x, y)
    const isSeen = over !== null && (focused.contains(over) || over.contains(focused) || over.closest('label') !== null)
    return isSeen ? undefined : `${focused.outerHTML.slice(0, 120)} lies below ${over?.outerHTML.slice(0, 80)}`
  })
  expect(covered, 'what has the focus is seen').toBeUndefined()
}

const checkPage = (page: Page, name: string, path: string): Promise<void> =>
  test.step(name, async () => {
    await page.context().clearCookies()
    await page.emulateMedia({ colorScheme: 'light' })
    expect((await open(page, 'process', path)).status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoOverflow(page)
    await page.locator('#main').focus()
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press('Tab')
      await expectFocusSeen(page)
    }
    // Where no button happens to lie below the one that floats.
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoAxeViolations(page)
    await expectGoodDark(page)
  })

/** Two halves, for two workers. */
for (const half of [0, 1])
  test(`pages of the catalogue, half ${half + 1}: axe, keyboard, light and dark`, async ({ page }) => {
    for (const [index, [name, path]] of Object.entries(PAGES).entries()) if (index % 2 === half) await checkPage(page, name, path)
  })

/** Those that a small screen lays out in another way. */
const OTHER_ON_PHONES = new Set(['a listing as a table', 'a product', 'four compared'])

test('every page of the catalogue fits a phone, and can be used there', PHONE_ONLY, async ({ page }) => {
  for (const [name, path] of Object.entries(PAGES)) {
    // Whoever comes with the country of another page sees this one drawn again for theirs.
    await page.context().clearCookies()
    await open(page, 'process', path)
    await expectNoOverflow(page)
    if (OTHER_ON_PHONES.has(name)) await expectNoAxeViolations(page)
  }
})
