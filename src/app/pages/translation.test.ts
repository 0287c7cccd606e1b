import { chromium, type Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { findBrowser } from '../../../e2e/browser.ts'

const SCRIPT = 'https://translate.example/v2/website.js'
const hero = [{ id: 'hero', type: 'hero', props: { title: 'Guten Tag' } }]

let site: TestApp
beforeAll(async () => {
  const config = { translationScript: SCRIPT }
  site = await openTestApp(
    [],
    {},
    {
      tenants: {
        sps: { config, flags: { websiteTranslation: true } },
        hbtbt: { config },
        aerobt: { flags: { websiteTranslation: true } },
      },
    },
  )
  for (const tenant of ['sps', 'hbtbt', 'aerobt'] as const)
    await site.publish(tenant, [
      { path: '/about', blocks: hero },
      { path: '/plain', blocks: hero, flags: { websiteTranslation: false } },
      { path: '/secure/about', blocks: hero },
    ])
})
afterAll(() => site.close())

const get = (url: string, { host = 'sps.localhost', cookie = '' } = {}) =>
  site.app.inject({ url, headers: { host, cookie, accept: 'text/html' } })
const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy'])

describe('a site that has its pages translated', () => {
  test.each(['drawn anew', 'from the cache'])(
    'loads that one script on public pages, %s, and may load no other [7.7.5] [T-71]',
    async () => {
      const { body, headers } = await get('/us/en/about')
      expect(body).toContain(`src="${SCRIPT}"`)
      const tag = /<script[^>]*translate\.example[^>]*>/.exec(body)?.[0].toLowerCase()
      for (const attribute of ['async=""', 'crossorigin="anonymous"', 'referrerpolicy="no-referrer"'])
        expect(tag).toContain(attribute)
      expect(body).toContain('<main id="main" tabindex="-1" data-website-translation="">')
      expect(policyOf(headers)).toContain(`script-src 'self' ${SCRIPT};`)
    },
  )

  test('has none of it in the portal [T-71]', async () => {
    const { cookie } = await signInAs(site, 'buyer@sps.example')
    const { statusCode, body, headers } = await get('/us/en/secure/about', { cookie })
    expect(statusCode).toBe(200)
    expect(body).not.toContain('translate.example')
    expect(policyOf(headers)).toContain("script-src 'self';")
  })

  test('has none of it where authors edit and where people sign in [T-71]', async () => {
    const { cookie } = await signInAs(site, 'author@sps.example', { roles: ['author'] })
    for (const address of ['/us/en/about?wcmmode=edit', '/us/en/about?wcmmode=preview', '/us/en/sign-in?problem=failed']) {
      const { statusCode, body, headers } = await get(address, { cookie })
      expect(statusCode).toBe(200)
      expect(body).not.toContain('translate.example')
      expect(policyOf(headers)).toContain("script-src 'self';")
    }
  })

  test.each([
    ['a page that switched it off', '/us/en/plain', 'sps.localhost'],
    ['a site that names a script and did not switch it on', '/us/en/about', 'hbtbt.localhost'],
    ['a site that switched it on and names no script', '/us/en/about', 'aerobt.localhost'],
  ])('%s stays as it is [7.7.5]', async (_, address, host) => {
    const { body, headers } = await get(address, { host })
    expect(body).not.toContain('translate.example')
    expect(body).not.toContain('data-website-translation')
    expect(policyOf(headers)).toContain("script-src 'self';")
  })
})

describe('in a browser', () => {
  let browser: Browser
  let port: number
  beforeAll(async () => {
    const address = await site.app.listen({ port: 0, host: '127.0.0.1' })
    port = Number(new URL(address).port)
    const args = ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.localhost 127.0.0.1']
    browser = await chromium.launch({ ...(await findBrowser()), args })
  })
  afterAll(() => browser.close())

  const visit = async (path: string, cookie?: string) => {
    const context = await browser.newContext()
    const url = `http://sps.localhost:${port}`
    const cookies = (cookie?.split('; ') ?? []).map((pair) => pair.split('='))
    await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url })))
    const page = await context.newPage()
    const requests: string[] = []
    await page.route('https://*/**', (route) => {
      requests.push(route.request().url())
      const body = `document.querySelector('[data-website-translation] h1').textContent = 'Good day'`
      return route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body })
    })
    await page.addInitScript(() => {
      const refused: string[] = ((globalThis as { refused?: string[] }).refused = [])
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI))
    })
    await page.goto(`${url}${path}`, { waitUntil: 'load' })
    const refused = () => page.evaluate(() => (globalThis as { refused?: string[] }).refused)
    return { page, asked: requests, refused, close: () => context.close() }
  }

  test('the script runs on a public page, and its host may bring no other [7.7.5] [T-71]', async () => {
    const { page, asked, refused, close } = await visit('/us/en/about')
    expect(await page.locator('h1').textContent()).toBe('Good day')
    expect([asked, await refused()]).toEqual([[SCRIPT], []])
    const other = 'https://translate.example/v2/other.js'
    await page.evaluate((src) => {
      const script = document.createElement('script')
      return new Promise((resolve) => {
        script.addEventListener('error', resolve)
        document.head.append(Object.assign(script, { src }))
      })
    }, other)
    expect([asked, await refused()]).toEqual([[SCRIPT], [other]])
    await close()
  })

  test('nothing of it reaches a portal page [T-71]', async () => {
    const { cookie } = await signInAs(site, 'reader@sps.example')
    const { page, asked, refused, close } = await visit('/us/en/secure/about', cookie)
    expect(await page.locator('h1').textContent()).toBe('Guten Tag')
    expect([asked, await refused()]).toEqual([[], []])
    await close()
  })
})
