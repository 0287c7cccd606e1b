import { expect, test } from 'vitest'
import { createPageContentSchema } from '#features/site/content/page-content.schema.ts'
import { chooseTranslationScript, type TranslationRequest } from '#features/site/content/translation.rules.ts'
import { isScriptAddress } from '#kernel/script-address.ts'
import { tenantSchema, testSettings } from '#foundation/tenants/testing/test-settings.ts'

const SCRIPT = 'https://translate.example/v2/website.js'
const question: TranslationRequest = { flags: { websiteTranslation: true }, script: SCRIPT, path: '/about', mode: 'publish' }

test.each<[string, Partial<TranslationRequest>, string | undefined]>([
  ['a public page', {}, SCRIPT],
  ['the home page', { path: '/' }, SCRIPT],
  ['a page of a site that did not switch it on', { flags: { websiteTranslation: false } }, undefined],
  ['a page of a site that names no script', { script: undefined }, undefined],
  ['a portal page', { path: '/secure/orders' }, undefined],
  ['the portal itself', { path: '/secure' }, undefined],
  ['a way to sign in', { path: '/sign-in' }, undefined],
  ['a new password', { path: '/reset-password' }, undefined],
  ['an author’s preview', { mode: 'preview' }, undefined],
  ['an author’s editor', { mode: 'edit' }, undefined],
])('%s is translated by: [7.7.5] [T-71]', (_, changes, expected) => {
  expect(chooseTranslationScript({ ...question, ...changes })).toBe(expected)
})

test.each([
  [SCRIPT, true],
  ['https://translate.example:8443/a-b_c.d~1/x.js', true],
  ['http://translate.example/a.js', false],
  ['https://translate.example', false],
  ['https://translate.example/', false],
  ['https://translate.example/v2/', false],
  ['https://translate.example/a.js?key=1', false],
  ['https://translate.example/a.js#x', false],
  ['https://translate.example/../a.js', false],
  ['https://translate.example/a/./b.js', false],
  ['https://*.example/a.js', false],
  ['https://user@translate.example/a.js', false],
  ["https://translate.example/a.js 'unsafe-inline'", false],
  ['https://translate.example/a.js; script-src *', false],
  ['https://translate.example/%2e%2e/a.js', false],
  ['//translate.example/a.js', false],
  ['javascript:alert(1)', false],
])('%s names one script of one https host: %s [T-71]', (address, expected) => {
  expect(isScriptAddress(address)).toBe(expected)
  const tenant = { key: 'sps', name: 'Safety', hosts: ['sps.localhost'], config: { translationScript: address } }
  expect(tenantSchema.safeParse(tenant).success).toBe(expected)
})

test('no page may name a script of its own [T-71]', () => {
  const page = { title: 'A', description: '', template: 'content-page-template', kind: 'Content', blocks: [] }
  expect(createPageContentSchema(testSettings).safeParse({ ...page, config: { translationScript: SCRIPT } }).success).toBe(false)
})
