import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const header = {
  brand: 'Halden',
  entries: [],
  contactWays: [{ label: 'Call us', href: 'tel:+15550100', text: 'Day and night' }],
  postLoginPages: [{ country: 'cn', language: 'zh', href: '/cn/zh/secure/sps-home' }],
  tour: [{ place: 'search', title: 'Search', text: 'One field finds it all.' }],
}
const LOCALES = [
  { country: 'us', language: 'en' },
  { country: 'cn', language: 'zh' },
] as const

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  const blocks = [{ id: 'header', type: 'site-header', props: header }]
  const fragment = { path: '/fragments/header', template: 'fragment-template', kind: 'Fragment', blocks } as const
  await site.publish(
    'sps',
    LOCALES.map((locale) => ({ locale, ...fragment })),
  )
})
afterAll(() => site.close())

const get = (url: string, host = 'sps.localhost') => site.app.inject({ url, headers: { host } })

test.each([
  ['/us/en.locales.html', 'data-postlogin-redirectpage="/cn/zh/secure/sps-home"', 'Find a country or language'],
  ['/cn/zh.locales.html', 'data-names="Polska\nPolski\n波兰\n波兰语"', '查找国家/地区或语言'],
  ['/us/en.tour.html', 'data-tour-step="search"', 'Finish'],
  ['/cn/zh.tour.html', 'One field finds it all.', '完成'],
])('%s is a part of the header in that language, the same for everyone [2.4.1, 2.3.10]', async (url, mark, word) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('public, max-age=300')
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.body).toContain(mark)
  expect(answer.body).toContain(word)
})

test('the ways to reach us come as the header has them, for the dialog [2.3.23]', async () => {
  expect((await get('/us/en.contact-ways.json')).json()).toEqual({ ways: header.contactWays })
})

test.each(['locales.html', 'tour.html', 'contact-ways.json'])('nothing else answers to %s', async (part) => {
  const [name = '', extension = ''] = part.split('.')
  const wrong = extension === 'html' ? 'json' : 'html'
  for (const url of [`/us/en/about.${part}`, `/us/en.${name}.${wrong}`, `/us/en.${name}.more.${extension}`, `/xx/en.${part}`])
    expect((await get(url)).statusCode, url).toBe(404)
  expect((await get(`/us/en.${part}`, 'localhost')).statusCode, 'a host without a tenant').toBe(404)
  expect((await get(`/us/en.${part}`, 'process.localhost')).statusCode, 'a site without a header').toBe(404)
})
