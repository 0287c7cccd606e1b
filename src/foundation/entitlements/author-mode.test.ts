import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  await site.publish('sps', [
    { path: '/about', title: 'About' },
    { path: '/secure/sps-home', title: 'Secret' },
  ])
})
afterAll(() => site.close())

const get = (url: string, cookie = '') =>
  site.app.inject({ url, headers: { host: 'sps.localhost', cookie, accept: 'text/html' } })
const modeOf = (html: string): unknown =>
  (JSON.parse(/id="page-model">([^<]*)</.exec(html)?.[1] ?? '{}') as { mode?: unknown }).mode

test.each(['edit', 'preview', 'disabled'])(
  'wcmmode=%s shows a visitor and a customer the published page [T-41]',
  async (mode) => {
    const { cookie } = await signInAs(site, 'buyer@sps.example')
    for (const who of ['', cookie]) {
      const { statusCode, body } = await get(`/us/en/about?wcmmode=${mode}`, who)
      expect(statusCode).toBe(200)
      expect(modeOf(body)).toBe('publish')
    }
  },
)

test('wcmmode=edit does not spare a visitor the way to sign in [T-41]', async () => {
  const { statusCode, headers, body } = await get('/us/en/secure/sps-home?wcmmode=edit')
  expect(statusCode).toBe(302)
  expect(headers.location).toContain('/system/sling/login.html')
  expect(body).not.toContain('Secret')
})

test.each(['edit', 'preview'])('wcmmode=%s is granted to an author, and kept from the cache [T-41]', async (mode) => {
  const { cookie } = await signInAs(site, 'author@sps.example', { roles: ['author'] })
  const { body, headers } = await get(`/us/en/about?wcmmode=${mode}`, cookie)
  expect(modeOf(body)).toBe(mode)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(modeOf((await get('/us/en/about')).body)).toBe('publish')
})
