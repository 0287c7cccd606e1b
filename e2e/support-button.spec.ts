import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { ALSO_ON_PHONE, expect, open, site, test } from './site.fixture.ts'

const button = (page: Page) => page.getByRole('link', { name: 'Get support' })
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

test('a floating button shows after 20 px of scrolling, in the portal too, and leads to the contact page [2.25.5] [9.9.3]', async ({
  page,
}) => {
  await test.step('after 20 px', async () => {
    await open(page, 'aerobt', '/us/en')
    await expect(button(page)).toBeHidden()
    await scrollTo(page, 20)
    await expect(button(page)).toBeHidden()
    await scrollTo(page, 21)
    await expect(button(page)).toBeVisible()
    await expectNoAxeViolations(page)
    const box = await button(page).boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40)
    expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(40)
    await scrollTo(page, 0)
    await expect(button(page)).toBeHidden()
    await scrollTo(page, 300)
    await button(page).click()
    await page.waitForURL(site('aerobt', '/us/en/contact-us'))
  })
  await test.step('in the portal', async () => {
    await signInAs(page, 'hbtbt', 'logistics')
    await open(page, 'hbtbt', '/us/en/secure/my-account')
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
    await scrollTo(page, 100)
    await expect(button(page)).toBeVisible()
  })
  await test.step('it leaves its corner to an active chat, and paper to the text', async () => {
    await open(page, 'aerobt', '/us/en')
    await scrollTo(page, 300)
    await expect(button(page)).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.dataset['chatActive'] = 'true'
    })
    await expect(button(page)).toBeHidden()
    await page.evaluate(() => {
      document.documentElement.dataset['chatActive'] = 'false'
    })
    await expect(button(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(button(page)).toBeHidden()
  })
})

test(
  'it never lies over the footer nor over what can be picked for comparing [2.25.5]',
  ALSO_ON_PHONE,
  async ({ page, isMobile }) => {
    await test.step('the footer', async () => {
      await open(page, 'aerobt', '/us/en/about')
      const footer = page.getByRole('contentinfo')
      const places = await footer.evaluate((element: HTMLElement) =>
        [200, 60, 0].map((above) => element.offsetTop - window.innerHeight + above),
      )
      for (const top of [...places, 100_000]) {
        await scrollTo(page, top)
        const [over, under] = await Promise.all([page.locator('[data-support-button]').boundingBox(), footer.boundingBox()])
        expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0)
      }
    })
    await test.step('comparing', async () => {
      for (const width of isMobile ? [390] : [1440, 1025, 620]) {
        await page.setViewportSize({ width, height: 800 })
        await open(page, 'hbtbt', '/de/de/products/heating-and-cooling/thermostats')
        await scrollTo(page, 300)
        const over = await page.locator('[data-support-button]').boundingBox()
        const under = await page
          .locator('[data-compare-sku]')
          .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })))
        expect(under.length).toBeGreaterThan(5)
        const [left, right] = [over?.x ?? 0, (over?.x ?? 0) + (over?.width ?? 0)]
        expect(under.filter((one) => one.right > left && one.left < right)).toEqual([])
      }
    })
  },
)
