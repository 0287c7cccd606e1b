import type { Page } from '@playwright/test'
import { expectFitsPhone, expectNoAxeViolations } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, open, test } from './site.fixture.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Inbox/ })
const unreadOf = async (page: Page): Promise<number> => Number(/(\d+)$/.exec((await bell(page).textContent()) ?? '')?.[1])

test('the inbox shows what is new, its first entry high up, and people choose which mails they get about it', async ({
  page,
}) => {
  await signInAs(page, 'sps', 'buyer')
  await open(page, 'sps', '/us/en/secure/inbox')
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
  const first = page
    .locator('#main li')
    .filter({ has: page.getByRole('link') })
    .filter({ has: page.locator('time') })
    .first()
  await expect(first).toBeVisible()
  await expect(bell(page)).toHaveText(/^Inbox \d+$/)
  expect((await first.boundingBox())?.y).toBeLessThan(420)
  await expectNoAxeViolations(page)
  await expectFitsPhone(page, expectNoAxeViolations)

  await test.step('mails', async () => {
    await signInAs(page, 'aerobt', 'buyer')
    await open(page, 'aerobt', '/us/en/secure/account/notifications')
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    const choice = page.getByRole('combobox', { name: 'Support cases: By mail' })
    await choice.selectOption('Daily summary')
    await page.getByRole('button', { name: 'Save mails' }).click()
    await expect(page.getByText('Your choice was saved.')).toBeVisible()
    await page.reload()
    await expect(choice).toHaveValue('daily')
    await choice.selectOption('At once')
    await page.getByRole('button', { name: 'Save mails' }).click()
    await expect(page.getByText('Your choice was saved.')).toBeVisible()
    await expectNoAxeViolations(page)
  })
})

test('what is read on one page is read on another one at once, and can be taken back; a new entry rings while the page is open', async ({
  page,
  context,
}) => {
  await signInAs(page, 'process', 'buyer')
  await open(page, 'process', '/us/en/secure/inbox')
  await expect(bell(page)).toHaveText(/^Inbox \d+$/)
  const before = await unreadOf(page)
  const other = await context.newPage()
  await open(other, 'process', '/us/en/products')
  await expect(bell(other)).toHaveText(`Inbox ${before}`)
  const mark = page.getByRole('button', { name: /^Mark as read: / }).first()
  const title = ((await mark.getAttribute('aria-label')) ?? '').replace('Mark as read: ', '')
  await mark.click()
  await expect(bell(page)).toHaveText(`Inbox ${before - 1}`)
  await expect(bell(other)).toHaveText(`Inbox ${before - 1}`)
  await page.getByRole('button', { name: `Mark as unread: ${title}` }).click()
  await expect(bell(other)).toHaveText(`Inbox ${before}`)
  // As another device does it: the page itself hears of it by its stream alone.
  const status = await other.evaluate(async () => {
    const list = await fetch('/api/inbox/v1?size=100').then(
      (answer) => answer.json() as Promise<{ entries: { id: string; isRead: boolean }[] }>,
    )
    const id = list.entries.find(({ isRead }) => isRead)?.id ?? ''
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`/api/inbox/v1/entries/${id}`, { method: 'PATCH', headers, body: '{"isRead":false}' })).status
  })
  expect(status).toBe(200)
  await expect(bell(other)).toHaveText(`Inbox ${before + 1}`)
})
