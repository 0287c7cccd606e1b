import { expect, test, type BrowserContextOptions, type Page } from '@playwright/test'
import { SCREENS, type Look, type Screen } from './look-screens.ts'
import { steadyText } from './steady-text.rules.ts'

const LOOKS: Readonly<Record<Look, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5 },
  dark: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5, colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

const originOf = ({ tenant }: Screen): string => `http://${tenant}.localhost:${process.env['E2E_PORT']}`

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
}

/** The demo's world is as old as the day on which it was made. */
const steady = async (page: Page): Promise<void> => {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node.nodeValue ?? '')
    return found
  })
  await page.evaluate(
    (steadied) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      let at = 0
      for (let node = walker.nextNode(); node; node = walker.nextNode(), at += 1)
        if (node.nodeValue !== steadied[at]) node.nodeValue = steadied[at] ?? ''
    },
    texts.map((text) => steadyText(text)),
  )
}

for (const screen of SCREENS)
  test(`${screen.name} looks as it did`, async ({ browser }) => {
    const { name, who, path, look = 'desktop' } = screen
    const context = await browser.newContext({ ...LOOKS[look], reducedMotion: 'reduce' })
    // Hints of a first visit would lie over the page.
    await context.addInitScript(() => {
      for (const hint of ['navTour', 'localeHLGTJson'])
        localStorage.setItem(hint, JSON.stringify({ ttl: Number.MAX_SAFE_INTEGER }))
    })
    const page = await context.newPage()
    if (who !== undefined) {
      await open(page, `${originOf(screen)}/demo/sign-in/${who}`)
    }
    // A font that comes late is not used by the first page that needs it.
    await open(page, `${originOf(screen)}${path}`)
    await open(page, `${originOf(screen)}${path}`)
    await steady(page)
    await expect(page).toHaveScreenshot(`${name}.png`)
    await context.close()
  })
