import type { Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { articles, SEARCH, tab } from './results-parts.ts'
import { dialog, field } from './search-parts.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, open, test } from './site.fixture.ts'

test.use({ expectedFault: /\b50[03]\b|Failed to load resource/ })

const BROKEN = { status: 500, json: { error: 'The engine is broken.' } }
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })
const errorDialog = (page: Page) => page.locator('#global_api_error_modal[open]')

test('a visitor whose search fails sees the empty result, and tries again; suggestions that fail leave the search as it is [8.8.2]', async ({
  page,
}) => {
  await test.step('results', async () => {
    await open(page, 'sps', `${SEARCH}?search=gas`)
    await expect(articles(page).first()).toBeVisible()
    // What is beside the list is known by then, and stays when the next search fails.
    const first = page.waitForResponse('**/api/search/words*')
    await tab(page, /^Products/).dispatchEvent('pointerover')
    await first
    await page.route('**/multi_search', (route) => route.fulfill(BROKEN))
    await tab(page, /^Products/).click()
    await expect(again(page)).toBeVisible()
    await expect(articles(page)).toHaveCount(0)
    await expect(page).toHaveURL(/type=Product/)
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
    await page.unroute('**/multi_search')
    await again(page).click()
    await expect(articles(page).first()).toBeVisible()
    await expect(again(page)).toHaveCount(0)
  })
  await test.step('suggestions', async () => {
    await page.route('**/query_suggestion', (route) => route.fulfill(BROKEN))
    await open(page, 'sps', '/us/en')
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
    await field(dialog(page)).fill('gas detector')
    await expect(dialog(page).getByText('No suggestions: press Enter to search all the same.')).toBeVisible()
    await expect(errorDialog(page)).toHaveCount(0)
    await field(dialog(page)).press('Enter')
    await expect(articles(page).first()).toBeVisible()
  })
})

test('a buyer whose search fails sees the same, without a dialog; the global modal says that saved searches fail [8.1.1, 8.8.2]', async ({
  page,
}) => {
  await test.step('results', async () => {
    await signInAs(page, 'sps', 'buyer')
    await page.route('**/us/en/search.portalsearch', (route) => route.fulfill(BROKEN))
    await open(page, 'sps', `${SEARCH}?search=gas`)
    await expect(again(page)).toBeVisible()
    await expect(articles(page)).toHaveCount(0)
    await expect(errorDialog(page)).toHaveCount(0)
    await expectNoAxeViolations(page)
    await page.unroute('**/us/en/search.portalsearch')
    await again(page).click()
    await expect(articles(page).first()).toBeVisible()
  })
  await test.step('saved searches', async () => {
    await signInAs(page, 'hbtbt', 'buyer')
    await page.route('**/pif/api/techpub/v1/saved-search**', (route) =>
      route.fulfill({ status: 500, json: { error: 'Saved searches are asleep.' } }),
    )
    await open(page, 'hbtbt', `${SEARCH}?search=gas`)
    await expect(errorDialog(page)).toContainText('Saved searches are asleep.')
    await expectNoAxeViolations(page)
    await errorDialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(articles(page).first()).toBeVisible()
  })
})
