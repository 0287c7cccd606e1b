import { expect, type Locator, type Page } from '@playwright/test'

const DAY_S = 86_400

export const bannerOf = (page: Page): Locator => page.getByRole('region', { name: 'Your market' })
export const countryOf = (page: Page): Locator => bannerOf(page).getByLabel('Country')

/** Says from where the visitor seems to come, and counts how often that was requested. */
export const standIn = async (page: Page, countryCode: string): Promise<{ requests: string[] }> => {
  const requests: string[] = []
  await page.route('**/*.dynamiccountry*', (route) => {
    requests.push(new URL(route.request().url()).pathname + new URL(route.request().url()).search)
    return route.fulfill({ json: { countryCode } })
  })
  return { requests }
}

export const countLoads = (page: Page): { readonly paths: string[] } => {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) paths.push(new URL(request.url()).pathname)
  })
  return { paths }
}

export const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)

export const expectDayCookie = async (page: Page, name: string, value: string): Promise<void> => {
  await expect.poll(async () => (await cookieOf(page, name))?.value).toBe(value)
  const cookie = await cookieOf(page, name)
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false })
  const lasts = (cookie?.expires ?? 0) - Date.now() / 1000
  expect(lasts).toBeGreaterThan(DAY_S - 120)
  expect(lasts).toBeLessThanOrEqual(DAY_S)
}
