import type { Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { askUserInfo, signInAs } from './sign-in-as.ts'
import { expect, open, site, test } from './site.fixture.ts'

const PATH = '/us/en/back-office/search'

/** The results of a visitor, requested as any page requests them. */
const find = (page: Page, query: string): Promise<string[]> =>
  page.evaluate(async (words) => {
    const model = JSON.parse(document.getElementById('page-model')?.textContent ?? '{}') as { config: { searchKey: string } }
    const answer = await fetch('/api/as/v1/engines/sps/search', {
      method: 'POST',
      headers: { authorization: `Bearer ${model.config.searchKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: words, record_analytics: false }),
    })
    const { results } = (await answer.json()) as { results: { title: { raw: string } }[] }
    return results.map(({ title }) => title.raw)
  }, query)

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

/** Screens run side by side: each has words of its own. */
const WORD = 'quecksilbernase'

test('an admin adds a synonym and pins a result, and the search finds by them at once', async ({ page }) => {
  await test.step('a synonym', async () => {
    await signInAs(page, 'sps', 'admin')
    await open(page, 'sps', PATH)
    expect(await find(page, WORD)).toEqual([])
    await openTab(page, 'Synonyms')
    await page.getByRole('button', { name: 'Add synonyms' }).click()
    const dialog = page.getByRole('dialog', { name: 'Which words mean the same?' })
    const field = dialog.getByLabel('Words and phrases')
    await field.fill(WORD)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Enter at least two words or phrases.')).toBeVisible()
    await field.fill(`${WORD}\nlabel printers`)
    await expectNoAxeViolations(page, 'dialog[open]')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. The search knows these words from now on.')).toBeVisible()
    expect(await find(page, WORD)).toContain('Label printers')
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)

    await page.getByRole('button', { name: `Remove ${WORD}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('The list has been removed.')).toBeVisible()
    expect(await find(page, WORD)).toEqual([])
  })
  await test.step('a pinned result', async () => {
    const query = 'large printer'
    expect((await find(page, query))[0]).not.toBe('Light curtains')
    await openTab(page, 'Pinned results')
    await page.getByRole('button', { name: 'Pin results' }).click()
    const dialog = page.getByRole('dialog', { name: 'What should stand first?' })
    await dialog.getByLabel('Query').fill(query)
    await dialog.getByLabel('Find a result to pin').fill('light curtains')
    await dialog.getByRole('button', { name: 'Pin Light curtains', exact: true }).click()
    await dialog.getByLabel('Find a result to pin').fill('safety relays')
    await dialog.getByRole('button', { name: 'Pin Safety relays', exact: true }).click()
    await dialog.getByRole('button', { name: 'Up Safety relays' }).press('Enter')
    await expect(dialog.getByRole('button', { name: 'Up Safety relays' })).toBeFocused()
    await expect(dialog.getByRole('list', { name: 'In this order' }).getByRole('listitem')).toContainText([
      'Safety relays',
      'Light curtains',
    ])
    await dialog.getByRole('button', { name: 'Down Safety relays' }).click()
    await expectNoAxeViolations(page, 'dialog[open]')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. These results stand first from now on.')).toBeVisible()
    expect((await find(page, query)).slice(0, 2)).toEqual(['Light curtains', 'Safety relays'])

    await page.getByRole('button', { name: `Remove ${query}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Removed. The search decides the order again.')).toBeVisible()
    expect((await find(page, query))[0]).not.toBe('Light curtains')
  })
})

test('an author sees what people search for and miss, by keyboard, and reads a chart point by point or as a table', async ({
  page,
}) => {
  await test.step('what people search for and miss', async () => {
    await signInAs(page, 'sps', 'author')
    await open(page, 'sps', '/us/en')
    const { given_name: givenName = '' } = await askUserInfo(page)
    await page.getByRole('banner').getByRole('button', { name: givenName }).click()
    await page.getByRole('menuitem', { name: 'Back office' }).click()
    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Search administration' }).click()
    await page.waitForURL(`**${PATH}`)
    await expect(page.getByRole('img', { name: /searches on the busiest day/ })).toBeVisible()
    const table = page.getByRole('table', { name: 'What people search for' })
    await expect(table.getByRole('row')).not.toHaveCount(1)
    await page.getByRole('button', { name: 'Last 7 days' }).click()
    await expect(page.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true')
    // Rows that make way for others are dimmed.
    await expect(table).not.toHaveAttribute('aria-busy', 'true')
    await expectNoAxeViolations(page)
    const countSearches = async (): Promise<number> =>
      Number((await page.getByRole('definition').first().textContent())?.replace(/\D/g, ''))
    const ofAll = await countSearches()
    const tag = page.getByRole('combobox', { name: 'Tag', exact: true })
    await tag.selectOption('dealer-portal')
    await expect.poll(countSearches).toBeLessThan(ofAll)
    expect(await countSearches()).toBeGreaterThan(0)
    await tag.selectOption('')
    // Others search at the same time, so there may be more by now.
    await expect.poll(countSearches).toBeGreaterThanOrEqual(ofAll)
    await page.getByRole('tab', { name: 'Overview' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Last 90 days' }).press('Enter')
    await expect(page.getByRole('table', { name: 'Searches that found nothing' })).not.toHaveAttribute('aria-busy', 'true')
    await page.getByRole('button', { name: 'Add synonym sniffer' }).press('Enter')
    await expect(page.getByLabel('Words and phrases')).toHaveValue('sniffer\n')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Add synonym sniffer' })).toBeFocused()
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
  })
  await test.step('a chart', async () => {
    await open(page, 'sps', PATH)
    const points = page.getByRole('group', { name: 'Searches per day, point by point' })
    await points.getByRole('img').first().focus()
    await page.keyboard.press('End')
    const last = points.getByRole('img').last()
    await expect(last).toBeFocused()
    await expect(last).toHaveAccessibleName(/: Found something \d+, Found nothing \d+$/)
    await page.locator('figure', { has: points }).getByText('Show as table').click()
    await expect(page.getByRole('table', { name: 'Searches per day' }).getByRole('row')).toHaveCount(31)
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
  })
})

test('searches are found, sorted and stored as a view; a long list holds the rows in sight and the columns one chose', async ({
  page,
}) => {
  await test.step('a view, all of it in the address', async () => {
    const view = 'Gas by results'
    await signInAs(page, 'sps', 'admin')
    await open(page, 'sps', PATH)
    const list = page.getByRole('table', { name: 'What people search for' })
    const queries = list.getByRole('rowheader')
    await page.getByRole('searchbox', { name: 'Find a query' }).fill('gas')
    await expect(page).toHaveURL(/queries\.query=gas/)
    await list.getByRole('button', { name: 'Results' }).click()
    await expect(page).toHaveURL(/queries\.sort=results/)
    await page.getByRole('button', { name: 'Save this view' }).click()
    const dialog = page.getByRole('dialog', { name: 'What should this view be called?' })
    await dialog.getByLabel('Name').fill(view)
    await expectNoAxeViolations(page, 'dialog[open]')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const chip = page.getByRole('button', { name: view, exact: true })
    await expect(chip).toHaveAttribute('aria-pressed', 'true')

    await page.reload()
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('searchbox', { name: 'Find a query' })).toHaveValue('gas')
    await expect(queries.first()).toContainText(/gas/i)
    expect((await queries.allTextContents()).every((query) => /gas/i.test(query))).toBe(true)
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
    await page.getByRole('button', { name: `Remove ${view}` }).click()
    await expect(page).not.toHaveURL(/queries\./)
    await expect(chip).toHaveCount(0)
  })
  await test.step('a long list', async () => {
    await open(page, 'sps', `${PATH}?queries.size=1000`)
    const list = page.getByRole('table', { name: 'What people search for' })
    const rows = list.getByRole('row')
    await expect(list).toHaveAttribute('aria-rowcount', /^\d{3,}$/)
    const all = Number(await list.getAttribute('aria-rowcount'))
    expect(await rows.count()).toBeLessThan(all / 2)
    await page.keyboard.press('End')
    await expect(list.locator(`[aria-rowindex="${all}"]`)).toBeVisible()
    await page.getByRole('button', { name: 'Columns' }).click()
    const dialog = page.getByRole('dialog', { name: 'Which columns should be shown?' })
    await dialog.getByRole('checkbox', { name: 'Trend' }).uncheck()
    await dialog.getByRole('button', { name: 'Move Click-through up' }).click()
    await expectNoAxeViolations(page, 'dialog[open]')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page).toHaveURL(/queries\.columns=query\.searches\.results\.clickThrough\.clicks/)
    await open(page, 'sps', PATH)
    await expect(rows.nth(1)).toBeVisible()
    await expect(list.getByText(/^From \d+ to/)).toHaveCount(0)
  })
})

test.describe('others', () => {
  test.use({ expectedFault: /404|status of 404/ })

  test('a customer gets the page that is not there, an anonymous visitor is sent to sign in', async ({ page }) => {
    await page.goto(site('sps', PATH))
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await signInAs(page, 'sps', 'buyer')
    const answer = await page.goto(site('sps', PATH))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('tab')).toHaveCount(0)
    const status = await page.evaluate(async () => (await fetch('/api/search/business/reports')).status)
    expect(status).toBe(404)
  })
})
