import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { createPerson, signInAs } from './sign-in-as.ts'
import { expect, open, test, withoutFirstCalls } from './site.fixture.ts'

const NEW_CASE = '/us/en/support/cases/new'

test('a case goes from question to closed answer, between a customer and staff in two browsers [1.0.15, 2.2.9] [T-86]', async ({
  page,
  browser,
}, { retry }) => {
  const subject = `Pump stops at night ${retry + 1}`
  await page.clock.install()
  await signInAs(page, 'process', 'buyer')
  await open(page, 'process', NEW_CASE)
  await page.getByRole('button', { name: 'Open the case' }).click()
  await expect(page.getByLabel('Subject')).toBeFocused()
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('What happened, and what did you try?').fill('It stops at about three.')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Open the case' }).click()
  await expect(page.getByText(/Case number: [A-Z0-9]+/)).toBeVisible()
  await page.getByRole('link', { name: 'Show the case' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const address = new URL(page.url()).pathname
  expect(address).toMatch(/\/support\/cases\/case-detail\.CASE-[A-Z0-9]+$/)

  const office = await (await browser.newContext()).newPage()
  await signInAs(office, 'process', 'agent')
  await open(office, 'process', '/us/en/support/cases')
  await office.getByRole('link', { name: subject }).click()
  await office.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await office.getByRole('button', { name: 'Take this case' }).click()
  await expect(office.getByRole('button', { name: 'Back to the queue' })).toBeVisible()
  await office.getByLabel('Note', { exact: true }).fill('A known timer fault.')
  await office.getByRole('button', { name: 'Add the note' }).click()
  await expect(office.getByText('A known timer fault.')).toBeVisible()
  await office.getByLabel('Your answer').fill('Please set the timer to summer time.')
  await office.getByRole('button', { name: 'Send as solution' }).click()
  await expect(office.getByText('Solved').first()).toBeVisible()

  await page.clock.runFor(5_100)
  await expect(page.getByRole('log')).toContainText('Please set the timer to summer time.')
  await expect(page.getByText('A known timer fault.')).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Close the case' }).click()
  await expect(page.getByText('This case is closed. Reopen it to write again.')).toBeVisible()
  await page.getByLabel('5 of 5').check()
  await page.getByRole('button', { name: 'Rate' }).click()
  await expect(page.getByText('Thank you for your rating: 5 of 5.')).toBeVisible()
  await open(page, 'process', '/us/en/support/history')
  await expect(page.getByRole('link', { name: subject })).toBeVisible()
})

test('somebody whose company was not found names a number and gets a case [2.17.1, 2.17.2, 5.6.3]', async ({ page }) => {
  await signInAs(page, 'sps', 'nosoldto')
  await open(page, 'sps', '/us/en/products?unidentifiedUser=true')
  const dialog = page.locator('dialog[data-flag="unidentifiedUser"]')
  const field = dialog.getByLabel('Sold-to number')
  await field.pressSequentially('12x')
  await expect(field).toHaveValue('12')
  await field.press('Enter')
  await expect(dialog.getByText('Please enter at least 4 digits sold-to number before continuing.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await field.fill('4471108')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const created = page.getByRole('dialog', { name: 'Case created' })
  await expect(created).toContainText(/Case number: [A-Z0-9]+/)
  await created.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/us\/en\/products$/)
})

test('an article is found, read, voted for and kept; secured ones come with a session [2.2.8] [T-26]', async ({ page }) => {
  await open(page, 'aerobt', '/us/en/support/knowledge')
  const count = page.getByRole('status').filter({ hasText: /articles/ })
  await expect(count).toHaveText('48 articles')
  await page.getByLabel('Search articles').fill('E-117')
  await page.getByRole('button', { name: 'Search', exact: true }).last().click()
  await expect(page).toHaveURL(/search=E-117/)
  await expect(page.getByRole('heading', { level: 2, name: /reports error E-117/ }).first()).toBeVisible()
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
  await signInAs(page, 'aerobt', 'buyer')
  await open(page, 'aerobt', '/us/en/support/knowledge')
  await expect(count).toHaveText('68 articles')
  await page.getByLabel('Search articles').fill('calibration too early')
  await page.getByRole('button', { name: 'Search', exact: true }).last().click()
  await expect(page).toHaveURL(/search=calibration/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /asks for calibration too early/ })
    .first()
    .click()
  await expect(page).toHaveURL(/article-detail\.ka_/)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  for (const term of ['Article Number', 'Initial Date', 'Aircraft Make'])
    await expect(page.getByRole('term').filter({ hasText: term })).toBeVisible()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Thank you.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep as favourite' }).click()
  await expect(page.getByRole('button', { name: 'In your favourites' })).toBeVisible()
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
})

test('the portal’s home shows the newest cases as links before a card that was late, and quick links that a person keeps [1.0.14]', async ({
  page,
}) => {
  await signInAs(page, 'hbtbt', 'buyer')
  // As if the orders had taken too long for the first call: they come by themselves and hold up nobody else.
  let release = (): void => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  const answer = await (await createPerson('hbtbt', 'buyer')).get('/api/home/v1/cards?language=en')
  const home = JSON.parse(answer.body) as { cards: { name: string; content: unknown }[] }
  for (const card of home.cards) if (card.name === 'orders') card.content = null
  await withoutFirstCalls(page)
  await page.route('**/api/home/v1/cards?*', (route) => route.fulfill({ json: home }))
  await page.route('**/api/home/v1/cards/orders?*', async (route) => {
    await isReleased
    await route.continue()
  })
  await open(page, 'hbtbt', '/us/en/secure/hbtbt-home')
  const cases = page.getByRole('region', { name: 'Your cases' })
  await expect(cases.getByRole('link', { name: 'Display flickers after software 4.2' })).toHaveAttribute(
    'href',
    /\/us\/en\/support\/cases\/case-detail\.CASE-[A-Z0-9]+$/,
  )
  const orders = page.getByRole('region', { name: 'Your orders' })
  await expect(orders).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(orders.getByRole('link', { name: /^Order / }).first()).toBeVisible()
  const links = page.getByRole('region', { name: 'Quick links' })
  await links.getByRole('button', { name: 'Edit' }).click()
  await links.getByLabel('Name').fill('My tools')
  await links.getByLabel('Address').fill('/us/en/secure/tools')
  await links.getByRole('button', { name: 'Add the link' }).click()
  await expect(links.getByRole('link', { name: 'My tools' })).toBeVisible()
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
  await links.getByRole('button', { name: 'Remove My tools' }).click()
  await expect(links.getByRole('link', { name: 'My tools' })).toHaveCount(0)
})
