import { stepInFreshBrowser } from './fresh-browser.ts'
import { entry, flyout, HOME, toggle } from './menu-parts.ts'
import { expect, open, site, test } from './site.fixture.ts'

test('a mouse opens 300 ms after it rests on an entry, may cross another one, and follows by clicking [2.3.3] [9.8.2] [9.8.3]', async ({
  page,
  browser,
}) => {
  await test.step('not before 300 ms', async () => {
    await page.clock.install()
    await open(page, 'hbtbt', HOME)
    await page.clock.pauseAt(Date.now() + 60_000)
    await entry(page, 'Products').hover()
    await page.clock.runFor(299)
    await expect(flyout(page, 'Products')).toBeHidden()
    await page.clock.runFor(1)
    await expect(flyout(page, 'Products')).toBeVisible()
    await expect(toggle(page, 'Products')).toHaveAttribute('aria-expanded', 'true')
  })
  await stepInFreshBrowser(
    browser,
    'on its way to the panel it may cross another entry, and leaving closes after a while',
    {},
    async (page) => {
      await page.clock.install()
      await open(page, 'hbtbt', HOME)
      await toggle(page, 'Products').click()
      const inside = flyout(page, 'Products').getByRole('link', { name: 'Fire and life safety', exact: true })
      await expect(inside).toBeVisible()
      await page.clock.pauseAt(Date.now() + 60_000)
      await entry(page, 'Services').hover()
      await page.clock.runFor(200)
      await inside.hover()
      await page.clock.runFor(1000)
      await expect(inside).toBeVisible()
      await page.getByRole('contentinfo').dispatchEvent('pointerover', { pointerType: 'mouse' })
      await page.clock.runFor(299)
      await expect(inside).toBeVisible()
      await page.clock.runFor(1)
      await expect(inside).toBeHidden()
    },
  )
  await stepInFreshBrowser(browser, 'one second after it opened a panel is finished, whatever came', {}, async (page) => {
    await page.clock.install()
    await page.route('**/by-category.*', () => new Promise<void>(() => {}))
    await open(page, 'hbtbt', HOME)
    await page.clock.pauseAt(Date.now() + 60_000)
    await toggle(page, 'Products').click()
    const panel = flyout(page, 'Products')
    await expect(panel.getByRole('status')).toBeVisible()
    await page.clock.runFor(999)
    await expect(panel).not.toHaveAttribute('data-ready')
    await page.clock.runFor(1)
    await expect(panel).toHaveAttribute('data-ready')
  })
  await stepInFreshBrowser(browser, 'clicking follows, with a modifier key into another tab', {}, async (page) => {
    await page.clock.install()
    await open(page, 'hbtbt', HOME)
    await page.clock.pauseAt(Date.now() + 60_000)
    // The other tab is the browser's affair: that the click is left to it is ours.
    const left = page.evaluate(
      () =>
        new Promise<boolean>((resolve) =>
          addEventListener('click', (event) => (resolve(!event.defaultPrevented), event.preventDefault()), { once: true }),
        ),
    )
    await entry(page, 'About us').click({ modifiers: ['ControlOrMeta'] })
    expect(await left).toBe(true)
    await expect(flyout(page, 'About us')).toBeHidden()
    await entry(page, 'Services').hover()
    await page.clock.runFor(300)
    await expect(flyout(page, 'Services').getByRole('link', { name: 'Commissioning' })).toBeVisible()
    await entry(page, 'Services').click()
    await page.waitForURL('**/us/en/services')
  })
})

