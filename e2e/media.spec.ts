import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { ALSO_ON_PHONE, expect, open, site, test } from './site.fixture.ts'

const NEWS = '/us/en/news/hp-2210-build-time-five-days'

/** Brings an island onto the screen and waits until it answers. */
const wake = async (page: Page, type: string) => {
  const island = page.locator(`[data-island=${type}]`)
  await island.scrollIntoViewIfNeeded()
  return island
}

/** The large rendition is loaded then. */
const enlargeByKeyboard = async (page: Page, viewer: Locator): Promise<void> => {
  const stage = viewer.getByRole('group', { name: 'Drawing of HP-2210' })
  await stage.focus()
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
  const large = page.waitForResponse(/hp-2210\.png\.rendition\.1280\.avif$/)
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(viewer.getByText('225 %')).toBeVisible()
  expect((await large).status()).toBe(200)
  const left = () => stage.locator('img').evaluate((image) => image.getBoundingClientRect().left)
  const before = await left()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(left).toBeGreaterThan(before)
  await page.keyboard.press('0')
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
}

const expectUsable = async (page: Page): Promise<void> => {
  // Whether one stands still while others arrive above it does not matter here.
  for (const island of await page.locator('[data-island]').all()) await island.evaluate((element) => element.scrollIntoView())
  await expectNoOverflow(page)
  await expectNoAxeViolations(page)
}

test(
  'a picture comes as AVIF in a size that fits, is enlarged by keyboard and finger, and opens over the page',
  ALSO_ON_PHONE,
  async ({ page, isMobile }) => {
    await open(page, 'process', NEWS)
    const viewer = await wake(page, 'image-viewer')
    const picture = viewer.locator('img')
    const box = await picture.boundingBox()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.rendition\.\d+\.avif$/)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await picture.boundingBox(), 'nothing moves when it arrives').toMatchObject({ width: box?.width, height: box?.height })
    const [shown, width] = await picture.evaluate((image: HTMLImageElement) => [
      Number(/rendition\.(\d+)/.exec(image.currentSrc)?.[1]),
      image.clientWidth * devicePixelRatio,
    ])
    expect(shown, 'no more than the next size up').toBeLessThanOrEqual((width ?? 0) * 1.6)
    expect(shown).toBeGreaterThanOrEqual(isMobile ? 640 : 480)
    if (!isMobile) await enlargeByKeyboard(page, viewer)

    const opener = viewer.getByRole('button', { name: 'Full screen' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Drawing of HP-2210' })
    await expect(dialog).toBeVisible()
    const stage = dialog.getByRole('group', { name: 'Drawing of HP-2210' })
    if (isMobile) {
      const room = await stage.boundingBox()
      const [x, y] = [(room?.x ?? 0) + 100, (room?.y ?? 0) + 100]
      await page.touchscreen.tap(x, y)
      await page.touchscreen.tap(x, y)
    } else {
      await stage.hover()
      await page.mouse.wheel(0, -200)
    }
    await expect(dialog.getByText(/^(?:200|250) %$/)).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await expectUsable(page)
  },
)

