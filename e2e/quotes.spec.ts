import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, open, test } from './site.fixture.ts'

const SKU = 'HP-2210-15'

// One cart and one quote for all of them.
test.describe.configure({ mode: 'serial' })

const fillCart = async (page: Page): Promise<void> => {
  const status = await page.evaluate(async (sku) => {
    const cart = (await (await fetch('/api/cart/v1')).json()) as { lines: { id: string }[] }
    for (const { id } of cart.lines) await fetch(`/api/cart/v1/lines/${id}`, { method: 'DELETE' })
    const headers = { 'content-type': 'application/json' }
    const quantity = 2 + (Date.now() % 90)
    const body = JSON.stringify({ lines: [{ sku, quantity }] })
    return (await fetch('/api/cart/v1/lines', { method: 'POST', headers, body })).status
  }, SKU)
  expect(status).toBe(200)
}

/** As staff, in the panel beside the list. */
const offer = async (page: Page, number: string, price: string): Promise<void> => {
  await open(page, 'process', `/us/en/back-office/quotes?quote=${number}`)
  const panel = page.getByRole('complementary', { name: `Quote ${number}` })
  await panel.getByLabel(`Price ${SKU}`).fill(price)
  await panel.getByLabel(`Lead time ${SKU}`).fill('5')
  await panel.getByRole('textbox', { name: 'Note' }).fill(`For you at ${price}`)
  await expectNoAxeViolations(page)
  await panel.getByRole('button', { name: 'Offer', exact: true }).click()
  await expect(panel.getByText(/was offered to the customer/)).toBeVisible()
}

test('a quote: asked for, offered, countered, offered again, accepted and ordered', async ({ page, browser }) => {
  await signInAs(page, 'process', 'colleague')
  await open(page, 'process', '/us/en/products')
  await fillCart(page)
  await page.goto(new URL('/cart/hps/en', page.url()).href)
  await page.getByRole('button', { name: 'Ask for a quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for a quote' })
  await dialog.getByLabel('Note').fill('For the spring shutdown')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await page.getByRole('link', { name: 'Open the quote' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Quote Q-\d+$/)
  const number = /Q-\d+/.exec(page.url())?.[0] ?? ''
  await expect(page.getByRole('heading', { name: 'Version 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await expectNoAxeViolations(page)

  const office = await (await browser.newContext()).newPage()
  await signInAs(office, 'process', 'admin')
  await offer(office, number, '150.00')

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Version 2' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Compare with version 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Answer' }).click()
  const answer = page.getByRole('dialog', { name: 'Answer version 2' })
  await answer.getByLabel(`Price you have in mind, ${SKU}, `).fill('120')
  await answer.getByLabel('Note').fill('We have 120 in mind')
  await answer.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByRole('heading', { name: 'Version 3' })).toBeVisible()

  await offer(office, number, '131.50')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Version 4' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Compare with version/ }).first()).toHaveText('Compare with version 2')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Accept', exact: true }).click()

  await expect(page).toHaveURL(/payment-type\/choose\?cart=/)
  await page.getByRole('radio', { name: 'Account', exact: true }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/delivery\?cart=/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/review\?cart=/)
  await expect(page.getByRole('complementary', { name: 'You order' })).toContainText(number)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  await open(page, 'process', `/us/en/secure/quotes/details.${number}`)
  await expect(page.getByRole('main')).toContainText('Ordered')
  await open(page, 'process', '/us/en/secure/quotes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quotes')
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Ordered')
  await expectNoAxeViolations(page)
  await expect(page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Quotes' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})
