import { createHash, randomUUID } from 'node:crypto'
import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, open, site, test } from './site.fixture.ts'

/** The key of the demo, which everybody knows. */
const KEY = `pk_demo_process_${createHash('sha256').update('portico-demo/key/process').digest('base64url')}`
const PAGE = '/us/en/secure/purchase-orders'

/** As a procurement system writes it; a part that nobody knows needs the person. */
const writeOrder = (number: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>${number}</cbc:ID><cbc:DocumentCurrencyCode>USD</cbc:DocumentCurrencyCode>
  ${['HP-2210-15', 'NOBODY-KNOWS-1']
    .map(
      (sku, at) => `<cac:OrderLine><cac:LineItem><cbc:ID>${at + 1}</cbc:ID><cbc:Quantity unitCode="EA">2</cbc:Quantity>
    <cac:Price><cbc:PriceAmount currencyID="USD">1.00</cbc:PriceAmount></cac:Price>
    <cac:Item><cac:SellersItemIdentification><cbc:ID>${sku}</cbc:ID></cac:SellersItemIdentification></cac:Item>
  </cac:LineItem></cac:OrderLine>`,
    )
    .join('')}
</Order>`

type Sent = { readonly number: string; readonly document: string; readonly key: string }

/** From the page, as the machine need not resolve names below localhost; the key alone says who sends. */
const sendOrder = async ({ number, document: xml, key }: Sent) => {
  const body = new FormData()
  body.set('file', new File([xml], `${number}.xml`))
  body.set('person', 'buyer@process.example')
  const headers = { authorization: `Bearer ${key}`, 'idempotency-key': number }
  const answer = await fetch('/api/integration/v1/purchase-orders', { method: 'POST', body, headers, credentials: 'omit' })
  return (await answer.json()) as { readonly id: string }
}

test('a system sends an order, and the person puts its known lines into the cart', async ({ page }) => {
  const number = `PO-${randomUUID().slice(0, 8)}`
  await signInAs(page, 'process', 'buyer')
  await open(page, 'process', '/us/en/products')
  const sent = await page.evaluate(sendOrder, { number, document: writeOrder(number), key: KEY })
  expect(sent).toMatchObject({ state: 'Draft', reason: 'not_allowed', lines: 2, exact: 1 })
  expect((await page.evaluate(sendOrder, { number, document: writeOrder(number), key: KEY })).id).toBe(sent.id)
  await open(page, 'process', PAGE)
  await expect(page.getByRole('heading', { level: 1, name: 'Purchase orders' })).toBeVisible()
  await page.getByRole('button', { name: number, exact: true }).click()
  const panel = page.getByRole('complementary', { name: number })
  await expect(panel.getByRole('row').filter({ hasText: 'HP-2210-15' })).toContainText('Exact')
  await expect(panel.getByRole('row').filter({ hasText: 'NOBODY-KNOWS-1' })).toContainText('Part not found')
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
  await panel.getByRole('textbox', { name: 'Part number of line 2' }).fill('HP-2210-15')
  await panel.getByRole('button', { name: 'Check' }).click()
  await expect(panel.getByRole('textbox', { name: 'Part number of line 2' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Put into cart' }).click()
  await expect(panel.getByText('Its lines are in your cart.')).toBeVisible()
  await page.goto(site('process', '/cart/hps/en'))
  await expect(page.getByText('HP-2210-15').first()).toBeVisible()
})
