import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { expect, test } from 'vitest'
import { scrub } from '#foundation/analytics/event.rules.ts'
import { packEvents, type PackedPage } from '#foundation/analytics/pack-events.rules.ts'
import { readPayload } from '#foundation/analytics/payload.rules.ts'
import { EVENT_NAMES } from '#foundation/analytics/tracked-event.rules.ts'

test.each([
  [
    'keeps numbers, words and lists',
    { name: 'a', n: 1, ok: true, list: ['x', null] },
    { name: 'a', n: 1, ok: true, list: ['x', null] },
  ],
  [
    'drops who someone is',
    { firstName: 'Ann', last_name: 'Lee', 'e-mail': 'x', sub: '1', honId: 'h', name: 'page.view' },
    { name: 'page.view' },
  ],
  ['drops secrets', { password: 'x', idToken: 'x', api_key: 'x', cookie: 'x' }, {}],
  ['hides addresses inside words', { query: 'orders of ann.lee@halden.example please' }, { query: 'orders of (e-mail) please' }],
  ['hides secrets inside addresses', { href: '/x?access_token=abc&page=2' }, { href: '/x?access_token=&page=2' }],
  ['drops what a database cannot hold', { text: 'a\0b\uD800', n: Number.NaN }, { text: 'ab\uFFFD', n: null }],
  ['drops what is no data', { f: () => 1, u: undefined, s: Symbol('s') }, { f: null, s: null }],
  [
    'ends where it gets deep',
    { a: { b: { c: { d: { e: { f: { g: { h: { i: 1 } } } } } } } } },
    { a: { b: { c: { d: { e: { f: { g: { h: null } } } } } } } },
  ],
  [
    'keeps the filters of a search [3.11.14]',
    { events: [{ request: { filters: { all: [{ document_type: ['support'] }] } } }] },
    { events: [{ request: { filters: { all: [{ document_type: ['support'] }] } } }] },
  ],
  ['shortens long words', { text: 'x'.repeat(900) }, { text: 'x'.repeat(500) }],
])('an event %s', (_, event, expected) => {
  expect(scrub(event)).toEqual(expected)
})

const page: PackedPage = {
  tenant: { key: 'process', traits: presetTraits('process') },
  locale: 'en-US',
  path: '/products',
  kind: 'Content',
  template: 'content-page-template',
  host: 'www.process.localhost',
  isWebSdkEnabled: false,
}

test.each([
  'page.view',
  'product.view',
  'cart.add',
  'cart.view',
  'checkout',
  'purchase',
  'techpub.view',
  'article.view',
  'video',
])('%s is an activity that is counted [1.0.32]', (name) => expect(EVENT_NAMES).toContain(name))

test('events travel as a form with the page they happened on [7.9.13]', () => {
  const [form, ...more] = packEvents(page, [{ name: 'page.view' }])
  expect(more).toEqual([])
  expect(form).toMatchObject({ tenantPath: '/content/process', isWebSdkEnable: 'false' })
  expect(JSON.parse(form?.payload ?? '')).toEqual({
    request: {
      page: {
        kind: 'Content',
        template: 'content-page-template',
        path: '/products',
        locale: 'en-US',
        tenant: 'HPS',
        host: 'process.localhost',
      },
      events: [{ name: 'page.view' }],
    },
  })
})

test('many events travel in bodies that the server takes, and one that is too large stays behind [T-64]', () => {
  const events = Array.from({ length: 20 }, (_, number) => ({ name: 'x', number, text: '"ä"'.repeat(200) }))
  const forms = packEvents(page, [...events, { name: 'huge', text: 'x'.repeat(20_000) }])
  expect(forms.length).toBeGreaterThan(1)
  for (const form of forms) expect(new URLSearchParams(form).toString().length).toBeLessThanOrEqual(16 * 1024)
  const sent = forms.flatMap(
    ({ payload }) => (JSON.parse(payload) as { request: { events: { number: number }[] } }).request.events,
  )
  expect(sent.map(({ number }) => number)).toEqual(events.map(({ number }) => number))
})

test('a purchase that no body holds is sent in parts, every line of it once [T-64]', () => {
  const products = Array.from({ length: 400 }, (_, number) => ({ id: `V-${number}`, name: 'Ventil „Größe“', quantity: 1 }))
  const context = { transactionId: '50' }
  const forms = packEvents(page, [{ name: 'page.view' }, { name: 'purchase', products, context }])
  for (const form of forms) expect(new URLSearchParams(form).toString().length).toBeLessThanOrEqual(16 * 1024)
  type Sent = { name: string; products: { id: string }[]; context: object; part: number; parts: number }
  const sent = forms.flatMap(({ payload }) => (JSON.parse(payload) as { request: { events: Sent[] } }).request.events)
  const parts = sent.filter(({ name }) => name === 'purchase')
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.flatMap((part) => part.products.map(({ id }) => id))).toEqual(products.map(({ id }) => id))
  expect(parts.map(({ part }) => part)).toEqual(parts.map((_, at) => at + 1))
  for (const part of parts) expect(part).toMatchObject({ context, parts: parts.length })
  expect(sent.filter(({ name }) => name === 'page.view')).toHaveLength(1)
})

test('lines of a full cart are kept before they are split [T-64]', () => {
  const products = Array.from({ length: 1_000 }, (_, number) => ({ id: `V-${number}` }))
  expect(scrub({ products })).toEqual({ products })
})

test.each(['', 'x', 'null', '[]', '{}', '{"request":[]}', '{"request":null}', '{"request":{},"more":1}', '"request"'])(
  'the payload %s is refused',
  (payload) => {
    expect(readPayload(payload)).toBeUndefined()
  },
)
