import type { Locator, Page } from '@playwright/test'

export const HOME = '/us/en'

export const entry = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name, exact: true })
export const toggle = (page: Page, name: string): Locator => page.getByRole('button', { name: `Show more: ${name}` })
export const flyout = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true })
