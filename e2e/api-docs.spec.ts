import { expect, site, test } from './site.fixture.ts'

test('the page of the API lists endpoints and shows what one takes, inside the policy of every page', async ({ page }) => {
  const response = await page.goto(site('process', '/api/docs'))
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self';.*style-src 'self';/)
  const capability = (name: string) => page.locator(`#operations-tag-${name}`)
  // The first who asks waits until the document is made.
  await expect(capability('orders')).toBeVisible({ timeout: 60_000 })
  await page.getByPlaceholder('Filter by tag').fill('site')
  await expect(capability('orders')).toHaveCount(0)
  await capability('site').click()
  const business = page.locator('.opblock', { hasText: '/business/{tenant}' }).first()
  await business.getByRole('button').first().click()
  await expect(business.getByRole('row', { name: /^tenant/ })).toBeVisible()
})
