import type { Locator, Page } from '@playwright/test'
import { expectGoodDark, expectNoAxeViolations } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, open, test } from './site.fixture.ts'

const KEY = 'navTour'
const TTL_MS = 2_629_800_000
const tour = (page: Page): Locator => page.getByRole('region', { name: 'Tour of the site' })
const press = (page: Page, name: string): Promise<void> => tour(page).getByRole('button', { name, exact: true }).click()
const readStored = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEY)

/** What would be clicked in the middle of each control that is on the screen. */
const listCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const card = document.querySelector('[data-hint]')
    return [...document.querySelectorAll('a[href], button, input, select, summary')]
      .filter((control) => !card?.contains(control) && control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return hit !== null && card?.contains(hit)
      })
      .map((control) => control.outerHTML.slice(0, 120))
  })

/** A screen too small for hints never gets one, so it is asked after everything else has happened. */
const expectNoTour = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
  await expect(page.locator('html')).not.toHaveAttribute('data-tour')
  await expect(page.locator('[data-hint]')).toHaveCount(0)
}

test('a first visit is led through the header, and no control is covered [2.3.10, 2.3.11]', async ({ page }) => {
  await open(page, 'aerobt', '/us/en')
  await expect(tour(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName), 'the focus is not taken').toBe('BODY')
  const titles: string[] = []
  for (const last of [false, false, false, true]) {
    titles.push((await tour(page).locator('[data-tour-step]:visible strong').textContent()) ?? '')
    await expect(tour(page)).toBeInViewport({ ratio: 1 })
    expect(await listCovered(page)).toEqual([])
    await expect(tour(page).getByRole('button', { name: 'Skip' })).toBeVisible({ visible: !last })
    await press(page, last ? 'Finish' : 'Next')
  }
  expect(new Set(titles).size).toBe(4)
  await expect(tour(page)).toHaveCount(0)
})

test('who finished it is not led again for about a month [2.3.12, 9.8.1]', async ({ page }) => {
  const now = Date.now()
  await page.clock.setFixedTime(now)
  await open(page, 'aerobt', '/us/en')
  for (const name of ['Next', 'Next', 'Next', 'Finish']) await press(page, name)
  expect(await readStored(page)).toBe(`{"ttl":${now + TTL_MS}}`)
  await page.clock.setFixedTime(now + TTL_MS - 1)
  await open(page, 'aerobt', '/us/en/products')
  await expectNoTourHere(page)
  await page.clock.setFixedTime(now + TTL_MS)
  await open(page, 'aerobt', '/us/en/products')
  await expect(tour(page)).toBeVisible()
  expect(await readStored(page)).toBeNull()
})

const expectNoTourHere = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).not.toHaveAttribute('data-tour')
  await expect(tour(page)).toHaveCount(0)
}

for (const [how, leave] of [
  ['Skip', (page: Page) => press(page, 'Skip')],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const)
  test(`${how} ends the tour for good [2.3.11, 2.3.12]`, async ({ page }) => {
    await open(page, 'aerobt', '/us/en')
    await expect(tour(page)).toBeVisible()
    await leave(page)
    await expect(tour(page)).toHaveCount(0)
    expect(JSON.parse((await readStored(page)) ?? '{}')).toEqual({ ttl: expect.any(Number) })
    await open(page, 'aerobt', '/us/en')
    await expectNoTourHere(page)
  })

test('the tour is used with the keyboard, and the page goes on working beside it [2.3.11]', async ({ page }) => {
  await open(page, 'aerobt', '/us/en')
  await tour(page).getByRole('button', { name: 'Next' }).focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Enter')
  await expect(tour(page).getByRole('button', { name: 'Finish' })).toBeFocused()
  await expectNoAxeViolations(page)
  await expectGoodDark(page)
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/us\/en\/products$/)
  await expect(tour(page)).toBeVisible()
})

test('a step whose place is missing is left out [2.3.11]', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => document.querySelector('[data-slot=search]')?.remove()).observe(document, {
      childList: true,
      subtree: true,
    })
  })
  await open(page, 'aerobt', '/us/en')
  await expect(tour(page)).toContainText('1 / 3')
})

test('there is none in the portal [2.3.10]', async ({ page }) => {
  await signInAs(page, 'aerobt', 'buyer')
  await open(page, 'aerobt', '/us/en')
  await expect(tour(page)).toBeVisible()
  await open(page, 'aerobt', '/us/en/secure/my-account')
  await expectNoTourHere(page)
})

test('a screen of 1024 px or less has neither tour nor highlight [4.14.3, 9.9.2]', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await open(page, 'aerobt', '/us/en')
  await expectNoTour(page)
  expect(await readStored(page)).toBeNull()
})
