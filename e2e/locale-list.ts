import type { Cookie, Locator, Page } from '@playwright/test'

export const NAME = 'Country and language'

export const flyoutOf = (page: Page): Locator => page.getByRole('region', { name: NAME })
export const buttonOf = (page: Page): Locator =>
  page
    .getByRole('button', { name: `${NAME}: ` })
    .filter({ visible: true })
    .first()

/** From the header, or from the menu where the header has no room for the button [2.4.1]. */
export const openLocales = async (page: Page): Promise<Locator> => {
  if ((await buttonOf(page).count()) === 0) await page.getByRole('button', { name: 'Menu' }).click()
  if ((await buttonOf(page).count()) === 0) return page.getByRole('banner')
  await buttonOf(page).click()
  await flyoutOf(page).waitFor()
  // The list is requested when someone reaches for it; without script there is a link in its place.
  const isScripted = (await page.locator('html[data-hydrated]').count()) > 0
  if (isScripted) await flyoutOf(page).locator('[data-locale-regions]').waitFor()
  return flyoutOf(page)
}

export const choose = async (list: Locator, region: string, country: RegExp): Promise<void> => {
  const heading = list.getByRole('button', { name: region })
  if ((await heading.count()) > 0 && (await heading.getAttribute('aria-expanded')) === 'false') await heading.click()
  await list.getByRole('link', { name: country }).click()
}

export const readCookies = async (page: Page): Promise<Readonly<Record<string, Cookie>>> =>
  Object.fromEntries((await page.context().cookies()).map((cookie) => [cookie.name, cookie]))
