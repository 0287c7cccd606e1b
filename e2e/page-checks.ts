import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules of axe that depend on colours alone. */
const COLOURS = ['color-contrast', 'link-in-text-block']

type AxeWindow = { readonly axe: typeof axe }

/** Frames too: axe of a page asks the one in each of them. */
const loadAxe = async (page: Page): Promise<void> => {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
}

/** Colours that fade have arrived: half way they meet no contrast. */
const waitForColours = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(fading.map((animation) => animation.finished))
  })

const expectNothingFound = async (page: Page, within: string, runOnly: RunOptions['runOnly']): Promise<void> => {
  // Rows that are about to be replaced are pale.
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0)
  await waitForColours(page)
  await loadAxe(page)
  // Only violations: to describe all that passed takes six times as long.
  const options = { runOnly, resultTypes: ['violations'] } satisfies RunOptions
  const found = await page.evaluate(
    async ({ selector, asked }) => {
      const result = await (window as unknown as AxeWindow).axe.run({ include: [[selector]] }, asked)
      return result.violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
    },
    { selector: within, asked: options },
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** WCAG 2.2 AA as far as a machine can judge; the message names each rule and element. */
export const expectNoAxeViolations = (page: Page, within = 'html'): Promise<void> =>
  expectNothingFound(page, within, { type: 'tag', values: WCAG })

/** For markup that was judged in other colours already. */
export const expectGoodColours = (page: Page): Promise<void> =>
  expectNothingFound(page, 'html', { type: 'rule', values: COLOURS })

/** No page may scroll sideways. */
export const expectNoOverflow = async (page: Page): Promise<void> => {
  const widths = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }))
  expect(widths.content, `width of ${page.url()}`).toBeLessThanOrEqual(widths.screen)
}

export const switchToDark = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
  await waitForColours(page)
}

/** The same markup in the dark: only its colours are judged again. */
export const expectGoodDark = async (page: Page): Promise<void> => {
  await switchToDark(page)
  await expectGoodColours(page)
}

const PHONE = { width: 390, height: 844 }

/** As narrow as a phone for a moment: what only has to fit there needs no second visit. */
export const expectFitsPhone = async (page: Page, alsoThere?: (page: Page) => Promise<void>): Promise<void> => {
  const before = page.viewportSize()
  await page.setViewportSize(PHONE)
  // A hint beside the header goes with the next frame.
  await expect(() => expectNoOverflow(page)).toPass({ timeout: 5000 })
  await alsoThere?.(page)
  if (before) await page.setViewportSize(before)
}
