import type { Page } from '@playwright/test'
import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { expect, open, site, test } from './site.fixture.ts'
import { LOCALE_PATHS, LOCALES, TENANT_KEYS, TENANTS, type LocalePath, type TenantKey } from './world.ts'

/** Every site in one language, and every language on one site or another: words and colours do not depend on each other. */
const HOMES = [
  ...TENANT_KEYS.map((tenant) => [tenant, '/us/en'] as const),
  ...LOCALE_PATHS.slice(1).map((path, index) => [TENANT_KEYS[index % TENANT_KEYS.length] ?? 'sps', path] as const),
]

const checkHome = (page: Page, tenant: TenantKey, path: LocalePath): Promise<void> =>
  test.step(path, async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    // Whoever comes with the country of another page sees this one drawn again for theirs.
    await page.context().clearCookies()
    const answer = await open(page, tenant, path)
    expect(answer.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[path])
    await expect(page.locator('html')).toHaveAttribute('data-domain-id', tenant)
    await expect(page).toHaveTitle(new RegExp(TENANTS[tenant]))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expectNoOverflow(page)
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 390, height: 844 })
    // A hint beside the header goes with the next frame.
    await expect(() => expectNoOverflow(page)).toPass()
    // A phone shows the same words and colours in another order, and colours do not depend on words: one locale of each site tells.
    if (path !== '/us/en') return
    await expectNoAxeViolations(page)
    await expectGoodDark(page)
  })

for (const tenant of TENANT_KEYS)
  test(`${tenant} has home pages that everyone can use, in light and dark`, async ({ page }) => {
    for (const [key, path] of HOMES) if (key === tenant) await checkHome(page, tenant, path)
  })

test('the address of a site leads to its home page in the default locale, and each site has colours of its own', async ({
  page,
}) => {
  await page.goto(site('aerobt', '/'))
  expect(new URL(page.url()).pathname).toBe('/us/en')

  const colours = new Set<string>()
  for (const tenant of TENANT_KEYS) {
    await page.goto(site(tenant, '/us/en'), { waitUntil: 'commit' })
    const brand = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()).catch(() => '')
    await expect.poll(brand).not.toBe('')
    colours.add(await brand())
  }
  expect(colours.size).toBe(TENANT_KEYS.length)
})
