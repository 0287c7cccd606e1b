import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** WCAG 2.2 AA as far as a machine can judge; the message names each rule and element. */
export const expectNoAxeViolations = async (page: Page, within = 'html'): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).include(within).withTags(WCAG).analyze()
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`))
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** No page may scroll sideways. */
export const expectNoOverflow = async (page: Page): Promise<void> => {
  const widths = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }))
  expect(widths.content, `width of ${page.url()}`).toBeLessThanOrEqual(widths.screen)
}

/** Waits until colours that fade have arrived: half way they meet no contrast. */
export const switchToDark = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(fading.map((animation) => animation.finished))
  })
}
