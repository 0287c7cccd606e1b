import type { Page, Request } from '@playwright/test'
import { expectNoAxeViolations } from './page-checks.ts'
import { listSentEvents, noteSentEvents } from './sent-events.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, expectFaults, open, site, test } from './site.fixture.ts'

const SKU = 'HP-2210-15'
const PART = `/us/en/products-dynamic/${SKU}`
const GATEWAY = /\/fields\//

// One cart for all of them: they are the same person's.
test.describe.configure({ mode: 'serial' })

const emptyCart = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const cart = (await (await fetch('/api/cart/v1')).json()) as { lines: { id: string }[] }
    for (const { id } of cart.lines) await fetch(`/api/cart/v1/lines/${id}`, { method: 'DELETE' })
  })

const fillCart = async (page: Page): Promise<void> => {
  await signInAs(page, 'process', 'colleague')
  await open(page, 'process', '/us/en/products')
  await emptyCart(page)
  const status = await page.evaluate(async (sku) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ lines: [{ sku, quantity: 2 }] })
    return (await fetch('/api/cart/v1/lines', { method: 'POST', headers, body })).status
  }, SKU)
  expect(status).toBe(200)
}

const openStep = async (page: Page, step: string): Promise<void> => {
  await page.goto(site('process', `/cart/hps/en/checkout/multi/${step}`))
}

test('from a part to an order that is there once, each step reported to analytics [1.0.32, 2.2.4]', async ({ page }) => {
  await noteSentEvents(page)
  await signInAs(page, 'process', 'colleague')
  await open(page, 'process', '/us/en/products')
  await emptyCart(page)
  await open(page, 'process', PART)
  await page
    .locator('[data-product-actions]')
    .getByRole('button', { name: `Add to cart ${SKU}` })
    .click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart 1$/ })
    .click()
  await page.getByRole('link', { name: 'Checkout', exact: true }).click()

  await expect(page).toHaveURL(/\/cart\/hps\/en\/checkout\/multi\/payment-type\/choose$/)
  await page.getByRole('radio', { name: 'Purchase order' }).check()
  // A second try finds the number that the first one left.
  await page.getByLabel('Purchase order number').fill('')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please enter the number of your order')).toBeVisible()
  await page.getByLabel('Purchase order number').fill('PO-20931')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL(/\/checkout\/multi\/delivery$/)
  await page.getByRole('radio', { name: 'Another address' }).check()
  await page.getByRole('combobox', { name: 'Country' }).selectOption('FR')
  await page.getByLabel('Street and number').fill('Rue de la Barre 4')
  await page.getByLabel('City').fill('Lyon')
  await page.getByLabel('Postal code').fill('B2 4QA')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Not a postal code of this country')).toBeVisible()
  await page.getByLabel('Postal code').fill('69002')
  await page.getByRole('radio', { name: /^Express/ }).check()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL(/\/checkout\/multi\/review$/)
  const summary = page.getByRole('complementary', { name: 'You order' })
  await expect(summary).toContainText('VAT 20 %')
  await page.reload()
  await expect(summary).toContainText('69002 Lyon')
  await expect(page.getByRole('main')).toContainText('PO-20931')
  await expectNoAxeViolations(page)
  const place = page.getByRole('button', { name: 'Place order' })
  await place.dblclick()

  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  await expect(page.getByText(/^Order number: \d+$/)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('PO-20931')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart 0$/ })).toBeVisible()
  await expectNoAxeViolations(page)
  const steps = ['product.view', 'cart.add', 'cart.view', 'checkout', 'purchase']
  expect(await listSentEvents(page)).toEqual(expect.arrayContaining(steps))
})

const fieldsOf = (page: Page) => page.frameLocator('iframe[title="Card details"]')

const enterCard = async (page: Page, number: string): Promise<void> => {
  const fields = fieldsOf(page)
  await fields.getByLabel('Card number').fill(number)
  await fields.getByLabel('Valid until').fill('12/40')
  await fields.getByLabel('Security code').fill('123')
}

