import { stepInFreshBrowser } from './fresh-browser.ts'
import type { Page } from '@playwright/test'
import { createPerson, signInAs } from './sign-in-as.ts'
import { expect, open, site, test, withoutFirstCalls } from './site.fixture.ts'

/** What a page asks for until it rests: neither count nor bytes depend on the pace of the machine. */
const watch = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  const urls = new Map<string, string>()
  const cached = new Set<string>()
  const sizes = new Map<string, number>()
  client.on('Network.requestWillBeSent', ({ requestId, request }) => void urls.set(requestId, request.url))
  client.on('Network.requestServedFromCache', ({ requestId }) => void cached.add(requestId))
  client.on('Network.responseReceived', ({ requestId, response }) => response.fromDiskCache && cached.add(requestId))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => void sizes.set(requestId, encodedDataLength))
  await client.send('Network.enable')
  return () => {
    // Pictures are content, an idle page reports when it may, and a card that a busy server had no time for comes by itself.
    const travelled = [...urls].filter(
      ([id, url]) => !cached.has(id) && !/^data:|\.(?:webp|svg)$|\/public\/analytics|\/home\/v1\/cards\//.test(url),
    )
    const scripts = travelled.filter(([, url]) => url.endsWith('.js'))
    return {
      requests: travelled.length,
      files: travelled.filter(([, url]) => url.includes('/etc.clientlibs/')).length,
      scripts: scripts.length,
      scriptBytes: scripts.reduce((sum, [id]) => sum + (sizes.get(id) ?? 0), 0),
    }
  }
}

/** The last call of the header has been answered: nothing of the first screen is under way. */
const waitForHeader = (page: Page): Promise<unknown> =>
  expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/bin/encryptedCookie'))),
    )
    .toBe(true)

const PAGES = [
  ['the home page', '/us/en/secure/process-home', { requests: 45, files: 25, scripts: 19, scriptBytes: 182_000 }],
  ['products', '/us/en/products', { requests: 52, files: 24, scripts: 19, scriptBytes: 176_000 }],
  ['orders', '/us/en/secure/orders', { requests: 56, files: 34, scripts: 25, scriptBytes: 224_000 }],
  ['the account', '/us/en/secure/my-account', { requests: 58, files: 35, scripts: 25, scriptBytes: 237_000 }],
] as const

test('a first visit to a page needs few files and little script, a later one next to nothing', async ({ browser }) => {
  for (const [name, path, most] of PAGES)
    await stepInFreshBrowser(browser, name, {}, async (page) => {
      await signInAs(page, 'process', 'buyer')
      const first = await watch(page)
      await open(page, 'process', path)
      await waitForHeader(page)
      const found = first()
      for (const key of ['requests', 'files', 'scripts', 'scriptBytes'] as const)
        expect(found[key], `${key} of ${JSON.stringify(found)}`).toBeLessThanOrEqual(most[key])
      const next = await page.context().newPage()
      const later = await watch(next)
      await open(next, 'process', path)
      await waitForHeader(next)
      expect(later().files, 'files that were there before').toBe(0)
    })
})

test('first calls are under way before the script is there and none is made twice; where they fail each is made by itself', async ({
  page,
  browser,
}) => {
  await test.step('under way', async () => {
    await signInAs(page, 'process', 'buyer')
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await open(page, 'process', '/us/en/secure/process-home')
    await waitForHeader(page)
    await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible()
    const ahead = calls.filter((path) => path === '/api/me/v1/first-calls')
    expect(ahead).toHaveLength(1)
    const answered = ['/api/home/v1/cards', '/api/inbox/v1/unread', '/api/notifications']
    expect(calls.filter((path) => answered.includes(path))).toEqual([])
    expect(calls.indexOf('/api/me/v1/first-calls')).toBeLessThan(calls.findIndex((path) => path.includes('/shells-')))
  })
  await stepInFreshBrowser(browser, 'failing', {}, async (page) => {
    const person = await createPerson('process', 'buyer')
    expect((await person.get('/api/me/v1/first-calls?of=%2Fapi%2Finbox%2Fv1%2Funread')).status).toBe(200)
    await signInAs(page, 'process', 'buyer')
    await withoutFirstCalls(page)
    const unread = page.waitForResponse((answer) => answer.url().startsWith(site('process', '/api/inbox/v1/unread')))
    await open(page, 'process', '/us/en/secure/process-home')
    expect((await unread).status()).toBe(200)
    await waitForHeader(page)
  })
})
