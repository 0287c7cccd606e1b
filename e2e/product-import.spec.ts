import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, open, test } from './site.fixture.ts'

const PATH = '/us/en/back-office/catalogue'
const HEAD = 'sku,category,name_en'

// A file that is refused is told by the server.
test.use({ expectedFault: /\b415\b/ })

test('an admin uploads a file, imports it, and reads which lines were refused', async ({ page }) => {
  const file = 'products.csv'
  await signInAs(page, 'sps', 'admin')
  await open(page, 'sps', PATH)
  await expect(page.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible()
  await expectNoAxeViolations(page)
  const chooser = page.getByLabel('File with products')
  await chooser.setInputFiles({ name: 'program.csv', mimeType: 'text/csv', buffer: Buffer.alloc(5000, 1) })
  await expect(page.getByText('This is not a file of the right type.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove program.csv' }).click()

  const table = `${HEAD}\nE2E-1,no/such/category,One\n../etc,no/such/category,Two\n`
  await chooser.setInputFiles({ name: file, mimeType: 'text/csv', buffer: Buffer.from(table) })
  await page.getByRole('button', { name: `Import ${file}` }).click()
  await expect(page.getByText(`${file}: 2 lines, 0 written, 0 unchanged, 2 rejected.`)).toBeVisible({ timeout: 30_000 })
  const rejects = page.getByRole('table', { name: 'Rejected lines' })
  await expect(rejects.getByText('category: there is no no/such/category')).toBeVisible()
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download rejected lines as CSV' }).click()
  expect((await downloading).suggestedFilename()).toBe('rejected-lines.csv')

  await page.reload()
  const earlier = page.getByRole('table', { name: 'Earlier imports' })
  await expect(earlier.getByText(file).first()).toBeVisible()
  await expectNoOverflow(page)
})
