import type { Page } from '@playwright/test'
import { expectNoOverflow } from './page-checks.ts'
import { expect, ONE_SCREEN, open, test } from './site.fixture.ts'

/** How every element is laid out, without sizes, which change with each pixel. */
const readLayout = (page: Page, width: number): Promise<string[]> =>
  page.setViewportSize({ width, height: 900 }).then(() =>
    page.evaluate(() =>
      [...document.body.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element)
        const columns = style.display.endsWith('grid') ? style.gridTemplateColumns.split(' ').length : 0
        return [style.display, style.position, style.flexDirection, style.order, style.columnGap, columns].join()
      }),
    ),
  )

const countChanges = async (page: Page, below: number, above: number): Promise<number> => {
  const [before, after] = [await readLayout(page, below), await readLayout(page, above)]
  await expectNoOverflow(page)
  return before.filter((layout, at) => layout !== after[at]).length
}

test('the layout changes at 767/768, 769, 992, 1024 and 1025 px [9.9.1]', ONE_SCREEN, async ({ page }) => {
  await open(page, 'hbtbt', '/us/en')
  for (const [below, above] of [
    [767, 768],
    [768, 769],
    [991, 992],
    [1024, 1025],
  ] as const)
    expect(await countChanges(page, below, above), `${below} and ${above} px`).toBeGreaterThan(0)
  // Elsewhere a pixel more changes nothing: what was counted above are the breakpoints.
  for (const width of [700, 800, 900, 1100])
    expect(await countChanges(page, width, width + 1), `${width} and ${width + 1} px`).toBe(0)
})
