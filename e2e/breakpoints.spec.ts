import type { Page } from '@playwright/test'
import { expectNoOverflow } from './page-checks.ts'
import { expect, open, test } from './site.fixture.ts'

/** How every element is laid out, without sizes, which change with each pixel. */
const readLayout = async (page: Page, width: number): Promise<string[]> => {
  await page.setViewportSize({ width, height: 900 })
  await expectNoOverflow(page)
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element)
      const columns = style.display.endsWith('grid') ? style.gridTemplateColumns.split(' ').length : 0
      return [style.display, style.position, style.flexDirection, style.order, columns].join()
    }),
  )
}

/** What differs between two widths and is as before when one goes back: nothing that a script did meanwhile. */
const countChanges = async (page: Page, below: number, above: number): Promise<number> => {
  const before = await readLayout(page, below)
  const after = await readLayout(page, above)
  const again = await readLayout(page, below)
  return before.filter((layout, at) => layout === again[at] && layout !== after[at]).length
}

test('the layout changes at 767/768, 769, 992, 1024 and 1025 px [9.9.1]', async ({ page }) => {
  await open(page, 'process', '/us/en/downloads')
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
