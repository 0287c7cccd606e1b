import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { expect, fetchPlain, open, test } from './site.fixture.ts'

test.use({ expectedFault: /^(?:status 404: |console: Failed to load resource: .*404 ).*nowhere/ })

const PAGES = [
  ['aerobt', '/us/en', 'en-US'],
  ['sps', '/de/de', 'de-DE'],
  ['process', '/cn/zh', 'zh-CN'],
] as const

test('a page that does not exist says so in its language, with the way home; a host without a site says nothing of any', async ({
  page,
}) => {
  for (const [tenant, locale, lang] of PAGES)
    await test.step(lang, async () => {
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
  await test.step('a host that no site has', async () => {
    const { status, body } = await fetchPlain(undefined, '/us/en')
    expect(status).toBe(404)
    expect(body).not.toContain('Halden')
  })
})
