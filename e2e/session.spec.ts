import type { Page } from '@playwright/test'
import { signInAs } from './sign-in-as.ts'
import { expect, open, test } from './site.fixture.ts'

/** The server's answer to the poll, as if the session had that long to go. */
const pretendRemaining = async (page: Page, seconds: () => number): Promise<void> => {
  await page.route('**/pif/api/session/remaining-time**', (route) =>
    route.fulfill({ json: { remaining_time: seconds(), session_valid: true } }),
  )
}

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Your session is about to end' })

test('the dialog counts the seconds left; one click keeps the person signed in, in other tabs too [2.11.1, 4.3.5, 4.3.12]', async ({
  page,
  context,
}) => {
  await test.step('one tab', async () => {
    await signInAs(page, 'aerobt', 'buyer')
    let remaining = 100
    await pretendRemaining(page, () => remaining)
    await open(page, 'aerobt', '/us/en')
    await expect(dialogOf(page)).toBeVisible({ timeout: 15_000 })
    await expect(dialogOf(page)).toContainText(/\b(?:100|9\d)\b/)
    await expect(dialogOf(page)).toContainText(/\b9[0-7]\b/)

    remaining = 1800
    const refreshed = page.waitForResponse('**/pif/api/session/refresh**')
    await dialogOf(page).getByRole('button', { name: 'Keep me signed in' }).click()
    expect(await (await refreshed).json()).toMatchObject({ session_refreshed: true })
    await expect(dialogOf(page)).toBeHidden()
  })
  await test.step('the click closes the dialog of another tab', async () => {
    await signInAs(page, 'process', 'single')
    const other = await context.newPage()
    let remaining = 100
    for (const tab of [page, other]) await pretendRemaining(tab, () => remaining)
    for (const tab of [page, other]) await open(tab, 'process', '/us/en')
    for (const tab of [page, other]) await expect(dialogOf(tab)).toBeVisible({ timeout: 15_000 })
    remaining = 1800
    await dialogOf(page).getByRole('button', { name: 'Keep me signed in' }).click()
    await expect(dialogOf(page)).toBeHidden()
    await expect(dialogOf(other)).toBeHidden({ timeout: 15_000 })
  })
})

test('an unanswered dialog ends in the timed-out page, which offers to sign in again [2.2.13, 2.14.5, 4.3.9]', async ({
  page,
}) => {
  await signInAs(page, 'hpsbt', 'buyer')
  await pretendRemaining(page, () => 8)
  await open(page, 'hpsbt', '/us/en/services')
  await expect(dialogOf(page)).toBeVisible({ timeout: 15_000 })
  await page.waitForURL('**/us/en/session-time-out', { timeout: 25_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('hpsbt-isAuthenticated')

  await page.unroute('**/pif/api/session/remaining-time**')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('E-mail').fill('buyer@hpsbt.example')
  await page.getByLabel('Password', { exact: true }).fill('Portico-demo-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/us/en/services')
})
