import { stepInFreshBrowser } from './fresh-browser.ts'
import type { Page } from '@playwright/test'
import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { leave, signInAs } from './sign-in-as.ts'
import { ALSO_ON_PHONE, expect, open, site, test } from './site.fixture.ts'

const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account \w+/ })
const chooser = (page: Page) => page.getByRole('dialog', { name: 'Choose an account' })
const currency = (page: Page) => page.getByRole('banner').getByLabel('Currency')
const readStored = (page: Page, name: string): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), name)
const numberOf = async (page: Page): Promise<string> => ((await accountButton(page).innerText()).match(/\w*\d+/) ?? [''])[0]

/** Chooses the first account that is not the current one; returns its radio's value. */
const chooseAnother = async (page: Page): Promise<string> => {
  await accountButton(page).click()
  const other = chooser(page).getByRole('radio', { checked: false }).first()
  const value = await other.getAttribute('value')
  await other.check()
  return value ?? ''
}

test(
  'another account: asked for, kept, shown after the page was loaded again [2.3.15, 2.9.2, 2.9.3, 4.5.3, 9.8.4]',
  ALSO_ON_PHONE,
  async ({ page, isMobile }) => {
    await page.clock.install()
    await signInAs(page, 'process', 'buyer')
    await open(page, 'process', '/us/en/products')
    const before = await numberOf(page)
    const calls: string[] = []
    page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await accountButton(page).click()
    const dialog = chooser(page)
    await expect(dialog.getByRole('table')).toHaveCount(isMobile ? 0 : 1)
    await expect(dialog.getByRole('button', { name: 'Proceed' })).toBeDisabled()
    await expectNoAxeViolations(page)
    await expectGoodDark(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    const value = await chooseAnother(page)
    await dialog.getByRole('button', { name: 'Proceed' }).click()
    expect(calls.filter((call) => call.startsWith('POST'))).not.toContain('POST /pif/api/account/v1/update-contact-details')
    const isAnew = page.waitForEvent('load')
    await page.clock.runFor(1_000)
    await isAnew
    await expect(accountButton(page)).not.toContainText(before)
    expect(await numberOf(page)).toBe(value.replace(/^.*~/, '').replace(/^0+/, ''))
    expect(await readStored(page, 'soldtonumber')).toBe(value.replace(/^.*~/, ''))
    expect(calls).toContain('GET /bin/encryptedCookie')
  },
)

test('accounts are sorted by number and by text; of five thousand at most two hundred rows are in the page [2.9.4]', async ({
  page,
  browser,
}) => {
  await test.step('sorted', async () => {
    await signInAs(page, 'aerobt', 'buyer')
    await open(page, 'aerobt', '/us/en/products')
    await accountButton(page).click()
    const dialog = chooser(page)
    const head = dialog.getByRole('columnheader', { name: 'Name' })
    const names = () => dialog.getByRole('row').allInnerTexts()
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    const up = (await names()).slice(1)
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    expect((await names()).slice(1)).toEqual(up.toReversed())
  })
  await stepInFreshBrowser(browser, 'five thousand: found by typing, and the way to manage them', {}, async (page) => {
    await signInAs(page, 'aerobt', 'bigcsr')
    await open(page, 'aerobt', '/us/en/products')
    const opener = page.getByRole('banner').getByRole('button', { name: /^(Account \w+|Choose an account)/ })
    if (!(await chooser(page).isVisible())) await opener.click()
    const dialog = chooser(page)
    await expect(dialog.getByRole('status')).toHaveText('5,000 accounts')
    expect(await dialog.getByRole('radio').count()).toBeLessThanOrEqual(200)
    await dialog.getByRole('searchbox', { name: 'Find an account' }).fill('zzzz')
    await expect(dialog.getByText('No account matches.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Manage customer ordering accounts' })).toHaveAttribute(
      'href',
      '/us/en/secure/account/ordering-accounts',
    )
  })
})

