import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, open, test } from './site.fixture.ts'

const ORDERS = '/us/en/secure/orders'
const table = (page: Page) => page.getByRole('table', { name: 'Orders' })
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

test('a buyer finds an order by its reference, and late ones with a click; the address keeps it', async ({ page }) => {
  await test.step('by its reference', async () => {
    await signInAs(page, 'process', 'buyer')
    await open(page, 'process', ORDERS)
    await expect(rows(page)).toHaveCount(25)
    const first = rows(page).first()
    const reference = (await first.getByRole('cell').first().innerText()).trim()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(/[?&]page=2/)
    await expect(page.getByRole('button', { name: 'Previous' })).toBeVisible()

    await page.getByLabel('Search orders').fill(reference)
    await page.getByLabel('Search orders').press('Enter')
    await expect(rows(page)).toHaveCount(1)
    await expect(page).toHaveURL(/[?&]q=PO-/)
    await page.reload()
    await expect(rows(page)).toHaveCount(1)
    await expectNoAxeViolations(page)

    await page.getByLabel('Search orders').fill('nothing is called so')
    await expect(page.getByText('No orders found')).toBeVisible()
  })
  await test.step('late and backordered ones, sorted by the server', async () => {
    await open(page, 'process', ORDERS)
    await page.getByRole('group', { name: 'Needs attention' }).getByRole('button', { name: /^Late/ }).click()
    await expect(page).toHaveURL(/glance=late/)
    await expect(rows(page).first()).toContainText('Late')
    await table(page).getByRole('button', { name: 'Total' }).click()
    await expect(page).toHaveURL(/sort=total/)
  })
})

test('an order shows its lines, its way and its shipments, is followed, cancelled once, and ordered again [2.2.7]', async ({
  page,
}) => {
  await test.step('lines, shipments and mails', async () => {
    await signInAs(page, 'sps', 'single')
    await open(page, 'sps', `${ORDERS}?state=Part+shipped`)
    const link = rows(page).first().getByRole('link')
    const number = await link.innerText()
    await link.click()
    await expect(page).toHaveURL(new RegExp(`details\\.orderNum-${number}$`))
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
    const lines = page.getByRole('table', { name: 'Order lines' })
    await expect(lines.getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Shipment 1' })).toBeVisible()
    await expectNoAxeViolations(page)

    const follow = page.getByRole('button', { name: /changes by mail|Mail me its changes/ })
    const wasFollowed = (await follow.getAttribute('aria-pressed')) === 'true'
    await follow.click()
    await expect(follow).toHaveAttribute('aria-pressed', String(!wasFollowed))
  })
  await test.step('cancelled and ordered again', async () => {
    await signInAs(page, 'hbtbt', 'single')
    await open(page, 'hbtbt', `${ORDERS}?state=Received`)
    await rows(page).first().getByRole('link').click()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Where it stands' })).toContainText('Cancelled')
    await page.getByRole('button', { name: 'Reorder' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'added to your cart' })).toBeVisible()
  })
})

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a part goes back by its line, serial number and picture; staff approve it, and its label is there', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'sps', 'single')
  await open(page, 'sps', `${ORDERS}?state=Part+shipped`)
  await rows(page).first().getByRole('link').click()
  const lines = page.getByRole('table', { name: 'Order lines' })
  await lines
    .getByRole('button', { name: /^Return / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('spinbutton')).toHaveValue('1')
  await dialog.getByLabel(/^Serial numbers/).fill('SN-1\nSN-2')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'crack.png', mimeType: 'image/png', buffer: PICTURE })
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('Give a serial number for each piece, or none.')).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByLabel(/^Serial numbers/).fill('SN-1')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog).toBeHidden()
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Withdraw return/ }) })
    .last()
  await expect(card.getByRole('img', { name: 'Picture crack.png' })).toBeVisible()
  const number = await card.getByRole('heading').innerText()

  const office = await (await browser.newContext()).newPage()
  await signInAs(office, 'sps', 'admin')
  await open(office, 'sps', `/us/en/back-office/requests/returns?find=${number}`)
  await office.getByRole('button', { name: number }).click()
  await expect(office.getByRole('img', { name: 'Picture crack.png' })).toBeVisible()
  await office.getByLabel('Return address').fill('Returns, Dock 3\n20095 Hamburg')
  await expectNoAxeViolations(office)
  await office.getByRole('button', { name: 'Approve' }).click()
  await expect(office.getByText(`${number}: Approved`)).toBeVisible()
  await office.context().close()

  await page.reload()
  const label = page.getByRole('link', { name: `Print label of ${number} (PDF)` })
  const [paper] = await Promise.all([page.waitForEvent('download'), label.click()])
  expect(paper.suggestedFilename()).toBe(`Return_${number}.pdf`)
})
