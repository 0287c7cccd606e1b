import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageProvider, type PageContext } from '#foundation/blocks/public.ts'
import { keepMessages, messageOf } from '#foundation/locale/message-bundle.client.ts'
import { Shell } from '#foundation/locale/message-bundle.shell.tsx'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import type { Language } from '#kernel/locale.ts'

const KEY = 'bt.errormessage.requestprocesserrormsg'
const pageIn = (country: string, language: Language): PageContext => ({
  tenant: { key: 'sps', name: 'Halden', traits: presetTraits('sps') },
  locale: { country, language },
  path: '/about',
  template: 'content-page-template',
  kind: 'Content',
  mode: 'publish',
  config: resolveSiteConfig('sps', { country, language }),
  flags: resolveFlags({}),
  alternates: [],
})

let requests: string[] = []
const answer = (make: () => Response) =>
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url)
    return Promise.resolve(make())
  })
beforeEach(() => {
  requests = []
  localStorage.clear()
  answer(() => Response.json({ [KEY]: 'Später.' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.cookie = 'sps-isAuthenticated=; Max-Age=-1'
})

test('the messages of the page’s language are stored, and asked for once a day and language [3.19.4, 7.5.3]', async () => {
  await keepMessages(pageIn('de', 'de'), 1000)
  expect(requests).toEqual(['/bin/public/servlets/commons/rb-json-export?pagePath=%2Fde%2Fde%2Fabout'])
  expect(JSON.parse(localStorage.getItem('apiResourceBundle') ?? '')).toEqual({ [KEY]: 'Später.' })
  expect(messageOf(KEY, 'de')).toBe('Später.')
  expect(messageOf(KEY, 'en')).toBeUndefined()
  await keepMessages(pageIn('de', 'de'), 2000)
  expect(requests).toHaveLength(1)
  await keepMessages(pageIn('pl', 'pl'), 3000)
  await keepMessages(pageIn('pl', 'pl'), 3000 + 86_400_000)
  expect(requests).toHaveLength(3)
})

test('a bundle that does not come is only written down [8.7.3]', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {})
  answer(() => new Response('', { status: 500 }))
  await keepMessages(pageIn('de', 'de'), 1000)
  expect(log).toHaveBeenCalledExactlyOnceWith('Unable to fetch data from API')
  expect(localStorage.getItem('apiResourceBundle')).toBeNull()
  expect(messageOf(KEY, 'de')).toBeUndefined()
})

test.each([
  ['who is signed in', 'sps-isAuthenticated=true', 1],
  ['nobody else', 'other=1', 0],
])('messages are asked for %s [7.5.3]', (_, cookie, count) => {
  document.cookie = cookie
  render(
    <PageProvider page={pageIn('us', 'en')}>
      <Shell />
    </PageProvider>,
  )
  expect(requests).toHaveLength(count)
})