test('one account leaves no choice, none leaves nothing, whoever has no default chooses; another currency stays with the account [2.3.16, 4.5.4, 4.5.5]', async ({
  page,
}) => {
  await test.step('as many accounts as people have', async () => {
    await signInAs(page, 'hpsbt', 'single')
    await open(page, 'hpsbt', '/us/en/products')
    await expect(accountButton(page)).toBeDisabled()
    await leave(page)
    await signInAs(page, 'hpsbt', 'nodefault')
    await open(page, 'hpsbt', '/us/en/products')
    await expect(chooser(page)).toBeVisible()
    await expectNoOverflow(page)
    await leave(page)
    await signInAs(page, 'hpsbt', 'nosoldto')
    await open(page, 'hpsbt', '/us/en/products')
    await expect(page.getByRole('banner').getByRole('button', { name: /\w/ }).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-account-bar', 'none')
    await expect(accountButton(page)).toHaveCount(0)
    await expect(currency(page)).toHaveCount(0)
  })
  await test.step('currency', async () => {
    await signInAs(page, 'sps', 'buyer')
    await open(page, 'sps', '/us/en/products')
    const now = await currency(page).inputValue()
    const values = await currency(page)
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
    const next = values.find((value) => value !== now) ?? ''
    const isAnew = page.waitForEvent('load')
    await currency(page).selectOption(next)
    await isAnew
    await expect(currency(page)).toHaveValue(next)
    const isBack = page.waitForEvent('load')
    await currency(page).selectOption(now)
    await isBack
    await expect(currency(page)).toHaveValue(now)
  })
})

test('a tab whose account was changed in another one says so, and offers both [T-77]', async ({ page, context }) => {
  await page.clock.install()
  await signInAs(page, 'hbtbt', 'buyer')
  await open(page, 'hbtbt', '/us/en/products')
  const before = await numberOf(page)
  const second = await context.newPage()
  await second.clock.install()
  await second.goto(site('hbtbt', '/us/en/products'))
  await chooseAnother(second)
  const isAnew = second.waitForEvent('load')
  await chooser(second).getByRole('button', { name: 'Proceed' }).click()
  await second.clock.runFor(1_000)
  await isAnew
  const after = await numberOf(second)
  expect(after).not.toBe(before)

  const asked = page.getByRole('alertdialog', { name: 'Which account do you order for?' })
  await expect(asked).toContainText(`This page shows account ${before}`)
  await expect(asked.getByRole('button', { name: `Continue with ${after}` })).toBeVisible()
  await expectNoAxeViolations(page)
  await asked.getByRole('button', { name: `Back to ${before}` }).click()
  await expect(asked).toHaveCount(0)
  await expect(second.getByRole('alertdialog', { name: 'Which account do you order for?' })).toContainText(
    `In another window you changed to account ${before}`,
  )
})

const refuseChange = (page: Page, status: number) =>
  page.route('**/pif/api/account/v1/update-contact-details*', (route) => route.fulfill({ status, json: {} }))

test('nothing moves when a change is refused, after a 500 the page is loaded again, and lists that fail are reported [8.4.1, 8.4.2, 8.4.3] [T-53]', async ({
  browser,
}) => {
  await stepInFreshBrowser(browser, 'refused', { expectedFault: /update-contact-details|status of 503/ }, async (page) => {
    await page.clock.install()
    await signInAs(page, 'process', 'nodefault')
    await refuseChange(page, 503)
    await open(page, 'process', '/us/en/products')
    await chooser(page).getByRole('radio').first().check()
    await chooser(page).getByRole('button', { name: 'Proceed' }).click()
    await page.clock.runFor(1_000)
    await expect(page.getByRole('dialog').getByText("We weren't able to process your request")).toBeVisible()
    expect(await readStored(page, 'soldtonumber')).toBeNull()
  })
  await stepInFreshBrowser(
    browser,
    'after a 500 the cookie is made anew',
    { expectedFault: /update-contact-details|status of 500/ },
    async (page) => {
      await page.clock.install()
      await signInAs(page, 'aerobt', 'colleague')
      await refuseChange(page, 500)
      await open(page, 'aerobt', '/us/en/products')
      const before = await numberOf(page)
      await chooseAnother(page)
      const cookie = page.waitForRequest('**/bin/encryptedCookie?*')
      const isAnew = page.waitForEvent('load')
      await chooser(page).getByRole('button', { name: 'Proceed' }).click()
      await page.clock.runFor(1_000)
      await cookie
      await isAnew
      await expect(accountButton(page)).toContainText(before)
    },
  )
  await stepInFreshBrowser(
    browser,
    'whoever serves customers reads that their accounts did not load',
    { expectedFault: /soldto\/favorite|status of 502/ },
    async (page) => {
      await signInAs(page, 'aerobt', 'csr')
      await page.route('**/pif/api/soldto/favorite/**', (route) => route.fulfill({ status: 502, json: {} }))
      await open(page, 'aerobt', '/us/en/products')
      await expect(page.getByRole('dialog').getByText("We weren't able to process your request")).toBeVisible()
    },
  )
})
