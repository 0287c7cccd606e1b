import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './page-checks.ts'
import { leave, signInAs } from './sign-in-as.ts'
import { expect, open, site, test } from './site.fixture.ts'

const PART = '/us/en/products-dynamic/HP-2210-15'
const SKU = 'HP-2210-15'

/** A second try finds what the first one left. */
const emptyCart = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const cart = (await (await fetch('/api/cart/v1')).json()) as { lines: { id: string }[] }
    for (const { id } of cart.lines) await fetch(`/api/cart/v1/lines/${id}`, { method: 'DELETE' })
  })

test('a visitor’s cart link leads to sign in; what a buyer adds is in the cart, changes at once, and survives a reload [2.3.17, 6.1.4]', async ({
  page,
}) => {
  await test.step('a visitor signs in first, and comes to the cart from there', async () => {
    await open(page, 'process', '/us/en/products')
    const href = (await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).getAttribute('href')) ?? ''
    const address = new URL(href, site('process'))
    expect(address.pathname).toBe('/system/sling/login.html')
    expect(address.searchParams.get('resource')).toBe('/cart/hps/en?resource=%2Fus%2Fen%2Fproducts')
  })

  await signInAs(page, 'process', 'buyer')
  await open(page, 'process', '/us/en/products')
  await emptyCart(page)
  await open(page, 'process', PART)
  const control = page.locator('[data-product-actions]').first()
  await control.getByLabel('Quantity').fill('9')
  await control.getByRole('button', { name: `Add to cart ${SKU}` }).click()
  await expect(control.getByRole('status')).toContainText('In your cart: 9')
  const link = page.getByRole('banner').getByRole('link', { name: /^Cart 1$/ })
  await expect(link).toHaveAttribute('href', /^\/cart\/hps\/en\?resource=/)
  await link.click()

  const line = page.getByRole('listitem').filter({ hasText: SKU })
  await expect(line.getByRole('textbox', { name: `Quantity ${SKU}` })).toHaveValue('9')
  await line.getByRole('button', { name: `More ${SKU}` }).click()
  await expect(line.getByRole('textbox', { name: `Quantity ${SKU}` })).toHaveValue('10')
  await line.getByRole('button', { name: 'Add a note' }).click()
  await line.getByRole('textbox', { name: `Note for ${SKU}` }).fill('Bay 4')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await line.getByRole('textbox', { name: `Note for ${SKU}` }).blur()
  await saved
  await expectNoAxeViolations(page)
  await page.reload()
  await expect(line.getByRole('textbox', { name: `Quantity ${SKU}` })).toHaveValue('10')
  await expect(line.getByRole('textbox', { name: `Note for ${SKU}` })).toHaveValue('Bay 4')

  await line.getByRole('button', { name: `Remove ${SKU}` }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart 0$/ })).toBeVisible()
})

test.describe('when the server fails', () => {
  test.use({ expectedFault: /\/api\/cart\/v1\/lines|mini-cart/ })

  test('a change that the server refuses is taken back and said; accounting is led to the error page, and a failing cart shows no count [6.7.1] [8.4.4]', async ({
    page,
  }) => {
    await signInAs(page, 'process', 'single')
    await open(page, 'process', '/us/en/products')
    await emptyCart(page)
    const status = await page.evaluate(async (sku) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ lines: [{ sku, quantity: 4 }] })
      return (await fetch('/api/cart/v1/lines', { method: 'POST', headers, body })).status
    }, SKU)
    expect(status).toBe(200)
    await page.goto(site('process', '/cart/hps/en'))
    const quantity = page.getByRole('textbox', { name: `Quantity ${SKU}` })
    await expect(quantity).toHaveValue('4')
    await page.route('**/api/cart/v1/lines/*', (route) => route.fulfill({ status: 500, json: { error: 'No' } }))
    await page.getByRole('button', { name: `More ${SKU}` }).click()
    await expect(page.getByText(`${SKU} could not be changed and is as it was.`)).toBeVisible()
    await expect(quantity).toHaveValue('4')

    await test.step('accounting', async () => {
      await leave(page)
      await page.route('**/pif/api/ecommerce/v1/mini-cart/**', (route) => route.fulfill({ status: 500, json: { error: 'No' } }))
      await signInAs(page, 'process', 'accounting')
      await open(page, 'process', '/us/en/products')
      const link = page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })
      await expect(link).toHaveAttribute('href', '/us/en/error/cart')
      await expect(page.getByRole('button', { name: /Add to cart/ })).toHaveCount(0)
      await link.click()
      await expect(page).toHaveURL(/\/us\/en\/error\/cart$/)
    })
  })
})
