import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  await site.publish('sps', [{ path: '/', title: 'Safety' }])
})
afterAll(() => site.close())

const get = (url: string) => site.app.inject({ url, headers: { host: 'sps.localhost', accept: 'text/html' } })

const ORIGIN = 'http://sps.localhost'

type Rules = { readonly prerender: readonly { readonly where: { readonly and: readonly [unknown, Exception, Kinds] } }[] }
type Kinds = { readonly not: { readonly selector_matches: string } }
type Exception = { readonly not: { readonly href_matches: readonly string[] } }

const readRules = async () => {
  const page = await get('/us/en')
  const rules = await get(String(page.headers['speculation-rules']).slice(1, -1))
  const { prerender } = rules.json<Rules>()
  const [, addresses, kinds] = prerender[0]!.where.and
  return { rules, exceptions: addresses.not.href_matches, kinds: kinds.not.selector_matches }
}

test('a page names the rules by which the next one is prepared', async () => {
  const { rules } = await readRules()
  expect(rules.statusCode).toBe(200)
  expect(rules.headers['content-type']).toMatch(/^application\/speculationrules\+json\b/)
})

test('another country is not opened ahead: choosing it changes what its pages show', async () => {
  expect((await readRules()).kinds.split(', ')).toContain('[data-country-language-code]')
})

test.each([
  ['/us/en/secure/orders', false],
  ['/system/sling/logout', false],
  ['/bin/portico/anything?a=b', false],
  ['/us/en/secure', false],
  ['/us/en/search?search=valve', false],
  ['/us/en/search', false],
  ['/us/en/files/manual.pdf', false],
  ['/us/en/products.downloadZip.zip', false],
  ['/us/en', true],
  ['/us/en/products/lighting', true],
])('%s may be opened ahead: %s', async (path, expected) => {
  const { exceptions } = await readRules()
  const isExcepted = exceptions.some((pattern) => new URLPattern(pattern, ORIGIN).test(path, ORIGIN))
  expect(!isExcepted).toBe(expected)
})
