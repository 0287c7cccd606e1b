import { expect, open, test } from './site.fixture.ts'
import { signInAs } from './sign-in-as.ts'

const LISTS = ['/secure/orders', '/secure/invoices', '/secure/technical-publications', '/support/cases'] as const

test('the portal: groups of its navigation, the first row of lists above 420 px, and rows as high as somebody wants them', async ({
  page,
}) => {
  await test.step('groups of the navigation open and close; the one of the page is open', async () => {
    await signInAs(page, 'sps', 'buyer')
    await open(page, 'sps', '/us/en/secure/invoices')
    const portal = page.getByRole('navigation', { name: 'Portal' })
    const groupOf = (name: string) => portal.getByRole('button', { name })
    await expect(groupOf('Money')).toHaveAttribute('aria-expanded', 'true')
    await expect(portal.getByRole('link', { name: 'Invoices' })).toHaveAttribute('aria-current', 'page')
    await expect(groupOf('Buying')).toHaveAttribute('aria-expanded', 'false')
    await expect(portal.getByRole('link', { name: 'Orders', exact: true })).toBeHidden()
    await groupOf('Buying').click()
    await portal.getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  })
  await test.step('the first row of every list stands above 420 px, with a notice shown', async () => {
    for (const path of LISTS) {
      await open(page, 'sps', `/us/en${path}`)
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible()
      const row = page.locator('main tbody tr').first()
      await expect(row).toBeVisible()
      expect((await row.boundingBox())?.y, path).toBeLessThan(420)
    }
  })
  await test.step('rows become higher, on every list and after a reload', async () => {
    await open(page, 'sps', '/us/en/secure/orders')
    const heightOf = async () => (await page.locator('main tbody tr').first().boundingBox())?.height ?? 0
    await expect(page.locator('main tbody tr').first()).toBeVisible()
    const compact = await heightOf()
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('radio', { name: 'Comfortable' }).check()
    await page.getByRole('button', { name: 'Done' }).click()
    await open(page, 'sps', '/us/en/secure/orders')
    await expect(page.locator('main tbody tr').first()).toBeVisible()
    expect(await heightOf()).toBeGreaterThan(compact)
  })
})

test('one field finds screens, people and products of the back office, by keyboard alone', async ({ page }) => {
  await signInAs(page, 'sps', 'admin')
  await open(page, 'sps', '/us/en/back-office/people')
  const palette = page.getByRole('dialog', { name: 'Find in the back office' })
  const field = palette.getByRole('combobox')
  /** The page that was just reached may not answer to its buttons yet. */
  const openPalette = (): Promise<void> =>
    expect(async () => {
      if (!(await field.isVisible())) await page.getByRole('button', { name: 'Find Ctrl K' }).click({ timeout: 2000 })
      await expect(field).toBeVisible({ timeout: 2000 })
    }).toPass()
  // The shortcut works as soon as the script of signed-in people is there.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused({ timeout: 1000 })
  }).toPass()
  await field.fill('audit')
  await expect(palette.getByRole('option').first()).toHaveText('Audit log')
  await field.fill('new pro')
  await expect(palette.getByRole('group', { name: 'Actions' }).getByRole('option')).toHaveAttribute('href', /catalogue#new$/)
  await field.fill('buyer@sps')
  const person = palette.getByRole('group', { name: 'People' }).getByRole('option').first()
  await expect(person).toContainText('buyer@sps.example')
  await expect(person).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/back-office/people?find=buyer%40sps.example')
  await openPalette()
  await field.fill('HS-334-4D')
  await expect(palette.getByRole('group', { name: 'Products' }).getByRole('option').first()).toContainText('HS-334-4D')
  await palette.getByRole('option', { name: 'Find “HS-334-4D” in Orders' }).click()
  await page.waitForURL('**/back-office/accounts/orders?find=HS-334-4D')

  await test.step('an order by its whole number, a tool, and what belongs to no screen', async () => {
    await open(page, 'sps', '/us/en/back-office/accounts/orders')
    const number = (await page.locator('main tbody tr').first().getByRole('button').first().textContent()) ?? ''
    await openPalette()
    await field.fill(number)
    await expect(palette.getByRole('group', { name: 'Orders' }).getByRole('option')).toContainText(number)
    await field.fill(number.slice(0, -1))
    await expect(palette.getByRole('group', { name: 'Orders' })).toHaveCount(0)
    await field.fill('not-requested')
    await expect(palette.getByRole('group', { name: 'Tools' }).getByRole('option').first()).toHaveAttribute(
      'href',
      /tools\?data-find=/,
    )
    await field.fill('sign out')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/us\/en\/sign-in\//)
  })
})
