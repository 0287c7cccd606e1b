import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { savePreference } from '#foundation/analytics/privacy.client.ts'
import { resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'

const root = document.documentElement
const model = document.createElement('script')
const page = {
  tenant: { key: 'sps', name: 'Halden Safety', traits: presetTraits('sps') },
  locale: { country: 'us', language: 'en' },
  path: '/products',
  kind: 'Category',
  template: 'pim-category-template',
  config: resolveSiteConfig('sps', { country: 'us', language: 'en' }),
  flags: { isWebSdkEnable: false },
}
const fetched = vi.fn(async (_address: string, _request: RequestInit) => Response.json({ message: 'Recorded.' }))

let log: ReturnType<typeof vi.spyOn>

let track: typeof import('#foundation/analytics/track.client.ts').track

beforeEach(async () => {
  // What others left waiting is not ours.
  vi.resetModules()
  ;({ track } = await import('#foundation/analytics/track.client.ts'))
  log = vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
  root.lang = 'en-US'
  model.id = 'page-model'
  model.type = 'application/json'
  model.textContent = JSON.stringify(page)
  document.body.append(model)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  model.remove()
  Reflect.deleteProperty(window, 'adobeDataLayer')
  document.cookie = 'privacyPreferences=; Max-Age=-1; Path=/'
})

/** The sender is loaded when the first event comes. */
const settle = async (): Promise<void> => {
  await import('#foundation/analytics/send-events.client.ts')
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(2000)
}

test('what happens together is sent together, with its page, and the answer is logged [7.9.13]', async () => {
  track({ name: 'video', milestone: 25, id: '/a.mp4' })
  track({ name: 'video', milestone: 50, id: 'for ann@halden.example' })
  await settle()
  expect(fetched).toHaveBeenCalledOnce()
  const [address, { body, method, keepalive, credentials }] = fetched.mock.calls[0]!
  expect(address).toBe('/bin/public/analytics')
  expect({ method, keepalive, credentials }).toEqual({ method: 'POST', keepalive: true, credentials: 'omit' })
  const form = Object.fromEntries(body as URLSearchParams)
  expect(form).toMatchObject({ tenantPath: '/content/sps', isWebSdkEnable: 'false' })
  expect(JSON.parse(form['payload'] ?? '')).toMatchObject({
    request: {
      page: { kind: 'Category', template: 'pim-category-template', path: '/products', locale: 'en-US', tenant: 'IA' },
      events: [
        { name: 'video', milestone: 25, id: '/a.mp4' },
        { name: 'video', milestone: 50 },
      ],
    },
  })
  expect(form['payload']).not.toContain('halden.example')
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('Recorded.'), { timeout: 60_000 })
})

test('many events do not wait', async () => {
  for (let number = 0; number < 20; number += 1) track({ name: 'oops', message: String(number) })
  await vi.dynamicImportSettled()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce(), { timeout: 60_000 })
})

test.each([
  ['where consent is needed and none was given', () => (root.lang = 'de-DE')],
  ['after a no', () => savePreference({ functional: true, analytics: false })],
  ['against Global Privacy Control', () => vi.stubGlobal('navigator', { globalPrivacyControl: true })],
])('nothing is sent %s', async (_, prepare) => {
  prepare()
  track({ name: 'page.view' })
  await settle()
  expect(fetched).not.toHaveBeenCalled()
})

test('a no that comes while events wait is heard', async () => {
  track({ name: 'page.view' })
  await vi.dynamicImportSettled()
  savePreference({ functional: true, analytics: false })
  await vi.advanceTimersByTimeAsync(2000)
  expect(fetched).not.toHaveBeenCalled()
})

test('a server that fails disturbs nobody', async () => {
  fetched.mockRejectedValueOnce(new TypeError('gone'))
  track({ name: 'page.view' })
  await settle()
  expect(fetched).toHaveBeenCalledOnce()
})

test('tags of the page read the same events in the data layer, and the web SDK gets them where the site uses it', async () => {
  const alloy = vi.fn()
  vi.stubGlobal('alloy', alloy)
  model.textContent = JSON.stringify({ ...page, flags: { isWebSdkEnable: true } })
  track({ name: 'oops', message: 'for ann@halden.example' })
  await settle()
  const [first, second] = (window.adobeDataLayer ?? []) as unknown as Record<string, unknown>[]
  expect(first).toEqual({
    page: {
      ...{ kind: 'Category', template: 'pim-category-template', path: '/products', locale: 'en-US' },
      ...{ tenant: 'IA', host: location.hostname },
    },
  })
  expect(second).toEqual({ event: 'oops', message: 'for (e-mail)', at: expect.any(Number) as number })
  expect(alloy).toHaveBeenCalledWith('sendEvent', {
    xdm: { eventType: 'oops' },
    data: { message: 'for (e-mail)', at: second?.['at'] },
  })
  expect(Object.fromEntries(fetched.mock.calls[0]![1].body as URLSearchParams)['isWebSdkEnable']).toBe('true')
})
