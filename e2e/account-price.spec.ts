import type { Page } from '@playwright/test'
import { readShifts, watchShifts } from './layout-shift.ts'
import { expectNoAxeViolations } from './page-checks.ts'
import { leave, signInAs } from './sign-in-as.ts'
import { expect, fetchPlain, open, test } from './site.fixture.ts'

const PART = '/us/en/products-dynamic/HP-2210-15'
const priceOf = (page: Page, sku: string) => page.locator(`[data-offer-price="${sku}"]`).first()
const readMinor = async (page: Page, sku: string): Promise<number> =>
  Number((await priceOf(page, sku).innerText()).replace(/[^\d]/g, ''))

test('a buyer sees what the account pays, wherever a part stands; whoever may not order keeps the list price of the same page [6.6.1] [T-34]', async ({
  page,
}) => {
  await signInAs(page, 'process', 'buyer')
  await watchShifts(page)
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/pricing/v1/prices') && calls.push(request.url()))
  await open(page, 'process', PART)
  await expect(priceOf(page, 'HP-2210-15')).toHaveAttribute('data-price', 'own')
  await expect(page.getByRole('main').getByText('Your contract price, without tax and delivery')).toContainText(
    /List price \$827\.00$/,
  )
  await expect(page.getByRole('columnheader', { name: 'Your price' })).toHaveCount(1)
  expect(calls).toHaveLength(1)
  expect(await readShifts(page)).toBeLessThan(0.02)
  await expectNoAxeViolations(page)
  const own = await readMinor(page, 'HP-2210-15')
  expect(own).toBeLessThan(82_700)

  await open(page, 'process', '/us/en/compare?skus=HP-2210-15,HP-2210-100')
  await expect(priceOf(page, 'HP-2210-100')).toHaveAttribute('data-price', 'own')
  expect(await readMinor(page, 'HP-2210-15')).toBe(own)

  await open(page, 'process', '/us/en/products/control-valves?sort=sku')
  await page.locator('[data-island="product-listing"]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-product-list] [data-price=own]').first()).toBeVisible()
  await page.getByRole('link', { name: 'See more' }).click()
  await expect(page.locator('[data-product-list] > li')).toHaveCount(19)
  await expect(page.locator('[data-product-list] > li').last().locator('[data-price]')).toHaveAttribute('data-price', 'own')

  await test.step('the page itself is the same for all', async () => {
    await leave(page)
    await signInAs(page, 'process', 'reader')
    const readersCalls: string[] = []
    page.on('request', (request) => request.url().includes('/api/pricing/') && readersCalls.push(request.url()))
    const plain = await fetchPlain('process', PART)
    const response = await open(page, 'process', PART)
    expect(await response.text()).toBe(plain.body)
    await expect(priceOf(page, 'HP-2210-15')).toHaveText('$827.00')
    await expect(page.getByRole('main').getByText('List price, without tax and delivery')).toBeVisible()
    expect(readersCalls).toEqual([])
  })
})
