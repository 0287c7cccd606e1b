import { stepInFreshBrowser } from './fresh-browser.ts'
import type { Locator, Page } from '@playwright/test'
import { HOME } from './menu-parts.ts'
import { expectNoAxeViolations } from './page-checks.ts'
import { expect, open, test, PHONE_ONLY } from './site.fixture.ts'

test.describe('on a phone', PHONE_ONLY, () => {
  const menu = (page: Page): Locator => page.locator('#site-menu')
  const openMenu = async (page: Page): Promise<Locator> => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    return menu(page)
  }

  test('the menu leads through four levels to a page, and back and close lead out; what fails leaves a way [2.3.2] [2.3.9] [8.8.1]', async ({
    page,
    browser,
  }) => {
    await test.step('back and close lead out', async () => {
      await open(page, 'hbtbt', HOME)
      await expect(menu(page)).toHaveAttribute('data-state', 'closed')
      const shown = await openMenu(page)
      await expect(shown).toHaveAttribute('data-state', 'open')
      await expect(shown.getByRole('button', { name: 'Back' })).toBeHidden()
      for (const name of ['Products', 'Heating and cooling', 'Thermostats']) {
        await shown.getByRole('link', { name, exact: true }).tap()
        await expect(shown.getByRole('heading', { level: 2, name, exact: true })).toBeFocused()
        await expect(shown.getByRole('link', { name: `Go to ${name}` })).toBeVisible()
      }
      await expectNoAxeViolations(page)
      await shown.getByRole('button', { name: 'Back' }).tap()
      await expect(shown.getByRole('link', { name: 'Thermostats', exact: true })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(shown.getByRole('heading', { level: 2, name: 'Products', exact: true })).toBeVisible()
      await shown.getByRole('button', { name: 'Close' }).tap()
      await expect(shown).toHaveAttribute('data-state', 'closed')
      await expect(shown).toBeHidden()
      const again = await openMenu(page)
      await expect(again.getByRole('link', { name: 'Services', exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(again).toBeHidden()
    })
    await test.step('the fourth level is a page', async () => {
      await open(page, 'hbtbt', HOME)
      const shown = await openMenu(page)
      for (const name of ['Products', 'Heating and cooling', 'Thermostats', 'Room thermostats'])
        await shown.getByRole('link', { name, exact: true }).tap()
      await page.waitForURL('**/products/heating-and-cooling/thermostats/room-thermostats')
    })
    await stepInFreshBrowser(
      browser,
      'when a level does not come its spinner goes silently, and the way to its page is there',
      { expectedFault: /by-category|ERR_FAILED/ },
      async (page) => {
        await page.route('**/by-category.*', (route) => route.abort())
        await open(page, 'hbtbt', HOME)
        const shown = await openMenu(page)
        await shown.getByRole('link', { name: 'Products', exact: true }).click()
        // What failed on the way to the tap needs no level any more: the entry is a plain link then.
        const way = shown.getByRole('link', { name: 'Go to Products' })
        await Promise.any([way.tap(), page.waitForURL('**/us/en/products')])
        await expect(shown.getByRole('status')).toHaveCount(0)
        await page.waitForURL('**/us/en/products')
      },
    )
  })

  test('signing in and the group’s sites are panels; it closes at once or slides out [2.3.9] [2.3.14] [2.3.26]', async ({
    page,
    browser,
  }) => {
    await test.step('signing in is a panel that slides in, and one tap away on the bar', async () => {
      await open(page, 'hbtbt', HOME)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
      const shown = await openMenu(page)
      await shown.getByRole('button', { name: 'Sign in', exact: true }).tap()
      await expect(shown.getByRole('heading', { level: 2, name: 'Sign in' })).toBeFocused()
      await expect(shown.getByRole('link', { name: 'Sign in' })).toHaveAttribute('data-add-query-parameter')
      await expect(shown.getByRole('link', { name: 'Create an account' })).not.toHaveAttribute('data-add-query-parameter')
      await expectNoAxeViolations(page)
      await shown.getByRole('link', { name: 'Create an account' }).tap()
      await page.waitForURL('**/us/en/register')
    })
    await test.step('the group’s sites are in the menu too', async () => {
      await open(page, 'hbtbt', HOME)
      const shown = await openMenu(page)
      await shown.getByRole('button', { name: 'Business links' }).tap()
      const sites = shown.getByRole('region', { name: 'Business links' })
      await expect(sites.getByRole('link')).toHaveCount(5)
      await expect(sites.locator('[aria-current]')).toHaveText(/^Halden Building Technologies/)
      await expectNoAxeViolations(page)
    })
    await test.step('so are the guides of the help menu', async () => {
      await open(page, 'hbtbt', HOME)
      const shown = await openMenu(page)
      await shown.getByRole('button', { name: 'Help', exact: true }).tap()
      const help = shown.getByRole('region', { name: 'Help' })
      await expect(help.getByRole('link').first()).toBeVisible()
      // The tour explains the header of a wide screen.
      await expect(help.getByRole('link', { name: 'Tour of the site' })).toBeHidden()
      await expectNoAxeViolations(page)
    })
    await test.step('with less motion it is closed at once', async () => {
      await open(page, 'hbtbt', HOME)
      await openMenu(page)
      const state = await page.evaluate(() => {
        const target = document.getElementById('site-menu')
        target?.hidePopover()
        return target?.dataset['state']
      })
      expect(state).toBe('closed')
    })
    await stepInFreshBrowser(
      browser,
      'with motion it is closing while it slides out, then closed, and the page behind stays where it is',
      { reducedMotion: 'no-preference' },
      async (page) => {
        await open(page, 'hbtbt', HOME)
        const shown = await openMenu(page)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
        const states = page.evaluate(
          () =>
            new Promise<string[]>((resolve) => {
              const seen: string[] = []
              const target = document.getElementById('site-menu')
              new MutationObserver(() => {
                const state = target?.dataset['state'] ?? ''
                if (seen.at(-1) !== state) seen.push(state)
                if (state === 'closed') resolve(seen)
              }).observe(target as Node, { attributeFilter: ['data-state'] })
            }),
        )
        await shown.getByRole('button', { name: 'Close' }).click()
        expect(await states).toEqual(['closing', 'closed'])
      },
    )
  })
})
