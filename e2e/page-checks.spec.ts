import { expectNoAxeViolations } from './page-checks.ts'
import { expect, open, test } from './site.fixture.ts'

/** The check of so many pages is checked itself: a fault is found, and named, wherever it stands. */
test('axe finds a picture without words, on the page and within a frame', async ({ page }) => {
  for (const inFrame of [false, true]) {
    await open(page, 'hbtbt', '/us/en/dealers')
    await page.locator('iframe').scrollIntoViewIfNeeded()
    const place = inFrame ? page.frameLocator('iframe') : page
    await place.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append(document.createElement('img')))
    await expect(expectNoAxeViolations(page)).rejects.toThrow(/image-alt: .*img/)
  }
})
