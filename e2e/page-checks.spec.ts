import { expectNoAxeViolations } from './page-checks.ts'
import { expect, open, test } from './site.fixture.ts'

/** The check of so many pages is checked itself: a fault is found, and named, wherever it stands. */
for (const [where, inFrame] of [
  ['on the page', false],
  ['within a frame', true],
] as const)
  test(`axe finds a picture without words ${where}`, async ({ page }) => {
    await open(page, 'hbtbt', '/us/en/dealers')
    await page.locator('iframe').scrollIntoViewIfNeeded()
    const place = inFrame ? page.frameLocator('iframe') : page
    await place.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append(document.createElement('img')))
    await expect(expectNoAxeViolations(page)).rejects.toThrow(/image-alt: .*img/)
  })
