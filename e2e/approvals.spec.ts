import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { ALSO_ON_PHONE, expect, open, test } from './site.fixture.ts'

const SKU = 'HP-2210-15'

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

test('a requester’s order waits for the approver, who makes it an order', async ({ page, browser }) => {
  await signInAs(page, 'process', 'requester')
  await open(page, 'process', '/us/en/products')
  await fillCart(page)
  await page.goto(new URL('/cart/hps/en/checkout/multi/review', page.url()).href)
  await page.getByLabel('Cost centre').selectOption({ label: 'CC-200 Maintenance' })
  await expect(page.getByRole('region', { name: 'Approval' })).toContainText(/Needs .+ because Requesters/)
  await expect(page.getByRole('region', { name: 'Approval' })).toContainText('Budget of CC-200')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible()
  await page.getByRole('link', { name: 'Follow the approval' }).click()
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  const address = new URL(page.url()).pathname

  const other = await (await browser.newContext()).newPage()
  await signInAs(other, 'process', 'approver')
  await open(other, 'process', '/us/en/secure/approvals')
  await expect(other.getByRole('button', { name: 'Waiting for me' })).toHaveAttribute('aria-pressed', 'true')
  await expect(other.locator(`a[href$="${address.slice(address.lastIndexOf('/'))}"]`)).toBeVisible()
  await expectNoAxeViolations(other)
  await other.goto(new URL(address, other.url()).href)
  await other.getByRole('button', { name: 'Reject' }).click()
  await expect(other.getByText('Please say why.')).toBeVisible()
  await expectNoAxeViolations(other)
  await other.getByRole('button', { name: 'Approve' }).click()
  await expect(other.getByText('Approved.', { exact: true })).toBeVisible()
  await expect(other.getByRole('link', { name: /^Order \d+ was placed\.$/ })).toBeVisible()
  await other.context().close()

  await page.reload()
  await page.getByRole('link', { name: /was placed/ }).click()
  await expect(page.getByRole('link', { name: /^Approved by / })).toBeVisible()
  await expect(page.getByText('Because of: Requesters')).toBeVisible()
})

/** Sent as the checkout sends it, without walking through it. */
const submit = async (page: Page, note: string): Promise<string> => {
  await fillCart(page)
  return page.evaluate(async (text) => {
    const { cartId } = (await (await fetch('/api/cart/v1')).json()) as { cartId: string }
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
    const answer = await fetch('/api/cart/v1/orders', { method: 'POST', headers, body: JSON.stringify({ cartId, note: text }) })
    return ((await answer.json()) as { approvalId: string }).approvalId
  }, note)
}

test('an approver approves in two taps, and has seen where it goes and why', ALSO_ON_PHONE, async ({ page, browser }) => {
  const requester = await (await browser.newContext()).newPage()
  await signInAs(requester, 'process', 'requester')
  await open(requester, 'process', '/us/en/products')
  const note = `For the stop in week 48, ${Date.now()}`
  const id = await submit(requester, note)
  await requester.context().close()

  await signInAs(page, 'process', 'approver')
  await open(page, 'process', '/us/en/secure/approvals')
  await page.locator(`a[href$="details.${id}"]`).click()
  await expect(page.getByRole('blockquote')).toHaveText(note)
  const about = page.getByRole('complementary', { name: 'About this order' })
  await expect(about).toContainText('Ship to')
  await expect(about).toContainText('As soon as possible')
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approved.', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Order \d+ was placed\.$/ })).toBeVisible()
})
