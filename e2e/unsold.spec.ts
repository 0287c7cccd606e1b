import { bannerOf, countryOf, standIn } from './market-page.ts'
import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { expect, open, site, test } from './site.fixture.ts'

test.use({ expectedFault: /^(?:status 404: |console: Failed to load resource: .*404 ).*(?:HA-9210-3|HP-2310-100)/ })

test('a part that the market does not sell says so, its number in a search too, and another market brings it back [2.6.2, 4.9.3]', async ({
  page,
}) => {
  await test.step('its page', async () => {
    await standIn(page, '')
    await open(page, 'aerobt', '/us/en/products-dynamic/HA-9210-3')
    await page.evaluate(() => sessionStorage.setItem('hideDpcMsg', 'true'))
    await page.context().addCookies([{ name: 'selecteddtm', value: 'cn', url: site('aerobt') }])
    const answer = await page.reload()
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('HA-9210-3 is not available in China')
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible()
    await expect(countryOf(page), 'though the banner was dismissed before').toHaveValue('cn')
    await expectNoOverflow(page)
    await expectNoAxeViolations(page)
    await countryOf(page).selectOption('us')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('HA-9210 satellite')
    await expect(bannerOf(page), 'dismissed').toBeHidden()
  })
  await test.step('the search', async () => {
    await page.context().addCookies([{ name: 'selecteddtm', value: 'cn', url: site('aerobt') }])
    await open(page, 'aerobt', '/us/en/search?search=ha-9210-3')
    await expect(page.getByRole('main')).toContainText('HA-9210-3 is not available in China')
    await expectNoAxeViolations(page)
  })
})

test('who changes the country arrives at a page that exists; in German the part is named, and the list of countries leads home [2.4.11]', async ({
  page,
}) => {
  await test.step('from the part', async () => {
    await standIn(page, '')
    await open(page, 'process', '/us/en/products-dynamic/HP-2310-100')
    const arriving = page.waitForResponse((response) => response.request().isNavigationRequest())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutschland' }).click()
    expect((await arriving).status()).toBe(200)
    await expect(page).toHaveURL(/\/de\/de\/products\/./)
  })
  await test.step('at the part', async () => {
    const answer = await open(page, 'process', '/de/de/products-dynamic/HP-2310-100')
    expect(answer.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'HP-2310-100 ist für den Markt Deutschland nicht verfügbar',
    )
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'France' })).toHaveAttribute('href', '/fr/fr')
  })
})
