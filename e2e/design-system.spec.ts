import { expectNoAxeViolations, expectNoOverflow, switchToDark } from './page-checks.ts'
import { expect, open, test } from './site.fixture.ts'
import { TENANT_KEYS } from './world.ts'

for (const tenant of TENANT_KEYS) {
  test(`every part of the design system is accessible in the colours of ${tenant}, light and dark`, async ({
    page,
    isMobile,
  }) => {
    await open(page, tenant, '/us/en/design-system')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoOverflow(page)
    await expectNoAxeViolations(page)
    if (isMobile) return
    await switchToDark(page)
    await expectNoAxeViolations(page)
  })
}
