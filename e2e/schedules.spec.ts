import { stat } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { choose, openLocales } from './locale-list.ts'
import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, fetchPlain, open, test } from './site.fixture.ts'
import { LOCALE_PATHS, TENANT_KEYS } from './world.ts'

const PAGES = [
  '/product-replacement',
  '/product-schedule',
  '/select-products',
  '/video-product-schedule',
  '/video-product-selector',
]
const KEYS = ['replacement-searched', 'replacement-session-data', 'listArray', 'scheduleData', 'videoScheduleData', 'ProjectName']

const readKeys = (page: Page): Promise<string[]> =>
  page.evaluate((keys) => keys.filter((key) => (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null), KEYS)
const savesFile = async (page: Page, button: Locator, name: RegExp): Promise<void> => {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toMatch(name)
  expect((await stat(await download.path())).size).toBeGreaterThan(1000)
}
const lineOf = (page: Page, sku: string): Locator => page.getByRole('row').filter({ hasText: sku })

// A project that was changed elsewhere is reported with this status.
test.use({ expectedFault: /\b409\b/ })

test('a list of old numbers becomes a schedule [2.2.11]', async ({ page }) => {
  await open(page, 'process', '/us/en/product-replacement')
  await page.getByRole('button', { name: 'Find replacements' }).click()
  await expect(page.getByText('Enter at least one part number.')).toBeVisible()
  await page.getByLabel('Part numbers').fill('hp 2210 5o\nHP-2200-15\nno such part 99')
  await page.getByRole('button', { name: 'Find replacements' }).click()
  await expect(page.getByText('Answered: 2 of 3')).toBeVisible()
  const row = page.getByRole('row', { name: /hp 2210 5o/ })
  await expect(row).toContainText('HP-2210-50')
  await expect(row).toContainText('High, 97%')
  await expect(row).toContainText('Same part, spelled differently')
  await expect(page.getByRole('row', { name: /HP-2200-15/ })).toContainText('Replaced HP-2200-15 as our successor')
  await expect(page.getByRole('listitem').filter({ hasText: 'no such part 99' })).toContainText('not found')
  await expectNoAxeViolations(page)
  await savesFile(page, page.getByRole('button', { name: 'Download as Excel file' }), /^Product replacement\.xlsx$/)

  // What is sure was chosen already.
  await page.getByRole('button', { name: 'Add to schedule' }).click()
  await expect(page.getByText('Added to the schedule: 2')).toBeVisible()
  expect(await readKeys(page)).toEqual(['replacement-searched', 'replacement-session-data', 'scheduleData'])
  await page.reload()
  await expect(page.getByText('Answered: 2 of 3')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Product schedule' }).click()
  await expect(lineOf(page, 'HP-2210-50')).toBeVisible()
})

test('products are found by keyboard, put into a schedule, arranged and handed on as files [2.2.11, 2.4.13]', async ({
  page,
}) => {
  await open(page, 'process', '/us/en/select-products')
  await page.getByRole('searchbox', { name: 'Name or part number' }).fill('HP-2210')
  await expect(page.getByText(/Products found: \d+/)).toBeVisible()
  await page.getByRole('button', { name: 'Add HP-2210-50', exact: true }).waitFor()
  await page.getByRole('searchbox', { name: 'Name or part number' }).press('ArrowDown')
  await expect(page.locator('[data-hit]').first()).toBeFocused()
  await page.getByRole('button', { name: 'Add HP-2210-50', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Add HP-2210-25', exact: true }).press('Enter')
  await page.getByLabel('Quantity of HP-2210-50').fill('3')
  await page.getByLabel('Location or tag of HP-2210-50').fill('Pump room')
  expect(await readKeys(page)).toContain('listArray')
  await page.getByRole('button', { name: 'Add to schedule' }).click()
  await expect(page.getByText('Added to the schedule: 2')).toBeVisible()
  expect(await readKeys(page)).toEqual(['scheduleData'])
  await page.getByRole('link', { name: 'Open the schedule' }).first().click()

  await page.getByLabel('Project name').fill('Hall 3')
  await expect(page.getByLabel('Quantity of HP-2210-50')).toHaveValue('3')
  await expect(page.getByLabel('Location or tag of HP-2210-50')).toHaveValue('Pump room')
  await expect(page.getByText('Sum of list prices')).toBeVisible()
  await page.getByRole('button', { name: 'Move HP-2210-25 up' }).click()
  await expect(page.locator('main tbody tr').first()).toContainText('HP-2210-25')
  await page.getByRole('button', { name: 'Remove HP-2210-25' }).click()
  await expect(lineOf(page, 'HP-2210-25')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lineOf(page, 'HP-2210-25')).toHaveCount(1)
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
  await savesFile(page, page.getByRole('button', { name: 'Download as Excel file' }), /^Hall 3\.xlsx$/)
  await savesFile(page, page.getByRole('button', { name: 'Download as PDF' }), /^Hall 3\.pdf$/)
  await page.getByRole('button', { name: 'Clear schedule' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing in the schedule yet' })).toBeVisible()
})

test('who signed in saves a project, finds it again, and learns when it was changed elsewhere [2.2.11]', async ({
  page,
  context,
}, info) => {
  // Both screens share one server and one buyer.
  const name = `Hall ${info.project.name} ${info.repeatEachIndex}-${info.retry}`
  await open(page, 'process', '/us/en/product-schedule')
  await page.evaluate(() => {
    const line = { sku: 'HP-2210-50', quantity: 2, tag: '', remark: '' }
    localStorage.setItem('scheduleData', JSON.stringify({ lines: [line] }))
  })
  await signInAs(page, 'process', 'buyer')
  await open(page, 'process', '/us/en/product-schedule')
  await expect(page.getByText('Save it to find it on every device.')).toBeVisible()
  await page.getByLabel('Project name').fill(name)
  await page.getByRole('button', { name: 'Save to my account' }).click()
  await expect(page.getByText('The project was saved.')).toBeVisible()
  await expectNoAxeViolations(page)

  const second = await context.newPage()
  await open(second, 'process', '/us/en/product-schedule')
  await second.getByLabel('Quantity of HP-2210-50').fill('7')
  await second.getByLabel('Quantity of HP-2210-50').press('Enter')
  await second.getByRole('button', { name: 'Save changes' }).click()
  await expect(second.getByText('The project was saved.')).toBeVisible()
  await second.close()

  // Another device has an older version than the server.
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('scheduleData') ?? '') as { project: { version: number } }
    localStorage.setItem('scheduleData', JSON.stringify({ ...stored, lines: [], project: { ...stored.project, version: 1 } }))
  })
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('This project was changed elsewhere.')).toBeVisible()
  await page.getByRole('button', { name: 'Load the newer one' }).click()
  await expect(page.getByLabel('Quantity of HP-2210-50')).toHaveValue('7')

  await page.getByRole('button', { name: 'New project' }).click()
  await expect(lineOf(page, 'HP-2210-50')).toHaveCount(0)
  await page.getByRole('button', { name: `Open ${name}` }).click()
  await expect(page.getByLabel('Quantity of HP-2210-50')).toHaveValue('7')
  await page.getByRole('button', { name: `Rename ${name}` }).click()
  await page.getByRole('dialog').getByLabel('Project name').fill(`${name} b`)
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('button', { name: `Delete ${name} b` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: `Open ${name} b` })).toHaveCount(0)
})
test('a video system adds up its cameras and recorders; sites without video say so [2.2.11]', async ({ page }) => {
  await open(page, 'hbtbt', '/us/en/video-product-selector')
  const field = page.getByRole('searchbox', { name: 'Name or part number' })
  for (const [words, pieces] of [
    ['camera', '4'],
    ['recorder', '1'],
  ] as const) {
    await field.fill(words)
    const hit = page.getByRole('list', { name: 'Products found' }).getByRole('listitem').filter({ hasText: words }).first()
    await hit.getByRole('button').click()
    await page
      .getByLabel(/^Quantity of/)
      .last()
      .fill(pieces)
  }
  await page.getByRole('button', { name: 'Add to schedule' }).click()
  expect(await readKeys(page)).toEqual(['videoScheduleData'])
  await page.getByRole('link', { name: 'Open the schedule' }).first().click()
  const sum = page.getByRole('region', { name: 'What the system comes to' })
  await expect(sum).toContainText(/Cameras4/)
  await expect(sum).toContainText(/Days of recording\d+/)

  await open(page, 'sps', '/us/en/video-product-selector')
  await expect(page.getByRole('heading', { name: 'No video products here' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Select products' }).click()
  await page.waitForURL('**/us/en/select-products')
})

test('every tool stands in every locale, another country forgets what it knew of this one, and nothing is in anyone’s way [2.2.11, 2.4.13]', async ({
  page,
}) => {
  for (const tenant of TENANT_KEYS)
    for (const locale of LOCALE_PATHS)
      for (const path of PAGES)
        expect((await fetchPlain(tenant, `${locale}${path}`)).status, `${tenant} ${locale}${path}`).toBe(200)
  for (const path of PAGES) {
    await open(page, 'hbtbt', `/us/en${path}`)
    await page.evaluate((keys) => {
      for (const key of keys) {
        localStorage.setItem(key, '{}')
        sessionStorage.setItem(key, '{}')
      }
    }, KEYS)
    await choose(await openLocales(page), 'Europe', /Deutschland/)
    await page.waitForURL(`**/de/de${path}`)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    expect(await readKeys(page), path).toEqual([])
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
  }
  await expectGoodDark(page)
})
