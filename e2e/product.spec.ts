import { stepInFreshBrowser } from './fresh-browser.ts'
import type { Page } from '@playwright/test'
import { neverIdle } from './never-idle.ts'
import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { ALSO_ON_PHONE, expect, fetchPlain, open, site, test } from './site.fixture.ts'

const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key)

const main = (page: Page) => page.getByRole('main')
const pick = (page: Page, sku: string) => page.getByRole('button', { name: `Compare ${sku}`, exact: true })
const tray = (page: Page) => page.getByRole('region', { name: 'Products to compare' })

const expectSound = async (page: Page): Promise<void> => {
  await expectNoOverflow(page)
  await expectNoAxeViolations(page)
  await expectGoodDark(page)
}

test('a part that was replaced twice leads to the one that is sold today', async ({ page }) => {
  await open(page, 'process', '/us/en/products-dynamic/HP-2280-40')
  await expect(main(page).getByText(/^This part was replaced by HP-\d+-40$/)).toBeVisible()
  const steps = page.getByRole('list', { name: 'How it was replaced' }).getByRole('listitem')
  expect(await steps.count()).toBeGreaterThan(2)
  await expect(steps.first()).toContainText('HP-2280-40')
  const sku = await steps.last().getByRole('link').textContent()
  await expect(steps.last()).toContainText('Sold today')
  await expectSound(page)
  await page.getByRole('link', { name: `Go to ${sku}` }).click()
  await expect(page).toHaveURL(new RegExp(`/products-dynamic/${sku}$`))
  await expect(main(page).getByText('No longer made')).toHaveCount(0)
  await expect(
    main(page)
      .getByText(/^Replaces HP-/)
      .first(),
  ).toBeVisible()
})

test(
  'a product shows its pictures, large too, its facts, documents and versions, and each version has a page',
  ALSO_ON_PHONE,
  async ({ page, context, browser, isMobile }) => {
    await open(page, 'process', '/us/en/products-dynamic/HP-2210-15')
    await test.step('its number is copied with one click', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'Copy: HP-2210-15' }).click()
      await expect(main(page).getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HP-2210-15')
    })
    await test.step('facts, documents and versions', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('HP-2210')
      await expect(main(page).getByText('List price, without tax and delivery')).toBeVisible()
      await page.getByRole('radio', { name: 'Picture 1 of 2' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { name: 'Picture 2 of 2' })).toBeChecked()
      await expect(main(page).getByRole('link', { name: /Data sheet/ })).toHaveAttribute('href', /\.pdf$/)
      const versions = page.getByRole('region', { name: 'Versions' }).getByRole('row')
      expect(await versions.count()).toBeGreaterThan(3)
      await expect(versions.filter({ hasText: 'This one' })).toContainText('HP-2210-15')
      await expectSound(page)
      await versions.getByRole('link', { name: 'HP-2210-100' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('DN 100')
    })
    await stepInFreshBrowser(
      browser,
      'a picture opens large, is zoomed by keyboard and finger, and closes to where one was',
      {},
      async (page) => {
        // What is fetched ahead once the page rests is not what it needs.
        await neverIdle(page)
        const scripts: Promise<number>[] = []
        page.on('requestfinished', (request) => {
          if (request.resourceType() === 'script') scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
        })
        const load = async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
        await open(page, 'process', '/us/en/products-dynamic/HP-2210-15')
        // Nothing of the viewer, nor React, is there before somebody wants it.
        expect(await load()).toBeLessThan(30_000)
        const picture = page.getByRole('link', { name: 'Enlarge' })
        await picture.focus()
        await page.keyboard.press('Enter')
        const viewer = page.getByRole('dialog', { name: /HP-2210/ })
        await expect(viewer).toContainText('Picture 1 of 2')
        // React, and the words that all islands of public pages share.
        expect(await load()).toBeLessThan(101_000)
        const stage = viewer.getByRole('group')
        if (isMobile) {
          const { x, y, width, height } = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
          for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x + width / 2, y + height / 2)
        } else {
          await stage.focus()
          await page.keyboard.press('+')
        }
        await expect(viewer.getByRole('status')).toHaveText(/^\d{3} %$/)
        await expectNoOverflow(page)
        await expectNoAxeViolations(page)
        await viewer.getByRole('button', { name: 'Whole picture' }).click()
        await viewer.getByRole('button', { name: 'Next' }).click()
        await expect(viewer).toContainText('Picture 2 of 2')
        await page.keyboard.press('ArrowLeft')
        await expect(viewer).toContainText('Picture 1 of 2')
        await page.keyboard.press('Escape')
        await expect(viewer).toHaveCount(0)
        await expect(picture).toBeFocused()
      },
    )
  },
)

