import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

test.each([
  ['', '/us/en/search?search=ball+valve'],
  ['usr_country=DE; usr_lang=de', '/de/de/search?search=ball+valve'],
])('/en/search leads a visitor with %o to %s [2.1.5]', async (cookie, expected) => {
  const { statusCode, headers } = await site.app.inject({
    url: '/en/search?search=ball+valve',
    headers: { host: 'sps.localhost', cookie },
  })
  expect(statusCode).toBe(302)
  expect(headers.location).toBe(expected)
  expect(headers['cache-control']).toBe('private, no-store')
})
