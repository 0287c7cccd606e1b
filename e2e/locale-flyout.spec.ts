import { stepInFreshBrowser } from './fresh-browser.ts'
import type { Page } from '@playwright/test'
import { buttonOf, flyoutOf, NAME, openLocales, readCookies } from './locale-list.ts'
import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { expect, open, test } from './site.fixture.ts'

test.describe('the list', () => {
  test('opens one region at a time, and is searched with every key [2.4.2, 2.4.3, 2.4.4, 2.4.5]', async ({ page }) => {
    await test.step('regions: first that of the page', async () => {
      await open(page, 'hbtbt', '/de/de')
      await page.getByRole('button', { name: 'Land und Sprache: Deutschland(DE)' }).click()
      const list = page.getByRole('region', { name: 'Land und Sprache' })
      const regions = list.locator('button[aria-expanded]')
      const expectOpen = async (expected: readonly string[]) => {
        expect(await regions.evaluateAll((all) => all.map((region) => region.getAttribute('aria-expanded')))).toEqual(expected)
      }
      await expect(regions).toHaveCount(3)
      await expectOpen(['false', 'true', 'false'])
      await expect(list.getByRole('link')).toHaveCount(5)
      await regions.nth(2).click()
      await expectOpen(['false', 'false', 'true'])
      await expect(list.getByRole('link')).toHaveCount(1)
      await regions.nth(2).click()
      await expectOpen(['false', 'false', 'false'])
      await expectNoAxeViolations(page)
    })
    await test.step('words: own and other ones', async () => {
      await open(page, 'aerobt', '/us/en')
      const list = await openLocales(page)
      const search = list.getByLabel('Find a country or language')
      const clear = list.getByRole('button', { name: 'Clear' })
      const regions = list.locator('button[aria-expanded]')
      await expect(clear).toBeHidden()
      await search.pressSequentially('gER')
      await expect(list.getByRole('link')).toHaveText([/Deutschland/])
      await expect(regions.filter({ visible: true })).toHaveCount(0)
      await expect(list.getByRole('status')).toHaveText('Matches: 1')
      await search.fill('english')
      await expect(list.getByRole('link')).toHaveText([/United States/, /United Kingdom/])
      await expectNoAxeViolations(page)
      await search.fill('<b>x')
      await expect(list.getByRole('link')).toHaveCount(0)
      await expect(list.getByRole('status')).toContainText('No country or language matches “<b>x”.')
      await clear.click()
      await expect(search).toBeFocused()
      await expect(search).toHaveValue('')
      await expect(regions.filter({ visible: true })).toHaveCount(3)
      await search.pressSequentially('pol')
      for (let key = 0; key < 3; key += 1) await page.keyboard.press('Backspace')
      await expect(regions.filter({ visible: true })).toHaveCount(3)
      await expect(clear).toBeHidden()
      await search.fill('POL')
      await list.getByRole('link', { name: /Polska/ }).click()
      await page.waitForURL('**/pl/pl')
      expect((await readCookies(page))['usr_country']?.value).toBe('pl')
    })
  })

  test('is closed by a click outside, or on a narrow screen by a button [2.4.6]', async ({ page }) => {
    await test.step('a click outside closes it and puts search and regions back', async () => {
      await open(page, 'aerobt', '/us/en')
      const list = await openLocales(page)
      await expect(list.getByRole('button', { name: 'Close' })).toBeHidden()
      await list.getByRole('button', { name: 'Asia Pacific' }).click()
      await list.getByLabel('Find a country or language').fill('pol')
      await page.mouse.click(200, 400)
      await expect(list).toBeHidden()
      await openLocales(page)
      await expect(list.getByLabel('Find a country or language')).toHaveValue('')
      await expect(list.getByRole('button', { name: 'Americas' })).toHaveAttribute('aria-expanded', 'true')
      await expect(list.getByRole('button', { name: 'Asia Pacific' })).toHaveAttribute('aria-expanded', 'false')
    })
    await test.step('a narrow screen is filled, and there is a button to close it', async () => {
      await page.setViewportSize({ width: 600, height: 900 })
      await open(page, 'hbtbt', '/us/en')
      const list = await openLocales(page)
      const box = await list.boundingBox()
      expect([box?.width, box?.height]).toEqual([600, 900])
      await list.getByLabel('Find a country or language').fill('pol')
      await expectNoAxeViolations(page)
      await expectNoOverflow(page)
      await list.getByRole('button', { name: 'Close' }).click()
      await expect(list).toBeHidden()
      await expect(buttonOf(page)).toBeFocused()
    })
  })

  test('is used with the keyboard alone, preserves what was typed early, and is a link until it comes [2.4.1, 2.4.3]', async ({
    page,
    browser,
  }) => {
    await test.step('by keyboard: Escape gives the focus back', async () => {
      await open(page, 'aerobt', '/us/en/about')
      const button = page.getByRole('button', { name: `${NAME}: USA(EN)`, exact: true }).filter({ visible: true })
      await button.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      const list = flyoutOf(page)
      await expect(list.getByLabel('Find a country or language')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(list).toBeHidden()
      await expect(button).toBeFocused()
      await page.keyboard.press('Space')
      for (const name of ['Americas', 'United States', 'Europe']) {
        await page.keyboard.press('Tab')
        if (name === 'Americas') await page.keyboard.press('Tab')
        await expect(page.locator(':focus')).toContainText(name)
      }
      await page.keyboard.press('Enter')
      // The list may just be waking; what it was asked meanwhile it does then.
      await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toContainText('United Kingdom')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/gb/en/about')
      await expect(page.getByRole('button', { name: `${NAME}: UK(EN)`, exact: true }).filter({ visible: true })).toBeVisible()
    })
    await stepInFreshBrowser(browser, 'what was typed before it was hydrated stays', {}, async (page) => {
      let release = () => {}
      const paused = new Promise<void>((resolve) => (release = resolve))
      // Words are the last that an island waits for.
      await page.route(/\/(?:ui-words-)?en-[\w-]+\.js$/, async (route) => {
        await paused
        await route.continue()
      })
      await open(page, 'aerobt', '/us/en')
      const list = await openLocales(page)
      const search = list.getByLabel('Find a country or language')
      await search.fill('pol')
      await expect(list.getByRole('status')).toHaveText('')
      release()
      await expect(list.getByRole('status')).toHaveText('Matches: 1')
      await expect(search).toHaveValue('pol')
      await expect(search).toBeFocused()
    })
    await stepInFreshBrowser(
      browser,
      'when it does not come the link to the plain list stays, and it is requested again',
      { expectedFault: /locales\.html|ERR_FAILED/ },
      async (page) => {
        await page.route('**/*.locales.html', (route) => route.abort())
        const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.locales.html'))
        await open(page, 'aerobt', '/us/en')
        const list = flyoutOf(page)
        await buttonOf(page).click()
        await failed
        await expect(list.getByRole('link')).toHaveText(NAME)
        await expect(list.getByRole('status')).toHaveCount(0)
        await page.unroute('**/*.locales.html')
        await page.keyboard.press('Escape')
        await openLocales(page)
        await expect(list.getByLabel('Find a country or language')).toBeVisible()
      },
    )
  })
})

test.describe('the label', () => {
  const labels = (page: Page) => page.locator('[data-locale-button]:visible span')

  test('is that of the page with the language’s own name; the list, the hidden map and what is stored come before [2.5.1, 2.5.2, 2.5.3]', async ({
    page,
    browser,
  }) => {
    await test.step('a stored name is shown, as text', async () => {
      await open(page, 'aerobt', '/cn/zh')
      await expect(labels(page)).toHaveText(['中国(ZH)', '简体中文'])
      await open(page, 'aerobt', '/us/en')
      await expect(labels(page)).toHaveText(['USA(EN)', 'English'])
      await page.evaluate(() => localStorage.setItem('languageName', '<i>Pirate</i>'))
      await page.reload()
      await expect(labels(page)).toHaveText(['USA(EN)', '<i>Pirate</i>'])
      await expect(page.getByRole('button', { name: `${NAME}: USA(EN)`, exact: true }).filter({ visible: true })).toBeVisible()
    })
    await stepInFreshBrowser(browser, 'from the list, then from the hidden map, then from what is stored', {}, async (page) => {
      const stored = [{ path: '/us/en', locale: 'Stored(EN)', 'data-country-language-code': 'en-us' }]
      const mapped = [{ ...stored[0], locale: 'Mapped(EN)' }]
      await page.addInitScript(
        ({ list, map }) => {
          const { hash, protocol } = location
          if (protocol === 'http:') localStorage.setItem('localeList', JSON.stringify(list))
          // The document is complete then, and no script of the page has run yet.
          document.addEventListener('readystatechange', () => {
            if (document.readyState !== 'interactive') return
            const field = document.querySelector<HTMLInputElement>('#locale-map')
            if (field) field.value = hash === '#stored' ? '' : JSON.stringify(map)
          })
        },
        { list: stored, map: mapped },
      )
      for (const [hash, label] of [
        ['#stored', 'Stored(EN)'],
        ['#mapped', 'Mapped(EN)'],
      ] as const) {
        await page.goto('about:blank')
        await open(page, 'aerobt', `/us/en${hash}`)
        await expect(labels(page).first()).toHaveText(label)
        await expect(buttonOf(page)).toHaveAccessibleName(`${NAME}: ${label}`)
      }
      await openLocales(page)
      await expect(labels(page).first()).toHaveText('USA(EN)')
    })
  })
})
