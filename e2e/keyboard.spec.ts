import { expect, open, test } from './site.fixture.ts'

test('the home page is used by keyboard: skip link, tabs, carousel, and a focus that is seen', async ({ page }) => {
  await open(page, 'aerobt', '/us/en')
  await test.step('the first Tab offers to skip to the main content, and Enter goes there', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
  await test.step('tabs are chosen with arrows, Home and End, and show their panel', async () => {
    const tabs = page.getByRole('tablist').first().getByRole('tab')
    const last = (await tabs.count()) - 1
    expect(last).toBeGreaterThan(0)
    await tabs.first().focus()
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['End', last],
      ['ArrowRight', 0],
      ['ArrowLeft', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tabs.nth(index)).toBeFocused()
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
      const label = await tabs.nth(index).innerText()
      await expect(page.getByRole('tabpanel', { name: label })).toBeVisible()
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
    }
  })
  await test.step('a carousel is turned with the keyboard and hides the other slides from everyone', async () => {
    const carousel = page.locator('[aria-roledescription="carousel"]').first()
    const slides = carousel.locator('[aria-roledescription="slide"]')
    const count = await slides.count()
    expect(count).toBeGreaterThan(1)
    const expectShown = async (shown: number): Promise<void> => {
      for (let index = 0; index < count; index += 1) {
        if (index === shown) await expect(slides.nth(index)).not.toHaveAttribute('inert')
        else await expect(slides.nth(index)).toHaveAttribute('inert')
      }
    }
    // It sleeps until it comes near the screen.
    await carousel.scrollIntoViewIfNeeded()
    await expectShown(0)
    await carousel.getByRole('button', { name: 'Next' }).focus()
    await page.keyboard.press('Enter')
    await expectShown(1)
    await carousel.getByRole('button', { name: 'Previous' }).focus()
    await page.keyboard.press('Space')
    await expectShown(0)
  })
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await test.step('the focus is visible wherever Tab leads', async () => {
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(() => {
        const element = document.activeElement ?? document.body
        // Where a whole card is the target, its link's cover carries the outline.
        const isDrawn = [undefined, '::before', '::after'].some((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
          return outlineStyle !== 'none' && outlineWidth !== '0px'
        })
        return { isDrawn, on: element.outerHTML.slice(0, 120) }
      })
      expect(focus.isDrawn, focus.on).toBe(true)
    }
  })
})