test('four levels lie below the products, and the fourth leads to its page; on touch the second tap follows [2.3.2] [2.2.6]', async ({
  page,
  browser,
}) => {
  await test.step('with a mouse', async () => {
    await open(page, 'hbtbt', HOME)
    await entry(page, 'Products').hover()
    const panel = flyout(page, 'Products')
    await expect(panel.getByRole('heading', { level: 2, name: 'Heating and cooling' })).toBeVisible()
    await panel.getByRole('link', { name: 'Fire and life safety', exact: true }).hover()
    await expect(panel.getByRole('heading', { level: 2, name: 'Fire and life safety' })).toBeVisible()
    await expect(panel.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(1)
    const group = panel.getByRole('heading', { level: 3 }).filter({ visible: true }).first()
    await expect(group).toBeVisible()
    await panel.locator('h3 + ul').filter({ visible: true }).first().getByRole('link').first().click()
    await page.waitForURL(/\/us\/en\/products\/fire-and-life-safety\/[\w-]+\/[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
  await stepInFreshBrowser(browser, 'on touch', { viewport: { width: 1180, height: 820 }, hasTouch: true }, async (page) => {
    await open(page, 'hbtbt', HOME)
    await entry(page, 'Products').tap()
    const inner = flyout(page, 'Products').getByRole('link', { name: 'Lighting control', exact: true })
    await expect(inner).toBeVisible()
    await inner.tap()
    await expect(page.getByRole('heading', { level: 2, name: 'Lighting control' })).toBeVisible()
    await expect(page).toHaveURL(site('hbtbt', HOME))
    await inner.tap()
    await page.waitForURL('**/products/lighting-control')
  })
})

test('the keyboard alone opens, reads, leaves and closes; one flyout or popup is open at a time [2.3.2] [2.3.14]', async ({
  page,
}) => {
  await test.step('levels', async () => {
    await open(page, 'hbtbt', HOME)
    await toggle(page, 'Products').focus()
    await page.keyboard.press('Enter')
    await expect(toggle(page, 'Products')).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(flyout(page, 'Products')).toBeHidden()
    await expect(toggle(page, 'Products')).toBeFocused()

    await page.keyboard.press('ArrowDown')
    const first = flyout(page, 'Products').getByRole('link', { name: 'Heating and cooling', exact: true }).first()
    await expect(first).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(flyout(page, 'Products').getByRole('link', { name: 'Fire and life safety', exact: true }).first()).toBeFocused()
    await expect(page.getByRole('heading', { level: 2, name: 'Fire and life safety' })).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('heading', { level: 2, name: 'Heating and cooling' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(flyout(page, 'Products').getByRole('link', { name: 'See all: Heating and cooling' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(flyout(page, 'Products')).toBeHidden()
    await expect(toggle(page, 'Products')).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(flyout(page, 'Products')).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(flyout(page, 'Products')).toBeHidden()
  })
  await test.step('tabs are chosen with arrows and show their panel', async () => {
    await toggle(page, 'About us').click()
    const panel = flyout(page, 'About us')
    await panel.getByRole('tab', { name: 'Company' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(panel.getByRole('tab', { name: 'News' })).toBeFocused()
    await expect(panel.getByRole('tabpanel', { name: 'News' })).toBeVisible()
    await page.keyboard.press('End')
    await expect(panel.getByRole('tabpanel')).toHaveCount(1)
    await panel
      .getByRole('tabpanel', { name: 'Policies' })
      .getByRole('link', { name: /^Privacy/ })
      .click()
    await page.waitForURL('**/us/en/privacy')
  })
  await test.step('one at a time', async () => {
    await open(page, 'hbtbt', HOME)
    await toggle(page, 'Products').click()
    await toggle(page, 'Services').click()
    await expect(flyout(page, 'Products')).toBeHidden()
    await page.getByRole('button', { name: 'Business links' }).click()
    await expect(flyout(page, 'Services')).toBeHidden()
    const business = page.getByRole('region', { name: 'Business links' })
    await expect(business.getByRole('link')).toHaveCount(5)
    await expect(business.locator('[aria-current]')).toHaveText(/^Halden Building Technologies/)
    await expect(business.getByRole('link', { name: /^Halden Aerospace/ })).toHaveAttribute('href', '/business/aerobt')
    await page.keyboard.press('Escape')
    await expect(business).toBeHidden()
    await page.getByRole('button', { name: 'Business links' }).click()
    await toggle(page, 'About us').focus()
    await page.keyboard.press('Enter')
    await expect(business).toBeHidden()
  })
})
