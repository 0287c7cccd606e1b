import type { FrameLocator, Page } from '@playwright/test'
import { readShifts, watchShifts } from './layout-shift.ts'
import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { ALSO_ON_PHONE, expect, open, site, test } from './site.fixture.ts'

const LOCATOR = '/us/en/dealers/locator'
const FRANKFURT = { latitude: 50.1109, longitude: 8.6821 }

/** Opens a page with the frame and waits until what is in it answers to clicks. */
const openFrame = async (page: Page, path: string): Promise<FrameLocator> => {
  await open(page, 'hbtbt', path)
  await page.locator('iframe').scrollIntoViewIfNeeded()
  const frame = page.frameLocator('iframe')
  await frame.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  return frame
}
const list = (place: Page | FrameLocator) => place.getByRole('list', { name: 'Dealers', exact: true })
const entries = (place: Page | FrameLocator) => list(place).getByRole('heading', { level: 2 })
const map = (page: Page) => page.getByRole('group', { name: 'Map of dealers' })

test(
  'the frame shows the locator in its place; there filters follow one another, count, and can be shared [2.20.1, 2.20.3]',
  ALSO_ON_PHONE,
  async ({ page, isMobile }) => {
    await watchShifts(page)
    const frame = await openFrame(page, '/us/en/dealers')
    await expect(page.locator('iframe')).toHaveAttribute('src', `${LOCATOR}?f=1`)
    await expect(page.locator('iframe')).toHaveAttribute('title', 'Dealer locator')
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('30 dealers')
    await expect(entries(frame)).toHaveCount(30)
    // On a phone nothing scrolls inside of what scrolls.
    if (isMobile)
      await expect.poll(() => frame.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight)).toBeLessThan(2)
    expect(await readShifts(page), 'nothing moves when the frame comes').toBeLessThan(0.02)
    await expectNoOverflow(page)
    await expectNoAxeViolations(page)
    await expectGoodDark(page)
    await page.emulateMedia({ colorScheme: 'light' })

    await test.step('filters', async () => {
      await open(page, 'hbtbt', LOCATOR)
      await page.getByRole('combobox', { name: 'Country' }).click()
      await page.getByRole('option', { name: /^Germany \(4\)/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 dealers')
      await page.getByRole('checkbox', { name: 'Service' }).check()
      await expect(page).toHaveURL(/\?tag=service&country=de$/)
      const first = (await entries(page).first().getByRole('link').textContent()) ?? ''
      await entries(page).first().getByRole('link').click()
      await expect(page).toHaveURL(/\?tag=service&country=de&dealer=de-[a-z-]+$/)
      const details = page.getByRole('region', { name: first })
      await expect(details.getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', /^tel:\+49\d+$/)
      await expect(details.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:hbtbt@/)
      if (isMobile) await expect(details.getByRole('link', { name: 'Open in maps' })).toHaveAttribute('href', /^geo:\d/)
      await expectNoOverflow(page)
      await expectNoAxeViolations(page)
      await page.reload()
      await expect(page.getByRole('region', { name: first })).toBeVisible()
      await page.getByRole('searchbox', { name: 'City, postal code or name' }).fill('nowhere at all')
      await expect(page.getByRole('heading', { name: 'No dealer fits' })).toBeVisible()
    })
  },
)

test('a tag in the address opens the locator of that tag, a hostile one the plain one; the frame is no second portal [2.20.2] [T-36]', async ({
  page,
}) => {
  const frame = await openFrame(page, '/us/en/dealers?filterTag=training')
  await expect(page.locator('iframe')).toHaveAttribute('src', `${LOCATOR}/training?f=1`)
  await expect(frame.getByRole('checkbox', { name: 'Training' })).toBeChecked()
  const some = await entries(frame).count()
  expect(some).toBeGreaterThan(0)
  expect(some).toBeLessThan(30)
  await frame.getByRole('link', { name: 'Remove all filters' }).click()
  await expect(entries(frame)).toHaveCount(30)
  for (const tag of ['@evil.example', '..%2f', '.evil.com', 'TRAINING']) {
    await open(page, 'hbtbt', `/us/en/dealers?filterTag=${tag}`)
    await expect(page.locator('iframe')).toHaveAttribute('src', `${LOCATOR}?f=1`)
  }
  await test.step('for someone signed in', async () => {
    const requested: string[] = []
    page.on('request', (request) => request.frame() !== page.mainFrame() && requested.push(new URL(request.url()).pathname))
    await signInAs(page, 'hbtbt', 'buyer')
    await openFrame(page, '/us/en/dealers')
    expect(requested).toContain(LOCATOR)
    expect(requested.filter((path) => path.startsWith('/pif/') || path.startsWith('/sm/'))).toEqual([])
  })
})

test('dealers are chosen on the map by keyboard, and announced; it comes closer by buttons, and by the wheel only with Ctrl', async ({
  page,
}) => {
  await open(page, 'hbtbt', `${LOCATOR}?country=de`)
  const nameOfFocus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  const pins = map(page).getByRole('link')
  await pins.and(page.locator('[tabindex="0"]')).focus()
  const reached = new Set([await nameOfFocus()])
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await page.keyboard.press(key)
    reached.add(await nameOfFocus())
  }
  expect(reached.size).toBeGreaterThan(1)
  const name = (await nameOfFocus()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: `Chosen: ${name}` })).toBeAttached()
  await expect(page.getByRole('region', { name: name.replace(/, [^,]+$/, '') })).toBeVisible()
  await expect(list(page).locator('[aria-current]')).toHaveCount(1)
  await expect(map(page).getByRole('link', { name })).toBeFocused()

  await test.step('closer', async () => {
    await open(page, 'hbtbt', LOCATOR)
    const width = async () => Number((await map(page).getAttribute('viewBox'))?.split(' ')[2])
    const whole = await width()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    const closer = await width()
    expect(closer).toBeLessThan(whole)
    await map(page).hover()
    await page.mouse.wheel(0, 300)
    expect(await width()).toBe(closer)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -300)
    await page.keyboard.up('Control')
    await expect.poll(width).toBeLessThan(closer)
    await page.getByRole('button', { name: 'Show all' }).click()
    expect(await width()).toBe(whole)
    const group = map(page)
      .getByRole('link', { name: /^\d+ dealers near/ })
      .first()
    await group.click()
    await expect.poll(width).toBeLessThan(whole)
  })
})

