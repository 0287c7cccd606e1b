import { expect, site, test } from './site.fixture.ts'

test('the page of the API lists endpoints and shows what one takes, inside the policy of every page', async ({ page }) => {
  const response = await page.goto(site('process', '/api/docs'))
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self';.*style-src 'self';/)
  const prices = page.locator('.opblock', { hasText: '/api/catalogue/prices' })
  await prices.getByRole('button').first().click()
  await expect(prices.getByText('Part numbers, one parameter each')).toBeVisible()
})
