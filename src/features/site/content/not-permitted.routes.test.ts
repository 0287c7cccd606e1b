import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const ADDRESS = '/shop/hps/en/notPermittedPage'
const fragment = { template: 'fragment-template', kind: 'Fragment' } as const

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  const footer = { brand: 'Halden', about: 'About us', columns: [], copyright: '', legal: [] }
  await site.publish('process', [
    { path: '/fragments/footer', ...fragment, blocks: [{ id: 'footer', type: 'site-footer', props: footer }] },
    {
      path: '/error/not-permitted',
      title: 'Not for you',
      template: 'error-template',
      kind: 'Error',
      blocks: [{ id: 'hero', type: 'hero', props: { title: 'Ask for access' } }],
    },
  ])
})
afterAll(() => site.close())

const get = (url: string, host = 'process.localhost', cookie = '') =>
  site.app.inject({ url, headers: { host, cookie, accept: 'text/html' } })

test('the shop’s address shows what the authors wrote, inside the site’s frame [2.2.15] [2.25.6]', async () => {
  const { statusCode, body, headers } = await get(ADDRESS)
  expect(statusCode).toBe(200)
  expect(body).toMatch(/<h1[^>]*>Ask for access<\/h1>/)
  expect(body).toContain('About us')
  expect(body).toContain('<body data-page-kind="Error" data-template="error-template">')
  expect(body).toContain('<meta name="robots" content="noindex"/>')
  expect(headers['cache-control']).toBe('private, no-store')
})

test('where nobody wrote anything the product says it in the visitor’s language [2.25.6]', async () => {
  const { statusCode, body } = await get(ADDRESS, 'process.localhost', 'usr_country=de; usr_lang=de')
  expect(statusCode).toBe(200)
  expect(body).toContain('<html lang="de-DE"')
  expect(body).toContain('Diese Seite ist für Sie nicht freigegeben')
})

test.each(['aerobt', 'hbtbt', 'sps', 'hpsbt'])('%s has no such page [2.2.15]', async (tenant) => {
  expect((await get(ADDRESS, `${tenant}.localhost`)).statusCode).toBe(404)
})

test.each(['/shop/hps/en/notpermittedpage', '/shop/process/en/notPermittedPage', `${ADDRESS}/more`])(
  '%s is another address',
  async (address) => {
    expect((await get(address)).statusCode).toBe(404)
  },
)

test('the page is there under its own path too, and is an error page [2.2.10]', async () => {
  const { statusCode, body } = await get('/us/en/error/not-permitted')
  expect(statusCode).toBe(200)
  expect(body).toContain('data-page-kind="Error"')
})
