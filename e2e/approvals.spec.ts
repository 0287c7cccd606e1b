import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, open, test } from './site.fixture.ts'

const SKU = 'HP-2210-15'
const NOTE = 'For the stop in week 48'
/** Approvers decide on the way. */
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

const fillCart = async (page: Page): Promise<void> => {
  const status = await page.evaluate(async (sku) => {
    const cart = (await (await fetch('/api/cart/v1')).json()) as { lines: { id: string }[] }
    for (const { id } of cart.lines) await fetch(`/api/cart/v1/lines/${id}`, { method: 'DELETE' })
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ lines: [{ sku, quantity: 2 }] })
    return (await fetch('/api/cart/v1/lines', { method: 'POST', headers, body })).status
  }, SKU)
  expect(status).toBe(200)
}

test('a requester’s order waits for the approver, who reads why and makes it an order in two taps on a phone', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'process', 'requester')
  await open(page, 'process', '/us/en/products')
  await fillCart(page)
  await page.goto(new URL('/cart/hps/en/checkout/multi/review', page.url()).href)
  await page.getByLabel('Cost centre').selectOption({ label: 'CC-200 Maintenance' })
  await expect(page.getByRole('region', { name: 'Approval' })).toContainText(/Needs .+ because Requesters/)
  await expect(page.getByRole('region', { name: 'Approval' })).toContainText('Budget of CC-200')
  await expectNoAxeViolations(page)
  await page.getByRole('textbox', { name: /^Note/ }).fill(NOTE)
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible()
  await page.getByRole('link', { name: 'Follow the approval' }).click()
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  const address = new URL(page.url()).pathname

  const other = await (await browser.newContext(PHONE)).newPage()
  await signInAs(other, 'process', 'approver')
  await open(other, 'process', '/us/en/secure/approvals')
  await expect(other.getByRole('button', { name: 'Waiting for me' })).toHaveAttribute('aria-pressed', 'true')
  const waiting = other.locator(`a[href$="${address.slice(address.lastIndexOf('/'))}"]`)
  await expect(waiting).toBeVisible()
  await expectNoAxeViolations(other)
  await waiting.tap()
  await expect(other.getByRole('blockquote')).toHaveText(NOTE)
  const about = other.getByRole('complementary', { name: 'About this order' })
  await expect(about).toContainText('Ship to')
  await expect(about).toContainText('As soon as possible')
  await other.getByRole('button', { name: 'Reject' }).click()
  await expect(other.getByText('Please say why.')).toBeVisible()
  await expectNoAxeViolations(other)
  await other.getByRole('button', { name: 'Approve' }).tap()
  await expect(other.getByText('Approved.', { exact: true })).toBeVisible()
  await expect(other.getByRole('link', { name: /^Order \d+ was placed\.$/ })).toBeVisible()
  await other.context().close()

  await page.reload()
  await page.getByRole('link', { name: /was placed/ }).click()
  await expect(page.getByRole('link', { name: /^Approved by / })).toBeVisible()
  await expect(page.getByText('Because of: Requesters')).toBeVisible()
})