test('a gallery, a part that turns and an enlarged detail are steered by keyboard and pointer', async ({ page }) => {
  await test.step('a gallery by keyboard and by its thumbnails', async () => {
    await open(page, 'sps', '/us/en/services')
    const gallery = await wake(page, 'image-gallery')
    const next = gallery.getByRole('button', { name: 'Next' })
    await next.click()
    await expect(gallery.getByText('Picture 2 of 4')).toBeVisible()
    await expect(next).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(gallery.getByText('Picture 3 of 4')).toBeVisible()
    const thumbnail = gallery.getByRole('list').getByRole('button').first()
    await thumbnail.click()
    await expect(gallery.getByText('Picture 1 of 4')).toBeVisible()
    await expect(thumbnail).toHaveAttribute('aria-current', 'true')
  })
  await test.step('a part by keyboard, and its angle is announced', async () => {
    await open(page, 'aerobt', '/de/de/services')
    const spin = await wake(page, 'spin-set')
    const slider = spin.getByRole('slider', { name: 'Ansicht' })
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', '60 Grad')
    await expect
      .poll(() => spin.locator('picture:not([hidden]) img').evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\/03\.png\.rendition\.\d+\.avif$/)
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', '330 Grad')
    // Who prefers no motion is not offered any.
    await expect(spin.getByRole('button', { name: 'Automatisch drehen' })).toHaveCount(0)
  })
  await test.step('a detail is shown enlarged beside the picture, in a larger rendition', async () => {
    await open(page, 'process', '/us/en/services')
    await expectUsable(page)
    const island = await wake(page, 'flyout-viewer')
    const viewer = island.getByRole('group', { name: 'Control valves' })
    const large = page.waitForResponse(/control-valves\.png\.rendition\.1280\.avif$/)
    const flyout = island.locator('[data-flyout]')
    // The island may wake when the pointer lies on it already.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await viewer.hover()
      await expect(flyout).toBeVisible({ timeout: 1000 })
    }).toPass()
    expect((await large).ok()).toBe(true)
    await page.mouse.move(0, 0)
    await expect(flyout).toBeHidden()
    await viewer.focus()
    await expect(flyout).toBeVisible()
  })
})

test('a video plays with captions in the page’s language, chapters, and each milestone once, for everyone [9.10.1]', async ({
  page,
}) => {
  await test.step('playing', async () => {
    const reported: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/bin/public/analytics'))
        reported.push(new URLSearchParams(request.postData() ?? '').get('payload') ?? '')
    })
    const preference = { version: 1, at: '2026-11-15T10:00:00.000Z', functional: true, analytics: true }
    const value = encodeURIComponent(JSON.stringify(preference))
    await page.context().addCookies([{ name: 'privacyPreferences', value, url: site('process') }])
    await open(page, 'process', '/de/de/about')
    const island = await wake(page, 'video')
    const player = island.locator('video')
    const chapter = island.getByRole('button', { name: /Das Teil/ })
    await player.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true
      video.playbackRate = 4
      await video.play()
    })
    const captions = () =>
      player.evaluate((video: HTMLVideoElement) =>
        [...video.textTracks]
          .filter(({ mode }) => mode === 'showing')
          .flatMap((track) => [...(track.cues ?? [])].map((cue) => `${track.language}: ${(cue as VTTCue).text}`)),
      )
    await expect.poll(captions).toContain('de: Am Anfang stehen Linien: Jede Kante hat ihr Maß.')
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.ended), { timeout: 30_000 }).toBe(true)
    const milestones = () => [...reported.join().matchAll(/"milestone":(\d+)/g)].map(([, share]) => Number(share))
    await expect.poll(milestones, { timeout: 10_000 }).toEqual([0, 25, 50, 75, 100])
    await chapter.click()
    await expect(chapter).toHaveAttribute('aria-current', 'true')
    expect(await player.evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/part-960\.webm$/)
  })
  await test.step('everyone can use the films of a page', async () => {
    await open(page, 'process', '/us/en/about')
    await expectUsable(page)
  })
})

test('a picture that is late shows its placeholder after a second, and itself when it comes [2.22.3]', async ({ page }) => {
  // The page's time stands still: only this test lets it pass.
  await page.clock.install({ time: '2026-11-15T10:00:00' })
  await page.clock.pauseAt('2026-11-15T10:00:01')
  let release: () => void = () => undefined
  const paused = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/hp-2210\.png\.rendition/, async (route) => {
    await paused
    await route.continue()
  })
  await page.goto(site('process', NEWS))
  const picture = (await wake(page, 'image-viewer')).locator('img')
  await expect(picture).toBeInViewport()
  await page.clock.runFor(900)
  await expect(picture).toHaveAttribute('src', /hp-2210\.png/)
  const passTime = async () => {
    await page.clock.runFor(100)
    return picture.getAttribute('src')
  }
  await expect.poll(passTime).toMatch(/placeholder-[\w-]+\.svg$/)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  release()
  // It is drawn only now, which takes its time on a busy machine.
  await expect(picture).toHaveAttribute('src', /hp-2210\.png/, { timeout: 30_000 })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/)
})
