import Fastify from 'fastify'
import { expect, test } from 'vitest'
import {
  addSecurityHeaders,
  buildPolicy,
  buildSecurityHeaders,
  joinPolicies,
  leaveOutPageHeaders,
} from '#platform/http/security-headers.ts'
import type { PolicyExtras } from '#platform/http/security-headers.ts'

const STRICT =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"

test.each<[string, PolicyExtras, string]>([
  ['is strict by itself', {}, STRICT],
  ['names one frame host', { 'frame-src': ['https://dealers.example'] }, `${STRICT}; frame-src https://dealers.example`],
  ['names our own frames', { 'frame-src': ["'self'"] }, `${STRICT}; frame-src 'self'`],
  ['adds nothing for an empty list', { 'frame-src': [] }, STRICT],
  [
    'lets a preview be framed by our own pages',
    { 'frame-ancestors': ["'self'"] },
    STRICT.replace("ancestors 'none'", "ancestors 'self'"),
  ],
  [
    'names one script of others',
    { 'script-src': ['https://cdn.example/v1/translate.js'] },
    STRICT.replace("script-src 'self'", "script-src 'self' https://cdn.example/v1/translate.js"),
  ],
  ['adds to what is there', { 'img-src': ['blob:'] }, STRICT.replace('data:', 'data: blob:')],
])('the policy %s', (_, extras, expected) => {
  expect(buildPolicy(extras)).toBe(expected)
})

test('parts of a page add up to one policy', () => {
  const script = 'https://cdn.example/t.js'
  expect(joinPolicies([{}, { 'frame-src': ["'self'"] }, { 'frame-src': ['https://a.example'], 'script-src': [script] }])).toEqual(
    {
      'frame-src': ["'self'", 'https://a.example'],
      'script-src': [script],
    },
  )
})

test.each<[PolicyExtras]>([
  [{ 'frame-src': ['https://dealers.example; script-src *'] }],
  [{ 'frame-src': ['*'] }],
  [{ 'frame-src': ['https://*.example'] }],
  [{ 'frame-src': ['https://user@evil.example'] }],
  [{ 'frame-src': ['http://dealers.example'] }],
  [{ 'frame-src': ['https://dealers.example/../x'] }],
  [{ 'img-src': ["'unsafe-inline'"] }],
  [{ 'script-src': ['https://cdn.example'] }],
  [{ 'script-src': ['https://cdn.example/'] }],
  [{ 'script-src': ['https://cdn.example/v1/'] }],
  [{ 'script-src': ["'unsafe-inline'"] }],
  [{ 'script-src': ['http://cdn.example/a.js'] }],
])('the policy refuses %o [T-36]', (extras) => {
  expect(() => buildPolicy(extras)).toThrow('no safe source')
})

test.each([
  ['http', undefined],
  ['https', 'max-age=31536000; includeSubDomains'],
] as const)('binds browsers to https only there: %s', (scheme, expected) => {
  expect(buildSecurityHeaders(scheme)['strict-transport-security']).toBe(expected)
})

test('every answer carries the headers, errors too', async () => {
  const app = Fastify()
  addSecurityHeaders(app.withTypeProvider(), 'http')
  app.get('/broken', () => Promise.reject(new Error('x')))
  for (const url of ['/broken', '/none'])
    expect((await app.inject(url)).headers).toMatchObject({
      'content-security-policy': STRICT,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  await app.close()
})

test('scripts and styles go without what speaks to pages alone', async () => {
  const app = Fastify().withTypeProvider()
  addSecurityHeaders(app, 'http')
  await app.register(async (scope) => {
    leaveOutPageHeaders(scope)
    scope.get('/script.js', () => '')
  })
  const { headers } = await app.inject('/script.js')
  expect(headers).toMatchObject({ 'content-security-policy': STRICT, 'x-content-type-options': 'nosniff' })
  expect([headers['permissions-policy'], headers['cross-origin-opener-policy']]).toEqual([undefined, undefined])
  await app.close()
})
