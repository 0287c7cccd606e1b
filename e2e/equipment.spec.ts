import { expectFitsPhone, expectNoAxeViolations } from './page-checks.ts'
import { leave, signInAs } from './sign-in-as.ts'
import { expect, open, test } from './site.fixture.ts'

test('a buyer finds a unit, orders parts for it and opens a case about it', async ({ page }) => {
  await signInAs(page, 'sps', 'buyer')
  await open(page, 'sps', '/us/en/secure/equipment')
  await expect(page.getByRole('heading', { level: 1, name: 'Equipment' })).toBeVisible()
  const rows = page.getByRole('table', { name: 'Equipment' }).getByRole('rowheader')
  const unit = rows.first().getByRole('link')
  const serialNumber = await unit.innerText()
  await page.getByLabel('Find equipment').fill(serialNumber)
  await page.getByLabel('Find equipment').press('Enter')
  await expect(rows).toHaveCount(1)
  await expectNoAxeViolations(page)
  await expectFitsPhone(page, expectNoAxeViolations)

  await unit.click()
  await expect(page.getByRole('heading', { level: 1, name: serialNumber })).toBeVisible()
  const parts = page.getByRole('table', { name: 'Parts that fit' })
  await parts
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check()
  await page.getByRole('button', { name: 'Order parts' }).click()
  await expect(page.getByText(/in your cart/)).toBeVisible()
  await expectNoAxeViolations(page)
  await expectFitsPhone(page, expectNoAxeViolations)

  await page.getByRole('link', { name: 'Open a case' }).click()
  await expect(page.getByLabel('Serial number')).toHaveValue(serialNumber)
})

test('a change of a line is asked for, answered by staff and made', async ({ page }) => {
  await signInAs(page, 'sps', 'buyer')
  await open(page, 'sps', '/us/en/secure/orders?state=Confirmed')
  const link = page.getByRole('table', { name: 'Orders' }).getByRole('rowheader').first().getByRole('link')
  const number = await link.innerText()
  await link.click()
  const lines = page.getByRole('table', { name: 'Order lines' })
  await lines
    .getByRole('button', { name: /^Ask for a change/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const quantity = Number(await dialog.getByLabel('New quantity').inputValue()) + 3
  await dialog.getByLabel('New quantity').fill(String(quantity))
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(lines.getByText('Change requested')).toBeVisible()
  await expectNoAxeViolations(page)

  await leave(page)
  await signInAs(page, 'sps', 'admin')
  await open(page, 'sps', '/us/en/back-office/order-changes')
  await page.getByRole('button', { name: number }).first().click()
  await page.getByRole('complementary').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('table', { name: 'Order changes' }).getByText('Approved').first()).toBeVisible()

  await leave(page)
  await signInAs(page, 'sps', 'buyer')
  await open(page, 'sps', `/us/en/secure/orders/details.orderNum-${number}`)
  await expect(page.getByRole('heading', { name: 'Order changes' })).toBeVisible()
  await expect(lines.getByRole('row').nth(1)).toContainText(String(quantity))
})

test('a recurring order begins from a list, is paused, resumed and ended', async ({ page }) => {
  await signInAs(page, 'sps', 'buyer')
  await open(page, 'sps', '/us/en/secure/recurring-orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Recurring orders' })).toBeVisible()
  await page.getByRole('button', { name: 'New recurring order' }).click()
  const dialog = page.getByRole('dialog')
  const name = `Spares ${Date.now()}`
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('List').selectOption({ label: 'Workshop spares' })
  await dialog.getByLabel('From').last().fill('2030-01-31')
  await dialog.getByRole('button', { name: 'Create' }).click()
  const panel = page.getByRole('complementary', { name })
  await expect(panel.getByRole('list', { name: 'Next dates' })).toContainText('Feb 28, 2030')
  await panel.getByRole('button', { name: 'Pause' }).click()
  await expect(panel.getByText('Paused', { exact: true }).first()).toBeVisible()
  await expectNoAxeViolations(page)
  await panel.getByRole('button', { name: 'Resume' }).click()
  await expect(panel.getByRole('button', { name: 'Pause' })).toBeVisible()
  await panel.getByRole('button', { name: 'End' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click()
  await expect(panel.getByText('Ended', { exact: true }).first()).toBeVisible()
})
