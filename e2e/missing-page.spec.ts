import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { expect, fetchPlain, open, test } from './site.fixture.ts'

test.use({ expectedFault: /^(?:status 404: |console: Failed to load resource: .*404 ).*nowhere/ })

for (const [tenant, locale, lang] of [
  ['aerobt', '/us/en', 'en-US'],
  ['sps', '/de/de', 'de-DE'],
  ['process', '/cn/zh', 'zh-CN'],
] as const) {
  test(`a page that does not exist says so in ${lang}, with the way home`, async ({ page }) => {
    const answer = await open(page, tenant, `${locale}/nowhere`)
    expect(answer.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator(`a[href="${locale}"]`).first()).toBeVisible()
    await expectNoOverflow(page)
    await expectNoAxeViolations(page)
  })
}

test('a host that no site has gets nothing of any site', async () => {
  const { status, body } = await fetchPlain(undefined, '/us/en')
  expect(status).toBe(404)
  expect(body).not.toContain('Halden')
})
