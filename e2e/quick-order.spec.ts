import { stepInFreshBrowser } from './fresh-browser.ts'
import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, open, test } from './site.fixture.ts'

const QUICK = '/shop/aerobt/en/quickCart'

/** A second try finds what the first one left. */
const emptyCart = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const cart = (await (await fetch('/api/cart/v1')).json()) as { lines: { id: string }[] }
    for (const { id } of cart.lines) await fetch(`/api/cart/v1/lines/${id}`, { method: 'DELETE' })
  })

/** The document of another test is still here, with lines to put right. */
const forgetReading = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { reading } = (await (await fetch('/api/cart/v1/readings')).json()) as { reading: { id: string } | null }
    if (reading) await fetch(`/api/cart/v1/readings/${reading.id}`, { method: 'DELETE' })
  })

/** A part that is sold singly, so that as many as are requested are added. */
const findPart = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    for (const word of ['valve', 'sensor', 'pump', 'switch', 'display']) {
      const answer = await fetch(`/api/cart/v1/parts?q=${word}&country=us&language=en`)
      const { parts } = (await answer.json()) as { parts: { sku: string; minimum: number; step: number }[] }
      const part = parts.find(({ minimum, step }) => minimum === 1 && step === 1)
      if (part) return part.sku
    }
    throw new Error('no part is sold singly')
  })

/** The page, an empty cart, and a part to order. */
const begin = async (page: Page): Promise<string> => {
  await signInAs(page, 'aerobt', 'single')
  await open(page, 'aerobt', '/us/en/products')
  await emptyCart(page)
  const sku = await findPart(page)
  await forgetReading(page)
  await open(page, 'aerobt', QUICK)
  return sku
}

test.describe.configure({ mode: 'serial' })

test('lines are pasted or typed by keyboard, and those that failed stay with their reason and are put right in place [2.3.18]', async ({
  page,
  browser,
}) => {
  await test.step('pasted', async () => {
    const sku = await begin(page)
    // What is put right is learned: another try needs another number.
    await page.getByLabel('Paste lines').fill(`${sku}\t2\nNOPE-${randomInt(1e9)} 3\n${sku} 0`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByText('1 line added')).toBeVisible()
    const table = page.getByRole('table', { name: 'What we read' })
    await expect(table.getByText('Part not found')).toBeVisible()
    await expect(table.getByText('Quantity must be a whole number of 1 or more')).toBeVisible()
    await expectNoAxeViolations(page)

    await page.getByRole('combobox', { name: 'Part number for line 2' }).fill(sku)
    await page.getByRole('combobox', { name: 'Part number for line 2' }).press('Escape')
    await page.getByRole('combobox', { name: 'Part number for line 2' }).press('Tab')
    await page.getByRole('textbox', { name: 'Pieces for line 2' }).press('Enter')
    await page.getByRole('button', { name: 'Add 1 of 2 lines' }).click()
    await expect(page.getByText('1 line added')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'What we read' })).toBeVisible()
    await expect(table.getByText('Added')).toHaveCount(2)
  })
  await stepInFreshBrowser(browser, 'typed, where the header leads people who may buy', {}, async (page) => {
    const sku = await begin(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Quick cart' })).toHaveAttribute(
      'href',
      /quickCart\?resource=/,
    )
    const number = page.getByRole('combobox', { name: 'Part number, row 1' })
    await number.fill(sku)
    await expect(page.getByRole('main').getByRole('option').first()).toContainText(sku)
    await number.press('ArrowDown')
    await number.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Part number, row 2' })).toBeFocused()
    await page.getByRole('textbox', { name: 'Quantity, row 1' }).fill('3')
    await page.getByRole('button', { name: 'Add 1 line' }).click()
    await expect(page.getByText('1 line added')).toBeVisible()
    await signInAs(page, 'aerobt', 'reader')
    await open(page, 'aerobt', '/us/en/products')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Quick cart' })).toHaveCount(0)
  })
})

test('an order as a file is read, and only what is sure is added; a purchase order goes along to the checkout', async ({
  page,
  browser,
}) => {
  await test.step('shown beside its lines', async () => {
    const sku = await begin(page)
    const csv = `Pos;Artikel-Nr.;Bezeichnung;Menge\n10;${sku};Ventil;4\n20;X-77777;Dichtung;5\n`
    await page.locator('input[type=file][accept=".pdf,.xlsx,.csv,.tsv"]').setInputFiles({
      name: 'Bestellung 4711.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    })
    await expect(page.getByRole('region', { name: 'What we read' }).getByText('Bestellung 4711.csv')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    const lines = page.getByRole('table', { name: 'What we read' }).getByRole('row').nth(1)
    expect((await lines.boundingBox())?.y, 'what was read is what one sees').toBeLessThan(560)
    await expect(page.getByLabel('Paste lines')).toBeHidden()
    await page.getByText('Type, paste or drop another list').click()
    await expect(page.getByLabel('Paste lines')).toBeVisible()
    await page.getByRole('button', { name: 'View beside' }).click()
    await expect(page.getByRole('region', { name: 'The document' })).toContainText('X-77777')
    await page.getByRole('button', { name: 'Add 1 of 2 lines' }).click()
    await expect(page.getByText('1 line added')).toBeVisible()
    await open(page, 'aerobt', '/cart/aerobt/en')
    await expect(page.getByRole('textbox', { name: `Quantity ${sku}` })).toHaveValue('4')
  })
  await stepInFreshBrowser(browser, 'a purchase order: what it takes back waits', {}, async (page) => {
    const sku = await begin(page)
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
    const csv = `Bestellnummer: 4500-77;;;\nPos;Artikel-Nr.;Menge;Liefertermin;Status\n10;${sku};4;${day};offen\n20;${sku};9;${day};storniert\n`
    await page.locator('input[type=file][accept=".pdf,.xlsx,.csv,.tsv"]').setInputFiles({
      name: 'PO 4500-77.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    })
    await expect(page.getByText('This line says that it is cancelled')).toBeVisible()
    await page.getByRole('button', { name: 'Add 1 of 2 lines' }).click()
    await expect(page.getByText('Order number 4500-77 is filled in at the checkout')).toBeVisible()
    await open(page, 'aerobt', '/cart/aerobt/en')
    await expect(page.getByLabel(`Requested day for ${sku}`)).toHaveValue(day)
    await page.getByRole('link', { name: 'Checkout' }).click()
    await expect(page.getByRole('radio', { name: 'Purchase order' })).toBeChecked()
    await expect(page.getByLabel('Purchase order number')).toHaveValue('4500-77')
    await expect(page.getByText('PO 4500-77.csv')).toBeVisible()
  })
})
