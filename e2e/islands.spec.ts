import type { Page } from '@playwright/test'
import { buttonOf, flyoutOf } from './locale-list.ts'
import { neverIdle } from './never-idle.ts'
import { leave, signInAs } from './sign-in-as.ts'
import { expect, open, site, test } from './site.fixture.ts'
import { TENANT_KEYS } from './world.ts'

/** What a visitor who only reads loads before the page rests, compressed. */
const MOST_SCRIPT = 20_000
/** And in all, with what is fetched ahead once it rests. */
const MOST_IN_ALL = 100_000
/** Each file that another one names costs a round trip more. */
const MOST_FILES = 24

/** The scripts of a page as they travel, by name, until something stops it. */
const weighScripts = async (page: Page): Promise<Map<string, number>> => {
  const sizes = new Map<string, number>()
  const client = await page.context().newCDPSession(page)
  const names = new Map<string, string>()
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.js(?:\?|$)/.test(response.url)) names.set(requestId, response.url.replace(/^.*\//, ''))
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId)
    if (name) sizes.set(name, encodedDataLength)
  })
  await client.send('Network.enable')
  return sizes
}

test('who is signed in waits for few files, and who only reads a home page for little script, on every site', async ({
  page,
}) => {
  await signInAs(page, 'process', 'buyer')
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await open(page, 'process', '/us/en')
  expect([...scripts].filter((url) => /\/shells-[\w-]+\.js$/.test(url))).toHaveLength(1)
  expect(scripts.size).toBeLessThanOrEqual(MOST_FILES)

  await test.step('who only reads', async () => {
    await page.evaluate(() => localStorage.clear())
    await leave(page)
    const client = await page.context().newCDPSession(page)
    await client.send('Network.clearBrowserCache')
    await neverIdle(page)
    const sizes = await weighScripts(page)
    for (const tenant of TENANT_KEYS) {
      sizes.clear()
      await page.goto(site(tenant, '/us/en'), { waitUntil: 'networkidle' })
      expect([...sizes.keys()].length, tenant).toBeGreaterThan(0)
      expect([...sizes.keys()].filter((name) => name.startsWith('react-'))).toEqual([])
      expect([...sizes.values()].reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_SCRIPT)
    }
  })
})

test('what is fetched ahead, when the page rests, stays within the budget, and runs when someone reaches for something', async ({
  page,
}) => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  const fetched = page.waitForResponse(/\/react-[\w-]+\.js$/)
  await open(page, 'sps', '/us/en')
  await (await fetched).finished()
  await page.waitForLoadState('networkidle')
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_IN_ALL)

  await test.step('React', async () => {
    // Wider screens show hints to who has not answered them, and these run React.
    await page.setViewportSize({ width: 1000, height: 800 })
    await page.coverage.startJSCoverage({ resetOnNavigation: false })
    const fetchedThere = page.waitForResponse(/\/react-[\w-]+\.js$/)
    await open(page, 'aerobt', '/us/en/privacy')
    await (await fetchedThere).finished()
    const listRun = async (): Promise<string[]> => {
      const run = (await page.coverage.stopJSCoverage()).map(({ url }) => url.replace(/^.*\//, ''))
      await page.coverage.startJSCoverage({ resetOnNavigation: false })
      return run
    }
    expect((await listRun()).filter((name) => /^(?:react|hydrate)/.test(name))).toEqual([])
    if ((await buttonOf(page).count()) === 0) await page.getByRole('button', { name: 'Menu' }).click()
    await buttonOf(page).click()
    await flyoutOf(page).locator('[data-locale-regions]').waitFor()
    await expect.poll(async () => (await listRun()).some((name) => name.startsWith('react-'))).toBe(true)
  })
})
