import { expectGoodColours, expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { expect, open, test } from './site.fixture.ts'
import { TENANT_KEYS } from './world.ts'

/** The same markup on every site, in other colours. */
const [FIRST] = TENANT_KEYS

test('every part of the design system is accessible in the colours of every site, light and dark', async ({ page }) => {
  for (const tenant of TENANT_KEYS)
    await test.step(tenant, async () => {
      await page.emulateMedia({ colorScheme: 'light' })
      await open(page, tenant, '/us/en/design-system')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoOverflow(page)
      await (tenant === FIRST ? expectNoAxeViolations(page) : expectGoodColours(page))
      await expectGoodDark(page)
    })
})
