import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './site.fixture.ts'
import { LOCALE_PATHS } from './world.ts'

/** On a phone the list of locales stands in the menu, on a wide screen behind a button of its own. */
const openLocales = async (page: Page): Promise<Locator> => {
  const button = page.getByRole('button', { name: 'Country and language: USA(EN)' })
  if (await button.isVisible()) {
    await button.click()
    return page.getByRole('region', { name: 'Country and language' })
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  return page.getByRole('banner')
}

test('the list of locales leads to the same page in another language', async ({ page }) => {
  await open(page, 'hbtbt', '/us/en/about')
  const list = await openLocales(page)
  await list.getByRole('link', { name: /Deutschland/ }).click()
  await page.waitForURL('**/de/de/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page names itself in every other language to search engines', async ({ page }) => {
  await open(page, 'hbtbt', '/us/en/about')
  for (const path of LOCALE_PATHS) await expect(page.locator(`link[rel=alternate][href$="${path}/about"]`).first()).toBeAttached()
})
