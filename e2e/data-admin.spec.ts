import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, open, test } from './site.fixture.ts'

test('an admin makes a company, sees what a file would change, imports it and takes it back; the site knows what it still needs', async ({
  page,
}, { project }) => {
  const number = `E2E-${project.name}-${Date.now()}`
  await signInAs(page, 'process', 'admin')
  await open(page, 'process', '/us/en/back-office/companies')
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Accounts' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Companies' })).toBeVisible()
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
  await expectGoodDark(page)

  await page.getByRole('button', { name: 'New', exact: true }).click()
  const panel = page.getByRole('complementary')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('is missing').first()).toBeVisible()
  await panel.getByLabel('Number').fill(number)
  await panel.getByLabel('Name').fill('Before Ltd')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Import…' }).click()
  const file = {
    name: 'companies.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`number,name\n${number},After Ltd\n${number}-2,\n`),
  }
  await panel.locator('input[type="file"]').setInputFiles(file)
  await panel.getByRole('button', { name: 'Check companies.csv' }).click()
  await expect(panel.getByRole('table', { name: 'Refused lines' })).toContainText('name: is missing', { timeout: 30_000 })
  await expect(panel.getByRole('table', { name: 'What will change' })).toContainText('After Ltd')
  await expectNoAxeViolations(page)
  await panel.getByRole('button', { name: 'Import 1' }).click()
  await expect(panel.getByText('Imported: 1.').first()).toBeVisible({ timeout: 30_000 })
  await panel.getByRole('button', { name: 'Take back companies.csv' }).first().click()
  await expect(panel.getByText('Taken back: 1.').first()).toBeVisible({ timeout: 30_000 })

  await open(page, 'process', `/us/en/back-office/companies?data-find=${number}`)
  await page.getByRole('button', { name: number }).click()
  await expect(panel.getByLabel('Name')).toHaveValue('Before Ltd')
  await expect(panel.getByRole('region', { name: 'History' })).toContainText('After Ltd')

  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, 'process', '/us/en/back-office/setup')
  await expect(page.getByRole('heading', { level: 1, name: 'Set up your site' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Set-up' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Products' }).first()).toContainText('Done')
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
  await expectGoodDark(page)
})
