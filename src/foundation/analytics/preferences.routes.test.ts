import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const get = (url: string, host = 'sps.localhost') => site.app.inject({ url, headers: { host } })

test.each([
  ['/us/en.cookie-preferences.html', 'Cookie preferences', 'Only necessary'],
  ['/de/de.cookie-preferences.html', 'Cookie-Einstellungen', 'Nur notwendige'],
  ['/cn/zh.cookie-preferences.html', 'Cookie 偏好设置', '仅限必要'],
])('%s is the dialog in that language, the same for everyone', async (url, title, refusal) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toContain('public')
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.body).toContain(title)
  expect(answer.body).toContain(refusal)
  expect(answer.body).toContain('id="cookie-preferences"')
})

test.each(['/us/en/products.cookie-preferences.html', '/us/en.cookie-preferences.json', '/us/en.cookie-preferences.more.html'])(
  '%s does not exist',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)

test('a host without a tenant has none', async () => {
  expect((await get('/us/en.cookie-preferences.html', 'localhost')).statusCode).toBe(404)
})
