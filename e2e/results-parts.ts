import type { Locator, Page } from '@playwright/test'

export const SEARCH = '/us/en/search'
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 2, name })
export const filters = (page: Page): Locator => page.getByRole('form', { name: 'Filters' })
export const box = (page: Page, name: string): Locator => filters(page).getByRole('checkbox', { name })
export const tab = (page: Page, name: RegExp): Locator =>
  page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link', { name })
export const articles = (page: Page): Locator => page.getByRole('main').getByRole('article')
export const openSheet = async (page: Page, isMobile: boolean): Promise<void> => {
  if (isMobile)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Filters/ })
      .click()
}
export const closeSheet = async (page: Page, isMobile: boolean): Promise<void> => {
  if (isMobile) await filters(page).getByRole('button', { name: 'Show results' }).click()
}