test('a location that is refused is said so; one that is given sorts by distance, in the frame too, and never gets into the address', async ({
  page,
  context,
}) => {
  await context.clearPermissions()
  await context.grantPermissions([], { origin: site('hbtbt') })
  await open(page, 'hbtbt', LOCATOR)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText('Your browser did not share your location.')).toBeVisible()
  await expectNoAxeViolations(page)

  await test.step('given', async () => {
    await context.clearPermissions()
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(FRANKFURT)
    const frame = await openFrame(page, '/us/en/dealers')
    const requested: string[] = []
    page.on('request', (request) => request.url().includes('/api/dealers?') && requested.push(request.url()))
    await frame.getByRole('button', { name: 'Use my location' }).click()
    await expect(frame.getByText('Sorted by distance from you.')).toBeVisible()
    await expect(entries(frame).first()).toContainText(/\d+\smi$/)
    const miles = (await entries(frame).allTextContents()).map((text) =>
      Number(/([\d,]+)\smi$/.exec(text)?.[1]?.replaceAll(',', '')),
    )
    expect(miles).toEqual(miles.toSorted((one, other) => one - other))
    expect(requested.map((url) => new URL(url).searchParams.get('near'))).toEqual(['50.11,8.68'])
    expect(
      page
        .frames()
        .map((one) => one.url())
        .join(),
    ).not.toContain('near')
    await frame.getByRole('button', { name: 'Stop using my location' }).click()
    await expect(frame.getByText(/\d\smi$/)).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedFault: /^request failed: .*\.js \(csp\)$/ })

  test('the frame is there, and the locator is a list with a form', async ({ page }) => {
    await page.goto(site('hbtbt', '/us/en/dealers?filterTag=repair'))
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/^\d+ dealers$/)
    await page.getByRole('link', { name: 'Open the dealer locator on a page of its own' }).click()
    await expect(page).toHaveURL(/\/locator\/repair$/)
    await page.getByRole('combobox', { name: 'Country' }).selectOption('de')
    await page.getByRole('checkbox', { name: 'Repair' }).uncheck()
    await page.getByRole('button', { name: 'Show dealers' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 dealers')
    await entries(page).first().getByRole('link').click()
    await expect(page.locator('[data-dealer-details]')).toBeVisible()
  })
})
