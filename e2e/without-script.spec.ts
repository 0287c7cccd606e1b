import { expect, site, test } from './site.fixture.ts'

// Scripts are switched off by a policy, and so the browser reports them as refused.
test.use({ javaScriptEnabled: false, expectedFault: /^request failed: .*\.js \(csp\)$/ })

test('without script a page shows all it says, and leads on; a tool says that it needs it, and who helps instead [2.2.11]', async ({
  page,
}) => {
  await test.step('all of a page', async () => {
    await page.goto(site('aerobt', '/us/en'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const panel of await page.locator('[role=tabpanel]').all()) await expect(panel).toBeVisible()
    for (const slide of await page.locator('[aria-roledescription=slide]').all()) await expect(slide).not.toHaveAttribute('inert')
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
  await test.step('an answer in an accordion opens', async () => {
    await page.goto(site('aerobt', '/us/en/contact-us'))
    const question = page.locator('main details:not([open]) > summary').first()
    await question.click()
    await expect(page.locator('main details[open]').first()).toBeVisible()
  })
  await test.step('tools', async () => {
    for (const path of ['/product-replacement', '/product-schedule', '/select-products']) {
      await page.goto(site('process', `/us/en${path}`))
      expect(await page.getByRole('main').innerText()).toContain('This tool needs JavaScript')
      await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible()
    }
  })
})
