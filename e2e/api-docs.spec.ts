import { expect, site, test } from './site.fixture.ts'

test('the page of the API lists endpoints and shows what one takes, inside the policy of every page', async ({ page }) => {
  const response = await page.goto(site('process', '/api/docs'))
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self';.*style-src 'self';/)
  const profile = page.locator('.opblock', { hasText: '/api/me/profile' }).first()
  await profile.getByRole('button').first().click()
  await expect(profile.getByText('appId', { exact: true }).first()).toBeVisible()
})
