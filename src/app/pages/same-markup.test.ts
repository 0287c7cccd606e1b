import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyTenants } from '#app/apply-tenants.ts'
import type { BlockMarkup } from '#app/pages/block-markup.ts'
import { renderPage, type RenderInput } from '#app/pages/render-page.tsx'
import { BLOCK_SAMPLES } from '#features/site/content/testing/block-samples.ts'
import { openVisitor } from '#app/testing/link-visitors.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { createSecretBox } from '#platform/secrets/secret-box.ts'

const TENANTS = ['marine', 'aerobt', 'process'].map((key) => ({ key, name: `Halden ${key}`, hosts: [`${key}.localhost`] }))
/** One site in every language; the others show that nothing of it is theirs. */
const LOCALES: Readonly<Record<string, readonly string[]>> = {
  marine: ['/us/en', '/de/de', '/cn/zh'],
  aerobt: ['/us/en'],
  process: ['/de/de'],
}
const listUrls = (key: string, pages: readonly string[]): string[] =>
  (LOCALES[key] ?? []).flatMap((locale) => pages.map((page) => `${locale}${page}`))
/** Those below an entry of the menu show it as the current one. */
const PUBLIC = ['', '/products', '/contact-us', '/search', '/nothing-here', '/select-products']
const PORTAL = ['/secure/orders', '/secure/invoices', '/secure/account', '/secure/support/cases']

let site: TestApp
let drawn: { input: RenderInput; html: string }[] = []
beforeAll(async () => {
  site = await openTestApp(
    [],
    {},
    {
      tenants: { marine: TENANTS[0] ?? {} },
      onRender: (input, html) => void drawn.push({ input, html }),
    },
  )
  await applyTenants(site.database.owner, JSON.stringify(TENANTS), createSecretBox([Buffer.alloc(32, 1)]))
})
afterAll(() => site.close())

const drawAnew: BlockMarkup = (_block, page, _words, draw) => draw(page)

/** Each page three times: the second time its parts are remembered, the third time they are taken from there. */
const expectSame = async (urls: readonly string[], host: string, cookie = ''): Promise<void> => {
  drawn = []
  for (let round = 0; round < 3; round += 1) {
    site.services.pageCache.dropAll()
    for (const url of urls) await site.app.inject({ url, headers: { host, cookie, accept: 'text/html' } })
  }
  expect(drawn.length).toBeGreaterThanOrEqual(urls.length)
  const other = drawn.filter(({ input, html }) => html !== renderPage(input, drawAnew)).map(({ input }) => input.model.path)
  expect(other).toEqual([])
  // No mark of a text is left.
  expect(drawn.filter(({ html }) => /text-[\da-f]{8}-[\da-f]{4}/.test(html))).toEqual([])
}

test.each(TENANTS)('public pages of $key are the same from memory, below every entry of the menu', async ({ key }) => {
  await expectSame(listUrls(key, PUBLIC), `${key}.localhost`)
})

test('so are blocks that the browser wakes, where they say nothing of the time of day', async () => {
  const blocks = (['tabs', 'carousel'] as const).map((type) => ({ id: type, type, props: { ...BLOCK_SAMPLES[type]?.most } }))
  await site.publish('marine', [{ path: '/woken', title: 'Woken', blocks }])
  await expectSame(['/us/en/woken'], 'marine.localhost')
  expect(drawn.at(-1)?.html.match(/data-island="(?:tabs|carousel)"/g)).toHaveLength(2)
})

test('what was remembered of a version is not sent once another one is published, nor to another site', async () => {
  const publish = (key: string, word: string) => {
    const props = { items: [{ label: word, html: `<p>${word}</p>` }] }
    return site.publish(key, [{ path: '/told-anew', title: 'Anew', blocks: [{ id: 'tabs', type: 'tabs', props }] }])
  }
  const get = async (key: string): Promise<string> =>
    (await site.app.inject({ url: '/us/en/told-anew', headers: { host: `${key}.localhost`, accept: 'text/html' } })).body
  const words = { marine: 'Rudders', aerobt: 'Winglets' }
  for (const [key, word] of Object.entries(words)) await publish(key, word)
  for (let round = 0; round < 3; round += 1) {
    site.services.pageCache.dropAll()
    expect(await get('marine')).toContain(words.marine)
    expect(await get('aerobt')).toContain(words.aerobt)
  }
  await publish('marine', 'Anchors')
  // As the processes do that hear of it.
  site.services.pageCache.drop('marine')
  const { marine, aerobt } = { marine: await get('marine'), aerobt: await get('aerobt') }
  expect([marine.includes('Anchors'), marine.includes('Rudders')]).toEqual([true, false])
  expect([aerobt.includes('Winglets'), aerobt.includes('Anchors')]).toEqual([true, false])
})

test.each(TENANTS)('so are those that people of $key see who are signed in', async ({ key }) => {
  const { cookie = '' } = await openVisitor(site, key, 'buyer')
  await expectSame(listUrls(key, [...PUBLIC.slice(0, 2), ...PORTAL]), `${key}.localhost`, cookie)
})

test('the header of one page leads back to that page from another, although it was drawn for the first', async () => {
  const get = async (url: string) =>
    (await site.app.inject({ url, headers: { host: 'marine.localhost', accept: 'text/html' } })).body
  for (let round = 0; round < 3; round += 1) {
    site.services.pageCache.dropAll()
    for (const path of ['/us/en/contact-us', '/us/en/products']) {
      const header = /<header[^]*<\/header>/.exec(await get(path))?.[0] ?? ''
      expect(header).toContain(`href="${path}?#locales"`)
      expect(header).toContain(`resource=${encodeURIComponent(path)}`)
    }
  }
})
