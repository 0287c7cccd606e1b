import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '../e2e/browser.ts'
import { VISITS, type Visit } from './contact-sheet-screens.ts'

/**
 * Photographs the screens of a running demo, to be looked at one by one beside their mocks:
 * `npm run contact-sheet -- --origin http://localhost:3000 --to /tmp/sheet`. Each look is a folder of pictures with
 * sheets of twelve.
 */
const LOOKS: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  dark: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'light', isMobile: true, hasTouch: true },
}
const PLACE = { width: 640, columns: 3, rows: 4, gap: 12 }

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:3000' },
    to: { type: 'string', default: 'contact-sheet' },
    locale: { type: 'string', default: 'us/en' },
    /** Such as `buyer`, or `visitor`: nobody else. */
    who: { type: 'string' },
    look: { type: 'string', multiple: true, default: Object.keys(LOOKS) },
  },
})

const siteOf = (tenant: string): string => {
  const { protocol, host } = new URL(values.origin)
  return `${protocol}//${tenant}.${host}`
}

/** A busy machine takes its time. */
const PATIENCE_MS = 180_000
/** Pages that follow something are never quite still. */
const STILL_MS = 5000

const settle = async (page: Page): Promise<void> => {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle', { timeout: STILL_MS }).catch(() => {})
}

const signIn = async (page: Page, { tenant, who }: Visit): Promise<void> => {
  await page.goto(`${siteOf(tenant)}/demo/sign-in/${who}`)
  await settle(page)
}

const nameOf = ({ tenant, who = 'visitor' }: Visit, address: string): string =>
  `${tenant}-${who}-${address.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'}`

const photograph = async (browser: Browser, visit: Visit, folder: string, look: BrowserContextOptions): Promise<string[]> => {
  const context = await browser.newContext({ ...look, reducedMotion: 'reduce' })
  // Hints of a first visit would lie over every page.
  await context.addInitScript(() => {
    for (const hint of ['navTour', 'localeHLGTJson']) localStorage.setItem(hint, JSON.stringify({ ttl: Number.MAX_SAFE_INTEGER }))
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  if (visit.who) await signIn(page, visit)
  const files: string[] = []
  for (const address of visit.paths) {
    const answer = await page.goto(`${siteOf(visit.tenant)}/${values.locale}${address === '/' ? '' : address}`)
    await settle(page)
    const file = path.join(folder, `${nameOf(visit, address)}.png`)
    await page.screenshot({ path: file })
    process.stdout.write(`${answer?.status() ?? 0} ${file}\n`)
    files.push(file)
  }
  await context.close()
  return files
}

/** Sheets of twelve, small enough to be seen at once. */
const assemble = async (files: readonly string[], folder: string): Promise<void> => {
  const each = PLACE.columns * PLACE.rows
  for (let from = 0; from < files.length; from += each) {
    const pictures = await Promise.all(
      files
        .slice(from, from + each)
        .map((file) => sharp(file).resize({ width: PLACE.width }).toBuffer({ resolveWithObject: true })),
    )
    const height = Math.max(...pictures.map(({ info }) => info.height))
    const sheet = sharp({
      create: {
        width: PLACE.columns * (PLACE.width + PLACE.gap) + PLACE.gap,
        height: Math.ceil(pictures.length / PLACE.columns) * (height + PLACE.gap) + PLACE.gap,
        channels: 3,
        background: '#888',
      },
    }).composite(
      pictures.map(({ data }, at) => ({
        input: data,
        left: PLACE.gap + (at % PLACE.columns) * (PLACE.width + PLACE.gap),
        top: PLACE.gap + Math.floor(at / PLACE.columns) * (height + PLACE.gap),
      })),
    )
    await writeFile(
      path.join(folder, `sheet-${String(from / each + 1).padStart(2, '0')}.webp`),
      await sheet.webp({ quality: 80 }).toBuffer(),
    )
  }
}

const { executablePath, env } = await findBrowser()
const rules = '--host-resolver-rules=MAP *.localhost 127.0.0.1'
const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-gpu', rules] })
let count = 0
for (const name of values.look) {
  const look = LOOKS[name]
  if (!look) throw new Error(`There is no look ${name}: ${Object.keys(LOOKS).join(', ')}.`)
  const folder = path.join(values.to, name)
  await mkdir(folder, { recursive: true })
  const files: string[] = []
  const visits = VISITS.filter(({ who = 'visitor' }) => who === (values.who ?? who))
  for (const visit of visits) files.push(...(await photograph(browser, visit, folder, look)))
  await assemble(files, folder)
  count += files.length
}
await browser.close()
process.stdout.write(`${count} screens\n`)
