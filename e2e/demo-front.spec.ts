import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { expect, open, site, test } from './site.fixture.ts'
import { PEOPLE, TENANT_KEYS, TENANTS } from './world.ts'

test('the bare address introduces the five sites and everyone who can be met there, and opens them', async ({ page }) => {
  await open(page, undefined, '/')
  for (const tenant of TENANT_KEYS) {
    const link = page.getByRole('link', { name: new RegExp(`^${TENANTS[tenant]}`) })
    expect(new URL((await link.getAttribute('href')) ?? '').origin).toBe(new URL(site(tenant)).origin)
  }
  for (const who of PEOPLE) await expect(page.getByRole('rowheader', { name: who, exact: true })).toBeVisible()
  await expectNoOverflow(page)
  await expectNoAxeViolations(page)
  await expectGoodDark(page)
  await page.getByRole('link', { name: /^Halden Process Solutions/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-domain-id', 'process')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
