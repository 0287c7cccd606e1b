import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, open, test } from './site.fixture.ts'

const UUID = 'c0ffee00-0000-4000-8000-000000000001'
const ORDERS = '/us/en/secure/orders'

type Poll = {
  readonly isExport: boolean
  readonly payload: { hid?: string; uuid?: string }
  readonly type: string
  readonly url: string
}

const JOB = {
  ...{ id: UUID, kind: 'prepare-orders', state: 'running', done: 1, total: 4, message: null, result: null, error: null },
  ...{ isCancelling: false, createdAt: '2026-11-16T10:00:00Z', startedAt: '2026-11-16T10:00:00Z', endedAt: null },
}

/** Stands in for the server's side of the jobs: what the poll answers is said by the test. */
const standIn = async (page: Page, say: { invoices: string; orders: string }) => {
  const polls: Poll[] = []
  const answer = (status: string) =>
    JSON.stringify(
      JSON.stringify({
        code: status === 'none' ? 404 : 200,
        response: { uuid: UUID, status, isDownloaded: status === 'fetched' ? 1 : 0 },
      }),
    )
  await page.route('**/api/work/jobs/**', (route) => route.fulfill({ json: JOB }))
  await page.route('**/*.invoicedownloadstart', (route) =>
    route.fulfill({ json: { code: 200, response: { uuid: UUID, status: 'Starting', isDownloaded: 0 } } }),
  )
  await page.route('**/*.invoicedownloadstatus', async (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '')
    const isExport = fields.get('OrderExportFlag') === 'true'
    const type = fields.get('responseType') ?? ''
    polls.push({
      isExport,
      payload: JSON.parse(fields.get('payload') ?? '{}') as Poll['payload'],
      type,
      url: new URL(route.request().url()).pathname,
    })
    if (type === 'blob') return route.fulfill({ body: 'PK', contentType: 'application/zip' })
    return route.fulfill({ contentType: 'application/json', body: answer(isExport ? say.orders : say.invoices) })
  })
  const count = (isExport: boolean) => polls.filter((poll) => poll.isExport === isExport && poll.type === 'json').length
  return { polls, count }
}

const readFlags = (page: Page) =>
  page.evaluate(() => [
    sessionStorage.getItem('invoiceDownloadUUID'),
    sessionStorage.getItem('excelDownloadUUID'),
    localStorage.getItem('checkPoll'),
    localStorage.getItem('checkPollExcel'),
  ])

