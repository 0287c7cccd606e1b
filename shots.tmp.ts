import { chromium } from '@playwright/test'
import { findBrowser } from './e2e/browser.ts'
const { executablePath, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP localhost 127.0.0.1'] })
const base = (t: string) => `http://${t}.localhost:4101`
const out = '/tmp/wt-tools-shots/'
const run = async (name: string, opts: { w: number; dark?: boolean }, work: (page: import('@playwright/test').Page) => Promise<void>) => {
  const context = await browser.newContext({ viewport: { width: opts.w, height: opts.w < 500 ? 844 : 900 }, colorScheme: opts.dark ? 'dark' : 'light', reducedMotion: 'reduce', deviceScaleFactor: opts.w < 500 ? 2 : 1 })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()))
  page.on('pageerror', (e) => console.log(name, 'EX', e.message))
  try { await work(page); await page.screenshot({ path: `${out}${name}.png`, fullPage: true }) } catch (e) { console.log(name, String(e).slice(0, 400)); await page.screenshot({ path: `${out}${name}-bad.png` }) }
  await context.close()
}
const open = async (page: import('@playwright/test').Page, t: string, p: string) => { await page.goto(base(t) + p); await page.locator('html[data-hydrated]').waitFor({ state: 'attached' }) }
const lines = [{ sku: 'HB-770-16A', quantity: 2, tag: 'Rack 1', remark: '' }, { sku: 'HB-785-04', quantity: 24, tag: 'Halle 3', remark: 'Decke' }]
const which = process.argv[2] ?? 'all'
if (which === 'all' || which === 'rep') {
  await run('rep-1440', { w: 1440 }, async (page) => { await open(page, 'process', '/us/en/product-replacement'); await page.getByLabel('Part numbers').fill('HP-2200-25\nhp 2210 5o\nKC 1001.25\nHP-2100\nNV-1009/40\nXYZ 77'); await page.getByRole('button', { name: 'Find replacements' }).click(); await page.getByRole('heading', { name: 'Replacements', exact: true }).waitFor() })
  await run('rep-390-pl-dark', { w: 390, dark: true }, async (page) => { await open(page, 'hbtbt', '/pl/pl/product-replacement'); await page.locator('textarea').fill('HB-200\nHB-770\nKC 1002\nHB-500-01\nXYZ'); await page.getByRole('button', { name: 'Znajdź zamienniki' }).click(); await page.getByRole('heading', { name: 'Zamienniki', exact: true }).waitFor() })
}
if (which === 'all' || which === 'sel') {
  await run('sel-1440-de', { w: 1440 }, async (page) => { await open(page, 'hbtbt', '/de/de/video-product-selector'); await page.getByRole('searchbox', { name: 'Bezeichnung oder Artikelnummer' }).fill('Kamera'); await page.locator('[data-hit]').first().waitFor(); await page.locator('[data-hit]').first().click(); await page.locator('[data-hit]').nth(2).click(); await page.waitForTimeout(500) })
  await run('sel-390-zh', { w: 390 }, async (page) => { await open(page, 'process', '/cn/zh/select-products'); await page.locator('main input[type=search]').fill('阀'); await page.waitForTimeout(300); await page.locator('main input[type=search]').fill('HP-22'); await page.locator('[data-hit]').first().waitFor(); await page.locator('[data-hit]').first().click(); await page.waitForTimeout(400) })
  await run('sel-none', { w: 1440 }, async (page) => { await open(page, 'sps', '/us/en/video-product-selector'); await page.waitForTimeout(500) })
}
if (which === 'all' || which === 'sch') {
  for (const [name, w, dark, loc] of [['sch-1440', 1440, false, '/us/en'], ['sch-390-de-dark', 390, true, '/de/de'], ['sch-1440-zh-dark', 1440, true, '/cn/zh']] as const)
    await run(name, { w, dark }, async (page) => {
      await open(page, 'hbtbt', `${loc}/video-product-schedule`)
      const found = await page.evaluate(async () => { const q = async (s: string) => (await (await fetch(`/api/schedules/products?country=de&language=de&kind=video&q=${s}`)).json()).products.slice(0, 2); return [...await q('HB-770'), ...await q('HB-785')] })
      await page.evaluate((f) => { localStorage.setItem('videoScheduleData', JSON.stringify({ lines: [...f.map((p: { sku: string }, i: number) => ({ sku: p.sku, quantity: [1, 1, 12, 40][i], tag: ['Rack 1', '', 'Hall 3', ''][i], remark: i === 2 ? 'ceiling' : '' })), { sku: 'X-1', quantity: 1, tag: '', remark: '' }] })); localStorage.setItem('ProjectName', 'Hall 3') }, found)
      await page.reload(); await page.locator('html[data-hydrated]').waitFor({ state: 'attached' }); await page.locator('main tbody tr').first().waitFor(); await page.waitForTimeout(800)
    })
  await run('sch-empty', { w: 390 }, async (page) => { await open(page, 'aerobt', '/us/en/product-schedule') })
}
await browser.close()
