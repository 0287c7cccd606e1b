import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '../e2e/browser.ts'

/** Draws the gallery of docs/gallery.md from a running demo: `node scripts/gallery.ts --origin http://localhost:3000`. */
const FOLDER = path.resolve(import.meta.dirname, '../docs/images')
const PASSWORD = 'Portico-demo-1'
const QUALITY = 78
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

type Screen = {
  readonly name: string
  readonly tenant: string
  readonly who?: string
  readonly path: string
  readonly isPhone?: boolean
}

const SCREENS: readonly Screen[] = [
  { name: 'home', tenant: 'aerobt', path: '/us/en' },
  { name: 'listing', tenant: 'process', path: '/us/en/products' },
  { name: 'portal', tenant: 'sps', who: 'buyer', path: '/us/en/secure/sps-home' },
  { name: 'orders', tenant: 'sps', who: 'buyer', path: '/us/en/secure/orders' },
  { name: 'approvals', tenant: 'process', who: 'approver', path: '/us/en/secure/approvals' },
  { name: 'company', tenant: 'hbtbt', who: 'chief', path: '/us/en/secure/company/people' },
  { name: 'back-office', tenant: 'process', who: 'admin', path: '/us/en/back-office/insights' },
  { name: 'phone', tenant: 'sps', who: 'buyer', path: '/us/en/secure/orders', isPhone: true },
]

const { values } = parseArgs({ options: { origin: { type: 'string', default: 'http://localhost:3000' } } })

const settle = async (page: Page): Promise<void> => {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

const signIn = async (page: Page, site: string, who: string, tenant: string): Promise<void> => {
  await page.goto(`${site}/us/en/secure/my-account`)
  await page.getByLabel('E-mail').fill(`${who}@${tenant}.example`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/secure/my-account')
  await settle(page)
}

const drawScreen = async (browser: Browser, screen: Screen, colorScheme: 'light' | 'dark'): Promise<void> => {
  const { name, tenant, who, isPhone = false } = screen
  const origin = new URL(values.origin)
  const site = `${origin.protocol}//${tenant}.${origin.host}`
  const size = isPhone ? { viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true } : { viewport: DESKTOP }
  const context = await browser.newContext({ ...size, colorScheme, reducedMotion: 'reduce' })
  // Hints of a first visit would lie over the page.
  await context.addInitScript(() => {
    for (const hint of ['navTour', 'localeHLGTJson']) localStorage.setItem(hint, JSON.stringify({ ttl: Number.MAX_SAFE_INTEGER }))
  })
  const page = await context.newPage()
  if (who) await signIn(page, site, who, tenant)
  await page.goto(`${site}${screen.path}`)
  await settle(page)
  const file = path.join(FOLDER, `${name}-${colorScheme}.webp`)
  await sharp(await page.screenshot())
    .webp({ quality: QUALITY })
    .toFile(file)
  process.stdout.write(`${file}\n`)
  await context.close()
}

const { executablePath, env } = await findBrowser()
const rules = '--host-resolver-rules=MAP *.localhost 127.0.0.1'
const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-gpu', rules] })
await mkdir(FOLDER, { recursive: true })
for (const screen of SCREENS) for (const scheme of ['light', 'dark'] as const) await drawScreen(browser, screen, scheme)
await browser.close()
