import { stepInFreshBrowser } from './fresh-browser.ts'
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

test('a first visit is led through the header, no control is covered, and who finished is not led again for about a month [2.3.10, 2.3.11, 2.3.12, 9.8.1]', async ({
  page,
}) => {
  const now = Date.now()
  await test.step('step by step', async () => {
    await page.clock.setFixedTime(now)
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
  await test.step('finished', async () => {
    expect(await readStored(page)).toBe(`{"ttl":${now + TTL_MS}}`)
    await page.clock.setFixedTime(now + TTL_MS - 1)
    await open(page, 'aerobt', '/us/en/products')
    await expectNoTourHere(page)
    await page.clock.setFixedTime(now + TTL_MS)
    await open(page, 'aerobt', '/us/en/products')
    await expect(tour(page)).toBeVisible()
    expect(await readStored(page)).toBeNull()
  })
})

test('the help menu has guides, the keys of this page and the tour, also for who left it [2.3.10]', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('navTour', JSON.stringify({ ttl: Number.MAX_SAFE_INTEGER })))
  const opener = page.getByRole('banner').getByRole('button', { name: 'Help', exact: true })
  const help = page.getByRole('region', { name: 'Help' })
  await test.step('on the public site', async () => {
    await open(page, 'sps', '/us/en/products')
    await expectNoTourHere(page)
    await opener.click()
    await expect(help.getByRole('group', { name: 'Keyboard shortcuts' })).toHaveCount(0)
    await expectNoAxeViolations(page)
    await expectGoodDark(page)
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await help.getByRole('link', { name: 'Tour of the site' }).click()
    await expect(tour(page)).toBeVisible()
  })
  await test.step('in the back office', async () => {
    await signInAs(page, 'sps', 'admin')
    await open(page, 'sps', '/us/en/back-office/people')
    await opener.click()
    await expect(help.getByRole('group', { name: 'Keyboard shortcuts' })).toContainText('Ctrl K')
    await expect(help.getByRole('link', { name: 'Interfaces for programs' })).toHaveAttribute('href', '/api/docs')
    await expectNoAxeViolations(page)
  })
})

const expectNoTourHere = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).not.toHaveAttribute('data-tour')
  await expect(tour(page)).toHaveCount(0)
}

const expectNoTourAfter = async (page: Page, leave: () => Promise<void>): Promise<void> => {
  await open(page, 'aerobt', '/us/en')
  await expect(tour(page)).toBeVisible()
  await leave()
  await expect(tour(page)).toHaveCount(0)
  expect(JSON.parse((await readStored(page)) ?? '{}')).toEqual({ ttl: expect.any(Number) })
  await open(page, 'aerobt', '/us/en')
  await expectNoTourHere(page)
}

test('the tour is used with the keyboard, the page goes on working beside it, and a step without its place is left out [2.3.11]', async ({
  page,
  browser,
}) => {
  await test.step('by keyboard', async () => {
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
  await stepInFreshBrowser(browser, 'a place is missing', {}, async (page) => {
    await page.addInitScript(() => {
      new MutationObserver(() => document.querySelector('[data-slot=search]')?.remove()).observe(document, {
        childList: true,
        subtree: true,
      })
    })
    await open(page, 'aerobt', '/us/en')
    await expect(tour(page)).toContainText('1 / 3')
  })
})

test('Skip and Escape end it for good; there is none in the portal, and neither tour nor highlight on a screen of 1024 px or less [2.3.10, 2.3.11, 2.3.12, 4.14.3, 9.9.2]', async ({
  page,
  browser,
}) => {
  await test.step('Skip', () => expectNoTourAfter(page, () => press(page, 'Skip')))
  await stepInFreshBrowser(browser, 'Escape', {}, (page) => expectNoTourAfter(page, () => page.keyboard.press('Escape')))
  await stepInFreshBrowser(browser, 'the portal', {}, async (page) => {
    await signInAs(page, 'aerobt', 'buyer')
    await open(page, 'aerobt', '/us/en')
    await expect(tour(page)).toBeVisible()
    await open(page, 'aerobt', '/us/en/secure/my-account')
    await expectNoTourHere(page)
  })
  await stepInFreshBrowser(browser, '1024 px', {}, async (page) => {
    await page.setViewportSize({ width: 1024, height: 800 })
    await open(page, 'aerobt', '/us/en')
    await expectNoTour(page)
    expect(await readStored(page)).toBeNull()
  })
})