test('jobs are polled at their own pace, shown by their twins, and end in their dialogs [2.18.12, 2.18.13, 2.18.14, 2.18.15, 4.16.1, 4.16.2, 4.16.3, 4.16.5, 4.16.7, 4.16.11, 9.2.2]', async ({
  page,
}) => {
  const say = { invoices: 'none', orders: 'none' }
  const { polls, count } = await standIn(page, say)
  await signInAs(page, 'process', 'buyer')
  await page.clock.install()
  await open(page, 'process', ORDERS)
  const main = page.getByRole('main')
  // First load: each kind is requested once, and there is nothing.
  await expect.poll(() => [count(false), count(true)]).toEqual([1, 1])
  await expect(main.getByRole('button', { name: 'Export orders' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  expect(polls[0]?.url).toBe(`${ORDERS}.invoicedownloadstatus`)
  expect(polls.find(({ isExport }) => !isExport)?.payload.hid).toMatch(/./)
  expect(polls.find(({ isExport }) => isExport)?.payload).toEqual({})
  await page.clock.runFor(60_000)
  expect([count(false), count(true)]).toEqual([1, 1])

  say.orders = 'Starting'
  say.invoices = 'Starting'
  await main.getByRole('button', { name: 'Export orders' }).click()
  await expect(main.getByRole('button', { name: 'Preparing export' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Export orders' })).toHaveCount(0)
  await expect(main.getByText('Orders Excel download in progress')).toHaveRole('status')
  await main.getByRole('button', { name: 'Download invoices' }).click()
  await expect(main.getByRole('button', { name: 'Preparing invoices' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Cancel' })).toHaveCount(2)
  await expect.poll(() => [count(false), count(true)]).toEqual([2, 2])
  expect(await readFlags(page)).toEqual([UUID, UUID, 'true', 'true'])
  await page.clock.runFor(15_000)
  await expect.poll(() => [count(false), count(true)]).toEqual([2, 3])

  say.orders = 'Completed'
  await page.clock.runFor(15_000)
  await expect.poll(() => [count(false), count(true)]).toEqual([3, 4])
  const ready = page.getByRole('dialog', { name: 'Order export is ready' })
  await expect(ready).toBeVisible()
  await expect(ready.getByRole('button')).toHaveText(['Download'])
  await page.keyboard.press('Escape')
  await expect(ready).toBeVisible()
  await expect(page.getByText('Orders Excel download in progress')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await ready.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/^Orders_Status_\d{2}_\d{2}_\d{4}_\d{4}[AP]M\.xlsx$/)
  await expect(ready).toBeHidden()
  await expect.poll(() => readFlags(page)).toEqual([UUID, null, 'true', null])
  expect(polls.at(-1)).toMatchObject({ type: 'blob', isExport: true, payload: { uuid: UUID } })
  await expect(main.getByRole('button', { name: 'Export orders' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Preparing invoices' })).toBeVisible()

  say.invoices = 'fetched'
  await page.clock.runFor(30_000)
  await expect(main.getByRole('button', { name: 'Download invoices' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('invoices come as an archive whose documents agree with the list, also from My downloads; there exports come by the calendar until somebody ends it [9.2.3]', async ({
  page,
}) => {
  await signInAs(page, 'process', 'single')
  await test.step('by the calendar', async () => {
    await open(page, 'process', '/us/en/secure/my-downloads')
    const region = page.getByRole('region', { name: 'Scheduled exports' })
    await region.getByLabel('How often').selectOption('day')
    await region.getByLabel('Format').selectOption('csv')
    await region.getByRole('button', { name: 'Schedule export' }).click()
    const planned = region.getByRole('listitem').filter({ hasText: 'every day, CSV, changes only' })
    await expect(planned).toHaveCount(1)
    await expectNoAxeViolations(page)
    await page.reload()
    await planned.getByRole('button', { name: /^Remove/ }).click()
    await expect(planned).toHaveCount(0)
  })

  await open(page, 'process', '/us/en/secure/invoices')
  await expect(page.getByRole('heading', { name: 'Invoices', level: 1 })).toBeVisible()
  const table = page.getByRole('table', { name: 'Invoices' })
  const rows = table.getByRole('row')
  await expect(rows.nth(2)).toBeVisible()
  await expectNoAxeViolations(page)
  await rows.nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Download as ZIP' }).click()
  const ready = page.getByRole('dialog', { name: 'Invoices are ready' })
  // One invoice may be packed before the first poll requests it.
  await expect(page.getByText('Preparing invoices').or(ready).first()).toBeVisible({ timeout: 60_000 })
  await open(page, 'process', '/us/en/secure/my-downloads')
  const download = page.waitForEvent('download')
  const listed = page.getByRole('table', { name: 'Prepared files' }).getByRole('link', { name: 'Download Invoices.zip' }).first()
  // Whichever is there first: the poll's dialog comes at its own pace.
  await expect(ready.or(listed).first()).toBeVisible({ timeout: 60_000 })
  if (await ready.isVisible()) await ready.getByRole('button', { name: 'Download' }).click()
  else await listed.click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Invoices.zip')
  const bytes = await readFile(await file.path())
  expect(bytes.toString('latin1', 0, 4)).toBe('PK\u0003\u0004')
  expect(bytes.toString('latin1')).toContain('manifest.sha256')
})
