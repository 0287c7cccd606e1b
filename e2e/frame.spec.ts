import type { Page } from '@playwright/test'
import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, fetchPlain, open, PHONE_ONLY, site, test } from './site.fixture.ts'

const linksOf = (page: Page, name: string): Promise<string[]> =>
  page.getByRole('navigation', { name, exact: true }).getByRole('link').allTextContents()

test('admins find every screen of the back office that there is, authors theirs', async ({ page }) => {
  await signInAs(page, 'sps', 'admin')
  await open(page, 'sps', '/us/en/back-office')
  const screens = await linksOf(page, 'Back office')
  expect(screens).toEqual(expect.arrayContaining(['Catalogue', 'Search administration']))
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Search administration' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Search administration' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Back office' }).locator('[aria-current=page]')).toBeInViewport()
  await expectNoOverflow(page)
  await expectNoAxeViolations(page)
  await expectGoodDark(page)
  await signInAs(page, 'sps', 'author')
  await open(page, 'sps', '/us/en/back-office/search')
  expect(await linksOf(page, 'Back office')).not.toContain('Catalogue')
})

/** Whose navigation shows where one is, and whose pages begin without a band. */
const expectPortal = async (page: Page): Promise<void> => {
  await signInAs(page, 'hbtbt', 'buyer')
  for (const path of ['/de/de/secure/my-account', '/pl/pl/secure/account/notifications', '/cn/zh/secure/hbtbt-home']) {
    await open(page, 'hbtbt', path)
    await expect(page.locator('[data-side-navigation] [aria-current=page]')).toBeInViewport()
    await expect(page.locator('main [data-size]:is([data-size=page], [data-size=home])')).toHaveCount(0)
    await expectNoOverflow(page)
  }
}

test('the portal has its navigation and no band, also at 200%; nobody in it reads a word of signing in, from the first paint on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await expectPortal(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAs(page, 'sps', 'buyer')
  // What the server says of the person does not come: the page stays as it was first painted.
  await page.route('**/pif/api/session/userinfo*', () => {})
  await page.goto(site('sps', '/us/en'), { waitUntil: 'commit' })
  const words = page.locator('[data-account-slot=menu] > a > span')
  await expect(words).toHaveCSS('opacity', '0')
  await expect(page.locator('nav [data-locked] > span').first()).toHaveCSS('visibility', 'hidden')
})

test(
  'frame and notices take a fifth of a phone’s first screen at most, and the portal has its navigation at 320 px',
  PHONE_ONLY,
  async ({ page }) => {
    for (const path of ['/us/en', '/de/de/products', '/pl/pl/contact-us']) {
      await open(page, 'hbtbt', path)
      const top = await page.locator('#main').evaluate((main) => main.getBoundingClientRect().top)
      expect(top, path).toBeLessThanOrEqual(0.2 * 844)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await expectPortal(page)
  },
)

test('a slash opens the search, the whole number of a part offers the part itself; the box of the home page finds it too', async ({
  page,
}) => {
  const { body } = await fetchPlain('aerobt', '/us/en/search?search=actuator&type=Product')
  const [, href = '', sku = ''] = /href="([^"]*\/products-dynamic\/([^"/?]+))"/.exec(body) ?? []
  await open(page, 'aerobt', '/us/en')
  await page.keyboard.press('/')
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: 'Search', exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await field.pressSequentially(decodeURIComponent(sku))
  const exact = page.getByRole('grid', { name: 'The part you asked for' }).getByRole('link')
  await expect(exact).toHaveAttribute('href', href)
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(site('aerobt', href))

  await test.step('the box of the home page, not yet hydrated', async () => {
    await page.goto(site('process', '/us/en'))
    await page.getByRole('main').getByRole('textbox', { name: 'Part number' }).fill('HP-2210')
    await page.getByRole('button', { name: 'Find part' }).click()
    await expect(page).toHaveURL(/\/us\/en\/search\?search=HP-2210/)
  })
})

test('notices take one line until they are unfolded, by mouse or by key', async ({ page }) => {
  await open(page, 'aerobt', '/us/en/products')
  const region = page.getByRole('region', { name: 'Notifications', exact: true })
  const measure = async () => (await region.boundingBox())?.height ?? 0
  expect(await measure()).toBeLessThanOrEqual(46)
  const toggle = region.locator(':scope > details > summary')
  await toggle.click()
  expect(await measure()).toBeGreaterThan(80)
  await toggle.click()
  expect(await measure()).toBeLessThanOrEqual(46)
  await region.getByRole('button', { name: 'Dismiss' }).focus()
  await page.keyboard.press('Tab')
  expect(await measure(), 'the link of a notice that was cut off has the focus').toBeGreaterThan(80)
})
