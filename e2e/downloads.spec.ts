import { stat } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, fetchPlain, open, site, test } from './site.fixture.ts'

const PAGE = '/us/en/downloads'
const rowsOf = (page: Page, gate: string): Locator => page.locator(`tr[data-gate="${gate}"]`)
const choose = (row: Locator): Promise<void> => row.getByRole('checkbox').check()
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const licence = (page: Page): Locator => page.getByRole('dialog', { name: 'Licence agreement' })
const ACCEPT = 'I accept the licence agreement'

// A shared link and an agreement that has changed are answered with these.
test.use({ expectedFault: /\b(?:403|409)\b/ })

test('documents stand in the page with sizes and gates, without script too; boxes, sorting and limits decide what may be downloaded [2.18.1, 2.18.2, 2.18.3, 2.18.4, 3.13.1, 4.15.1, 8.6.1, 8.6.2]', async ({
  page,
}) => {
  const { body, headers } = await fetchPlain('process', PAGE)
  expect(headers['cache-control']).toContain('public')
  expect(body).toMatch(/<tr[^>]*data-asset-path="\/content\/dam\/process\/[^"]+" data-file-size="[\d.]+ MB" data-gate="eula"/)
  expect(body).toMatch(/<form[^>]*action="\/us\/en\/downloads\.downloadZip\.zip"/)
  expect(body).toMatch(/<form[^>]*target="_blank"/)
  for (const access of ['Licence agreement', 'Form', 'Free']) expect(body).toContain(access)

  await open(page, 'process', PAGE)
  const table = page.getByRole('table', { name: 'Documents' })
  await expect(button(page, 'Download')).toBeDisabled()
  await choose(rowsOf(page, 'free').first())
  await expect(button(page, 'Download')).toBeEnabled()
  for (const row of await rowsOf(page, 'eula').all()) await choose(row)
  await expect(page.getByRole('alert').filter({ hasText: 'The selection is larger than 20 MB.' })).toBeVisible()
  await expect(button(page, 'Download')).toBeDisabled()
  await button(page, 'Clear selection').click()
  await expect(page.locator('.error-msg')).toHaveCount(0)
  await choose(rowsOf(page, 'form').first())
  await choose(rowsOf(page, 'eula').last())
  const mixed = 'Documents with a form and documents with a licence agreement cannot be downloaded together.'
  await expect(page.getByRole('alert').filter({ hasText: mixed })).toBeVisible()
  await expect(button(page, 'Download')).toBeDisabled()
  await button(page, 'Clear selection').click()
  await table.getByRole('checkbox', { name: 'Select all' }).check()
  await expect(table.locator('tbody input:not(:checked)')).toHaveCount(0)

  await button(page, 'Clear selection').click()
  await table.getByRole('button', { name: 'Size' }).click()
  await expect(table.getByRole('columnheader', { name: 'Size' })).toHaveAttribute('aria-sort', 'ascending')
  const sizes = await table.locator('tr[data-file-size]').evaluateAll((rows) => rows.map((row) => parseFloat((row as HTMLElement).dataset['fileSize'] ?? ''))) // prettier-ignore
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
  await expectNoAxeViolations(page)
  await expectGoodDark(page)
})

test('free documents come as an archive in a new tab, named download.zip, or one by one, two seconds apart; a form is sent before its file comes, and is asked for once [2.18.10, 2.18.11, 2.19.1, 4.15.3, 9.7.4, 9.7.5]', async ({
  page,
  context,
}) => {
  await open(page, 'process', PAGE)
  await choose(rowsOf(page, 'form').first())
  await button(page, 'Download').click()
  const dialog = page.getByRole('dialog', { name: 'Your details' })
  await dialog.locator('form[data-form-ready]').waitFor()
  await dialog.getByRole('combobox', { name: 'Country', exact: true }).click()
  await page.getByPlaceholder('Find...').fill('norw')
  await page.keyboard.press('Enter')
  const details = { 'First name': 'Nora', 'Last name': 'Hagen', 'E-mail': 'nora@vestkyst.com', Company: 'Vestkyst' }
  for (const [label, value] of Object.entries(details)) await dialog.getByLabel(label, { exact: true }).fill(value)
  await dialog.getByRole('checkbox', { name: /^You may use these details/ }).check()
  const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Submit' }).click()])
  await expect(dialog).toBeHidden()
  expect((await stat(await file.path())).size).toBeGreaterThan(1_000)
  const [again] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
  expect((await stat(await again.path())).size).toBeGreaterThan(1_000)

  await test.step('as an archive', async () => {
    await open(page, 'process', PAGE)
    const posted = context.waitForEvent('request', (request) => request.url().endsWith('.downloadZip.zip'))
    // The new tab may be gone again before anybody could ask it.
    const downloaded = new Promise<Download>((resolve) => {
      page.once('download', resolve)
      context.once('page', (tab) => tab.once('download', resolve))
    })
    await button(page, 'Download all').click()
    const fields = new URLSearchParams((await posted).postData() ?? '')
    expect(fields.get('downloadName')).toBe('download.zip')
    expect(fields.get('assetPaths')?.split(',')).toHaveLength(await rowsOf(page, 'free').count())
    const download = await downloaded
    expect(download.suggestedFilename()).toBe('download.zip')
    expect((await stat(await download.path())).size).toBeGreaterThan(1_000_000)
  })
  await test.step('one by one', async () => {
    await page.clock.install()
    await open(page, 'process', PAGE)
    const files: string[] = []
    page.on('download', (download) => files.push(download.url()))
    for (const at of [0, 1, 2]) await choose(rowsOf(page, 'free').nth(at))
    await button(page, 'Download').click()
    await expect.poll(() => files.length).toBe(1)
    await page.clock.runFor(1_900)
    expect(files).toHaveLength(1)
    await page.clock.runFor(200)
    await expect.poll(() => files.length).toBe(2)
    await page.clock.runFor(2_000)
    await expect.poll(() => files.length).toBe(3)
  })
})

