import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './site.fixture.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const carouselOf = (page: Page): Locator => page.locator('[aria-roledescription=carousel][data-awake]')
const shownIn = (carousel: Locator): Promise<number> =>
  carousel.evaluate((element) =>
    [...(element.firstElementChild?.children ?? [])].findIndex((slide) => !slide.hasAttribute('inert')),
  )

/** With the clock in our hands: nobody waits for five seconds. */
const openCarousel = async (page: Page): Promise<Locator> => {
  await page.clock.install()
  await open(page, 'aerobt', '/us/en')
  await page.locator('[aria-roledescription=carousel]').scrollIntoViewIfNeeded()
  await expect(carouselOf(page)).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  return carouselOf(page)
}

const middleOf = async (carousel: Locator): Promise<{ x: number; y: number }> => {
  const box = await carousel.locator('> div').first().boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

/** As a finger moves: through the browser's own input. */
const drawFinger = async (page: Page, from: { x: number; y: number }, dx: number): Promise<void> => {
  const input = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    input.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: from.y }] })
  await send('touchStart', from.x)
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', from.x + dx * part)
  await send('touchEnd')
}

const drawMouse = async (page: Page, { x, y }: { x: number; y: number }, dx: number): Promise<void> => {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx, y, { steps: 5 })
  await page.mouse.up()
}

test('slides follow a finger or mouse drawn by more than 40 px, stay while a button has focus, and go on five seconds after it left [9.8.12]', async ({
  page,
}) => {
  const carousel = await openCarousel(page)
  await test.step('drawn by less, a slide stays', async () => {
    const at = await middleOf(carousel)
    const first = await shownIn(carousel)
    for (const draw of [drawFinger, drawMouse]) {
      await draw(page, at, -30)
      expect(await shownIn(carousel)).toBe(first)
      await draw(page, at, -60)
      await expect.poll(() => shownIn(carousel)).toBe(first + 1)
      await draw(page, at, 60)
      await expect.poll(() => shownIn(carousel)).toBe(first)
    }
  })
  await test.step('they change by themselves, wherever the mouse rests', async () => {
    const next = carousel.getByRole('button', { name: 'Next' })
    await next.click()
    const first = await shownIn(carousel)
    await page.clock.runFor(20_000)
    expect(await shownIn(carousel)).toBe(first)
    await next.blur()
    await expect(carousel).toHaveAttribute('data-rotating')
    await page.clock.runFor(4900)
    expect(await shownIn(carousel)).toBe(first)
    await page.clock.runFor(200)
    expect(await shownIn(carousel)).not.toBe(first)
  })
})
