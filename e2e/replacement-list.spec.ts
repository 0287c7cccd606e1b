import { expect, open, test } from './site.fixture.ts'

test('a list of numbers can be a file, and keeps its quantities in the schedule [2.2.11]', async ({ page }) => {
  await open(page, 'process', '/us/en/product-replacement')
  const upload = page.getByLabel('Or upload a list (.csv, .txt)')
  await upload.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('HP-1') })
  await expect(page.getByText('Choose a file that ends in .csv or .txt.')).toBeVisible()
  await upload.setInputFiles({ name: 'big.csv', mimeType: 'text/csv', buffer: Buffer.alloc(1_000_001, 'HP-1\n') })
  await expect(page.getByText('The file is larger than 1 MB.')).toBeVisible()
  await upload.setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Part;Pieces\nHP-2210-50;2\nHP-2210-25;1'),
  })
  await expect(page.getByText('Numbers in the list: 2')).toBeVisible()
  await page.getByRole('button', { name: 'Find replacements' }).click()
  await expect(page.getByRole('row', { name: /HP-2210-50/ })).toContainText('2')
  await page.getByRole('button', { name: 'Add to schedule' }).click()
  const schedule = await page.evaluate(() => JSON.parse(localStorage.getItem('scheduleData') ?? '{}') as unknown)
  expect(schedule).toMatchObject({
    lines: [
      { sku: 'HP-2210-50', quantity: 2 },
      { sku: 'HP-2210-25', quantity: 1 },
    ],
  })
})