test('an agreement is read, accepted and requested again when it changed; then the file comes, or a video opens in a tab of its own [2.18.5, 2.18.6, 2.18.7, 2.18.8, 2.18.9, 4.15.2]', async ({
  page,
  context,
}) => {
  await open(page, 'process', PAGE)
  await choose(rowsOf(page, 'eula').nth(2))
  await button(page, 'Download').click()
  const dialog = licence(page)
  const download = dialog.getByRole('button', { name: 'Download', exact: true })
  await expect(dialog).toContainText('Version 1')
  await expect(download).toHaveClass(/checkbox-not-accepted/)
  await dialog.getByRole('checkbox', { name: ACCEPT }).check()
  await expect(download).toHaveClass(/checkbox-accepted/)
  await dialog.getByRole('checkbox', { name: ACCEPT }).uncheck()
  await expect(download).toHaveClass(/checkbox-not-accepted/)
  await expectNoAxeViolations(page, 'dialog')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await button(page, 'Download').click()
  await expect(dialog).toContainText('Version 1')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()

  await button(page, 'Download').click()
  const changed = { error: 'Changed', code: 'licence_changed', requestId: 'x' }
  await page.route('**/acceptances', (route) => route.fulfill({ status: 409, json: changed }), { times: 1 })
  await dialog.getByRole('checkbox', { name: ACCEPT }).check()
  await download.click()
  await expect(dialog.getByRole('alert')).toContainText('The agreement has changed')
  await expect(dialog.getByRole('checkbox', { name: ACCEPT })).not.toBeChecked()
  await dialog.getByRole('checkbox', { name: ACCEPT }).check()
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  await expect(dialog).toBeHidden()
  expect((await stat(await file.path())).size).toBeGreaterThan(1_000)

  // Somebody else who gets the link finds what stands before it.
  const stranger = await page.context().browser()?.newPage()
  await stranger?.goto(file.url())
  await stranger?.waitForURL(/\/us\/en\/downloads\?document=/)
  await expect(stranger ? licence(stranger) : page.locator('none')).toBeVisible()
  await stranger?.context().close()

  await test.step('a video', async () => {
    await context.route('https://video.halden.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
    )
    await button(page, 'Clear selection').click()
    await choose(page.locator('tr[data-external-video]').first())
    await button(page, 'Download').click()
    await licence(page).getByRole('checkbox', { name: ACCEPT }).check()
    const [film] = await Promise.all([
      context.waitForEvent('page'),
      licence(page).getByRole('button', { name: 'Download', exact: true }).click(),
    ])
    await expect(film).toHaveTitle('Film')
    await expect(licence(page)).toBeHidden()
  })
})

test('software comes with its notes, older versions and word of the next one [1.0.16]', async ({ page }) => {
  await signInAs(page, 'process', 'buyer')
  await open(page, 'process', '/us/en/secure/software')
  const table = page.getByRole('table', { name: 'Software' })
  await expect(table.locator('tbody tr')).toHaveCount(40)
  await page.getByRole('button', { name: /^Firmware/ }).click()
  await expect(table.locator('tbody tr')).toHaveCount(10)
  await page.getByRole('button', { name: /^All/ }).click()
  await table.getByRole('button', { name: 'Plant Historian, server and clients' }).click()
  const dialog = page.getByRole('dialog', { name: /^Plant Historian, server and clients/ })
  await expect(dialog.getByRole('heading', { name: 'Older versions' })).toBeVisible()
  await expect(dialog).toContainText('EAK-')
  const watch = dialog.getByRole('checkbox', { name: 'Tell me when a new version appears' })
  await watch.click()
  await expect(watch).toBeChecked()
  await watch.click()
  await expect(watch).not.toBeChecked()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: /^Download version/ }).first().click() // prettier-ignore
  await expect(licence(page)).toBeVisible()
  await licence(page).getByRole('button', { name: 'Close' }).click()
  await page.goto(site('process', '/us/en/secure/software?product=plant-historian-classic-program'))
  await expect(page.getByRole('dialog')).toContainText('This product was replaced by Plant Historian, server and clients.')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(page)
})
