import type { Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, fetchPlain, open, test } from './site.fixture.ts'

const status = (page: Page) => page.getByRole('status').filter({ hasText: /^Draft \d+, saved / })
const textbox = (page: Page) =>
  page.getByRole('complementary', { name: 'Properties' }).getByRole('textbox', { name: 'Text', exact: true })
const place = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Outline and blocks' }).getByRole('button', { name, exact: true })

/** From the list of pages to its editor. */
const makePage = async (page: Page, title: string): Promise<void> => {
  await open(page, 'sps', '/us/en/author')
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
  await page.getByRole('button', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Market').selectOption('us/en')
  await dialog.getByRole('button', { name: 'Make the page' }).click()
  await expect(status(page)).toBeVisible()
}

const publish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish to which markets?' })
  await expect(dialog.getByRole('table', { name: 'Markets, languages and people' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish 1 of 1 markets' }).click()
  await expect(page.getByText('Published. Markets: 1.')).toBeVisible()
}

test('an author makes a page, writes by keyboard, publishes, and takes a mistake back', async ({ page }, { retry }) => {
  await signInAs(page, 'sps', 'author')
  const title = `Spring offers ${retry + 1}`
  await makePage(page, title)
  const address = `/us/en/spring-offers-${retry + 1}`
  await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible()
  expect((await fetchPlain('sps', address)).status).toBe(404)

  await place(page, 'Text').focus()
  await page.keyboard.press('Enter')
  await textbox(page).fill('Two pumps for one')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.locator('[data-block-id="text-1"]')).toContainText('Two pumps for one')
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
  await publish(page)
  await expect.poll(async () => (await fetchPlain('sps', address)).body).toContain('Two pumps for one')
  expect((await fetchPlain('sps', address)).body).not.toContain('page-editor')

  await textbox(page).fill('A mistake')
  await expect(preview.locator('[data-block-id="text-1"]')).toContainText('A mistake')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(preview.locator('[data-block-id="text-1"]')).toContainText('Two pumps for one')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(preview.locator('[data-block-id="text-1"]')).toContainText('A mistake')
  await publish(page)
  await expect.poll(async () => (await fetchPlain('sps', address)).body).toContain('A mistake')

  await page.getByRole('link', { name: 'Versions' }).click()
  const versions = page.getByRole('navigation', { name: 'Versions' })
  await versions.getByRole('link', { name: /^Version 1\b/ }).click()
  await expect(page.getByRole('table', { name: /^Version 1 and draft/ })).toContainText('Two pumps for one')
  await page.getByRole('button', { name: 'Bring 1 back' }).click()
  await expect(preview.locator('[data-block-id="text-1"]')).toContainText('Two pumps for one')
  await publish(page)
  await expect.poll(async () => (await fetchPlain('sps', address)).body).not.toContain('A mistake')
  await page.getByRole('link', { name: 'Close the editor' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
})

test.describe('two authors on one page', () => {
  test.use({ expectedFault: /\b412\b/ })

  test('never overwrite each other unawares', async ({ page, browser }, { retry }) => {
    await signInAs(page, 'sps', 'author')
    await makePage(page, `Summer offers ${retry + 1}`)
    const other = await browser.newPage()
    await signInAs(other, 'sps', 'author2')
    await open(other, 'sps', `/us/en/summer-offers-${retry + 1}?wcmmode=edit`)
    await expect(status(other)).toBeVisible()

    await place(page, 'Text').click()
    await textbox(page).fill('Written first')
    await expect(page.locator('[data-block-id="text-1"]')).toContainText('Written first')
    await place(other, 'Notice').click()
    await expect(other.getByText(/has changed this page in the meantime/)).toBeVisible()
    await other.getByRole('button', { name: 'Take theirs' }).click()
    await expect(other.locator('[data-block-id="text-1"]')).toContainText('Written first')
    await place(other, 'Notice').click()
    await expect(other.locator('[data-block-type="notice"]')).toBeVisible()
    await other.close()
  })
})
