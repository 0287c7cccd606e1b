import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { createPerson, signInAs } from './sign-in-as.ts'
import { expect, open, site, test } from './site.fixture.ts'

const WEBHOOKS = '/us/en/secure/company/webhooks'
const SKU = 'HS-330-4B'

type Received = { readonly headers: http.IncomingHttpHeaders; readonly body: string }

/** A system of the customer, which takes what is sent once `isReady`. */
const openReceiver = async () => {
  const received: Received[] = []
  const state = { isReady: false }
  const take = async (request: http.IncomingMessage, reply: http.ServerResponse): Promise<void> => {
    received.push({ headers: request.headers, body: await text(request) })
    reply.writeHead(state.isReady ? 204 : 503).end()
  }
  const server = http.createServer((request, reply) => void take(request, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    ...{ received, state, close: () => server.close() },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
  }
}

const prove = async (page: Page): Promise<void> => {
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await proof.getByLabel('Current password').fill('Portico-demo-1')
  await proof.getByRole('button', { name: 'Continue' }).click()
}

/** A requester's order needs somebody's approval. */
const submitOrder = async (page: Page): Promise<void> => {
  await signInAs(page, 'sps', 'requester')
  await open(page, 'sps', '/us/en/products')
  const status = await page.evaluate(async (sku) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ lines: [{ sku, quantity: 1 }] })
    return (await fetch('/api/cart/v1/lines', { method: 'POST', headers, body })).status
  }, SKU)
  expect(status).toBe(200)
  await page.goto(site('sps', '/cart/sps/en/checkout/multi/review'))
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible()
}

// The call without fresh proof opens the dialog; then comes the address that is refused.
test.use({ expectedFault: /40[03]/ })

test('an admin’s system hears of an order that needs approval, and a delivery that failed is sent again; for a buyer the page does not exist', async ({
  page,
  browser,
}) => {
  const buyer = await createPerson('sps', 'buyer')
  expect((await buyer.get(WEBHOOKS)).status).toBe(404)
  const receiver = await openReceiver()
  await signInAs(page, 'sps', 'chief')
  await open(page, 'sps', WEBHOOKS)
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Webhooks' })).toHaveCount(1)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' })
  await dialog.getByLabel('Address').fill('https://10.0.0.1/')
  await dialog.getByLabel('Approval requested').check()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await prove(page)
  await expect(dialog.getByText('The address must be on the internet.')).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Address').fill(receiver.url)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const secret = await dialog.getByLabel('The secret').inputValue()
  expect(secret).toMatch(/^whsec_/)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('region', { name: receiver.url })).toContainText('Deliveries')

  const requester = await (await browser.newContext()).newPage()
  await submitOrder(requester)
  await requester.context().close()
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBeGreaterThan(0)
  const [first] = receiver.received as [Received]
  const event = new Webhook(secret).verify(first.body, first.headers as Record<string, string>)
  expect(event).toMatchObject({ type: 'approval.requested', data: { lines: [{ sku: SKU }] } })

  receiver.state.isReady = true
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBeGreaterThan(1)
  await open(page, 'sps', WEBHOOKS)
  await page.getByRole('button', { name: receiver.url }).click()
  const detail = page.getByRole('region', { name: receiver.url })
  await expect(detail.getByRole('row').filter({ hasText: 'Delivered' })).toBeVisible()
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
  const before = receiver.received.length
  await detail
    .getByRole('button', { name: /^Send again/ })
    .first()
    .click()
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBeGreaterThan(before)
  expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(first.headers['webhook-id'])

  await detail.getByRole('button', { name: 'Pause' }).click()
  await expect(detail.getByRole('button', { name: 'Resume' })).toBeVisible()
  await detail.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog', { name: 'Remove this webhook?' }).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('region', { name: receiver.url })).toHaveCount(0)
  receiver.close()
})
