import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { field, openTakeover, part, readRecents } from './search-parts.ts'
import { expect, open, test } from './site.fixture.ts'

test('products come with the suggestions in one call, a part number leads straight to its part, the smallest screens show less [9.9.4] [T-23]', async ({
  page,
}) => {
  await test.step('products', async () => {
    const calls: string[] = []
    page.on(
      'request',
      (request) => /query_suggestion|search/.test(request.url()) && request.method() === 'POST' && calls.push(request.url()),
    )
    await open(page, 'sps', '/us/en')
    const search = await openTakeover(page)
    await field(search).fill('gas')
    const products = part(search, 'Products').getByRole('link')
    await expect(products).toHaveCount(4)
    await expect(part(search, 'Popular topics')).toBeVisible()
    const place = () =>
      part(search, 'Popular topics').evaluate((topics) => {
        const { x, y } = topics.getBoundingClientRect()
        return { x, y }
      })
    const before = await place()
    await field(search).fill('hs330 4b')
    const exact = part(search, 'The part you asked for').getByRole('link')
    await expect(exact).toContainText('HS-330-4B')
    expect(calls).toHaveLength(2)
    expect(await place(), 'nothing jumps while one types on').toEqual(before)
    await expectNoOverflow(page)
    await expectNoAxeViolations(page)
    await expectGoodDark(page)
    await field(search).press('ArrowDown')
    await field(search).press('Enter')
    await page.waitForURL('**/us/en/products-dynamic/HS-330-4B')
    expect(await readRecents(page, 'sps')).toMatchObject([{ value: 'hs330 4b' }])
  })
  await test.step('the smallest screens show no recent searches', async () => {
    await page.addInitScript(() =>
      localStorage.setItem('recentSearches-sps', JSON.stringify([{ value: 'gas', expiry: Date.now() + 60_000 }])),
    )
    await page.setViewportSize({ width: 351, height: 800 })
    await open(page, 'sps', '/us/en')
    let search = await openTakeover(page)
    await expect(part(search, 'Recent searches')).toBeVisible()
    await page.setViewportSize({ width: 350, height: 800 })
    await open(page, 'sps', '/us/en')
    search = await openTakeover(page)
    await expect(part(search, 'Popular topics')).toBeVisible()
    await expect(part(search, 'Recent searches')).toBeHidden()
  })
})
