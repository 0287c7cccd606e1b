import type { Locator, Page } from '@playwright/test'
import { expect } from './site.fixture.ts'
import type { TenantKey } from './world.ts'

export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' })
export const field = (within: Locator): Locator => within.getByRole('combobox', { name: 'Search', exact: true })
export const types = (within: Locator): Locator => within.getByRole('combobox', { name: 'Document type' })
export const listTypes = (within: Locator): Promise<string[]> =>
  types(within)
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
export const part = (within: Locator, heading: string): Locator =>
  within.locator('section').filter({ has: within.page().getByRole('heading', { name: heading, exact: true }) })

export const openTakeover = async (page: Page): Promise<Locator> => {
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(field(dialog(page))).toBeFocused()
  return dialog(page)
}

type Question = { readonly query: string; readonly types: unknown; readonly size: number }
type Suggestions = { readonly questions: Question[]; readonly keys: (string | undefined)[] }

/** The service answers with these. */
export const suggest = async (page: Page, tenant: TenantKey, words: readonly string[]): Promise<Suggestions> => {
  const suggestions: Suggestions = { questions: [], keys: [] }
  await page.route(`**/api/as/v1/engines/${tenant}/query_suggestion`, async (route) => {
    suggestions.questions.push(route.request().postDataJSON() as Question)
    suggestions.keys.push(route.request().headers()['authorization'])
    await route.fulfill({ json: { results: { documents: words.map((suggestion) => ({ suggestion })) } } })
  })
  return suggestions
}

export const readRecents = (page: Page, tenant: TenantKey): Promise<{ value: string; expiry: number }[]> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as never, `recentSearches-${tenant}`)