test('a card is refused or accepted, and its number goes to the gateway alone, without which another way to pay works [T-105]', async ({
  page,
  faults,
}) => {
  const sent: { readonly url: string; readonly body: string }[] = []
  const note = (request: Request): void => void sent.push({ url: request.url(), body: request.postData() ?? '' })
  page.on('request', note)
  const thanks = page.getByRole('heading', { level: 1, name: 'Thank you' })
  await fillCart(page)

  await test.step('the gateway is not reached', async () => {
    await page.clock.install()
    await page.route(GATEWAY, (route) => route.abort())
    await openStep(page, 'payment-type/choose')
    await page.getByRole('radio', { name: 'Card' }).check()
    await expect(page.locator('iframe[title="Card details"]')).toBeAttached()
    await page.clock.fastForward(11_000)
    await expect(page.getByRole('alert')).toContainText('The card fields could not be loaded')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.getByRole('radio', { name: 'Account' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/delivery$/)
    await page.unroute(GATEWAY)
    expectFaults(faults, /fields|ERR_FAILED|Failed to load/)
  })
  await test.step('a refused card orders nothing, and another way to pay does', async () => {
    await openStep(page, 'payment-type/choose')
    await page.getByRole('radio', { name: 'Card' }).check()
    await enterCard(page, '4000 0000 0000 0002')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/delivery$/)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByRole('alert')).toContainText('Your card was refused')
    await page.getByRole('link', { name: 'Choose another way to pay' }).click()
    await page.getByRole('radio', { name: 'Account' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/delivery$/)
    await openStep(page, 'review')
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(thanks).toBeVisible()
  })
  await fillCart(page)
  await test.step('a card pays', async () => {
    await openStep(page, 'payment-type/choose')
    await page.getByRole('radio', { name: 'Card' }).check()
    await fieldsOf(page).getByLabel('Card number').fill('1234')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(fieldsOf(page).getByText('This is not the number of a card')).toBeVisible()
    await expect(fieldsOf(page).getByLabel('Card number')).toBeFocused()
    await expectNoAxeViolations(page)
    await enterCard(page, '5555 5555 5555 4444')
    // As on any page, Enter in a field sends the step.
    await fieldsOf(page).getByLabel('Security code').press('Enter')
    await expect(page).toHaveURL(/\/delivery$/)
    await openStep(page, 'review')
    await expect(page.getByRole('main')).toContainText('4444')
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(thanks).toBeVisible()
  })
  const here = new URL(site('process', '/')).origin
  const holding = sent.filter(({ url, body }) => `${url} ${body}`.replace(/[\s+-]|%20/g, '').includes('5555555555554444'))
  expect(holding.length).toBeGreaterThan(0)
  expect(holding.filter(({ url }) => new URL(url).origin === here)).toEqual([])
})

test('a part is saved, found again and ordered from there, without a mouse [2.3.19]', async ({ page }) => {
  await fillCart(page)
  await page.evaluate(async () => {
    const { saved } = (await (await fetch('/api/lists/v1')).json()) as { saved: string[] }
    for (const sku of saved) await fetch(`/api/lists/v1/saved/items/${encodeURIComponent(sku)}`, { method: 'DELETE' })
  })
  await open(page, 'process', PART)
  const save = page.locator('[data-product-actions]').getByRole('button', { name: `Save item ${SKU}` })
  const saving = page.waitForResponse((answer) => answer.url().includes('/api/lists/v1/saved/items') && answer.ok())
  await save.click()
  await saving
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').getByRole('link', { name: 'Saved items' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saved items' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: SKU })).toBeVisible()
  await page.getByRole('button', { name: 'Add 1 line to cart' }).click()
  await expect(page.getByText('Lines in your cart: 1.')).toBeVisible()
  await expectNoAxeViolations(page)

  await test.step('the way to an order needs no mouse', async () => {
    await openStep(page, 'payment-type/choose')
    const chosen = page.getByRole('radio', { name: 'Account' })
    await chosen.focus()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('radio', { name: 'Purchase order' })).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Purchase order number')).toBeFocused()
    await page.keyboard.type('PO-1')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/delivery$/)
    await page.getByRole('button', { name: 'Continue' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/review$/)
    await page.getByRole('button', { name: 'Place order' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  })
})