test.describe('without script', () => {
  // Scripts are switched off by a policy, and so the browser reports them as refused.
  test.use({ javaScriptEnabled: false, expectedFault: /^request failed: .*\.js \(csp\)$/ })
  test('a product is read, its picture leads to itself, and others are compared with it by their numbers', async ({ page }) => {
    await test.step('the picture', async () => {
      await page.goto(site('process', '/us/en/products-dynamic/HP-2210-15'))
      const picture = page.getByRole('link', { name: 'Enlarge' })
      await expect(picture.getByRole('img')).toBeVisible()
      const address = await picture.getAttribute('href')
      expect((await fetchPlain('process', address ?? '')).headers['content-type']).toMatch(/^image\//)
    })
    await test.step('comparing', async () => {
      await page.locator('label[for=product-view-2]').click()
      await expect(page.getByRole('radio', { name: 'Picture 2 of 2' })).toBeChecked()
      await expect(pick(page, 'HP-2210-15')).toBeHidden()
      await main(page).getByRole('link', { name: 'Compare', exact: true }).click()
      await page.getByLabel('Add a part number').fill('hp-2210-100')
      await page.getByRole('button', { name: 'Add' }).click()
      await expect(page.getByRole('columnheader')).toHaveCount(2)
      await page.getByText('Show differences only').click()
      await expect(page.getByRole('row', { name: /^Body material/ })).toBeHidden()
    })
  })
})

test(
  'two products are picked and compared, and only their differences remain; a fifth is refused',
  ALSO_ON_PHONE,
  async ({ page, context, browser }) => {
    await test.step('two', async () => {
      await open(page, 'process', '/us/en/products-dynamic/HP-2210-15')
      await expect(tray(page)).toBeHidden()
      await pick(page, 'HP-2210-15').click()
      await expect(pick(page, 'HP-2210-15')).toHaveAttribute('aria-pressed', 'true')
      expect(await stored(page, 'compareListItems')).toEqual(['HP-2210-15'])

      const other = await context.newPage()
      await open(other, 'process', '/us/en/products-dynamic/HP-2210-100')
      await pick(other, 'HP-2210-100').click()
      await expect(tray(page)).toContainText('2')
      await expectSound(page)

      await tray(page).getByRole('link', { name: 'Compare' }).click()
      await expect(page).toHaveURL(/\/us\/en\/compare\?skus=HP-2210-15,HP-2210-100$/)
      expect(await stored(page, 'compareListCompare')).toEqual(['HP-2210-15', 'HP-2210-100'])
      const table = page.getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveCount(2)
      await expect(table.getByRole('row', { name: /^Nominal size \(differs\)/ })).toContainText('DN 100')
      await expect(table.getByRole('row', { name: /^Body material/ })).toBeVisible()
      await expectSound(page)
      await page.getByLabel('Show differences only').check()
      await expect(table.getByRole('row', { name: /^Body material/ })).toBeHidden()
      await expect(table.getByRole('row', { name: /^Nominal size/ })).toBeVisible()

      await page.getByRole('link', { name: 'Remove HP-2210-15' }).click()
      await expect(table.getByRole('columnheader')).toHaveCount(1)
      expect(await stored(page, 'compareListItems')).toEqual(['HP-2210-100'])
    })
    await stepInFreshBrowser(
      browser,
      'a fifth is refused with a message, and the comparison opens with what was picked',
      {},
      async (page) => {
        const four = ['HP-2210-15', 'HP-2210-25', 'HP-2210-40', 'HP-2210-50']
        await page.addInitScript((skus) => localStorage.setItem('compareListItems', JSON.stringify(skus)), four)
        await open(page, 'process', '/us/en/products-dynamic/HP-2210-100')
        await pick(page, 'HP-2210-100').click()
        await expect(tray(page).getByRole('status')).toHaveText('Four products can be compared at once. Remove one first.')
        await expect(pick(page, 'HP-2210-100')).toHaveAttribute('aria-pressed', 'false')
        await page.goto(site('process', '/us/en/compare'))
        await expect(page.getByRole('columnheader')).toHaveCount(4)
        await expectNoOverflow(page)
      },
    )
  },
)

test('a brand leads to the part of the catalogue that holds it [2.2.12]', async ({ page }) => {
  await open(page, 'process', '/us/en/our-brands')
  await expectSound(page)
  await main(page).getByRole('link', { name: 'Armatis' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armatis')
  await expectSound(page)
  const tile = main(page).getByRole('listitem').filter({ hasText: 'Control valves' }).last()
  const count = /\d+/.exec((await tile.textContent()) ?? '')?.[0] ?? 'nothing'
  await tile.getByRole('link').click()
  await expect(page).toHaveURL(/\/products\/control-valves\?brand=armatis$/)
  await expect(main(page).getByText(`${count} products`, { exact: true }).first()).toBeVisible()
})
