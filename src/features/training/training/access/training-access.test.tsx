import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetQueries } from '#browser/query.ts'
import { PageProvider, type PageContext } from '#foundation/blocks/public.ts'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { Block } from '#features/training/training/access/training-access.block.tsx'
import { en } from '#features/training/training/texts/en.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const portal = vi.hoisted(() => ({ data: { phase: 'waiting' } as Record<string, unknown> }))
vi.mock('#foundation/accounts/public.ts', () => ({ usePortalData: () => portal.data }))

const REQUEST = '/pif/api/account/v1/tools/user-tool-access/training'
const OWN = '/api/training/v1/me'
const page: PageContext = {
  tenant: { key: 'hbtbt', name: 'Halden', traits: presetTraits('hbtbt') },
  locale: DEFAULT_LOCALE,
  path: '/training',
  template: 'content-page-template',
  kind: 'Content',
  mode: 'publish',
  config: resolveSiteConfig('hbtbt', DEFAULT_LOCALE),
  flags: resolveFlags({}),
  alternates: [],
}
const NONE = { enrolments: [], certificates: [] }
let answers: Record<string, { status?: number; body: unknown }> = {}
let calls: { url: string; method: string; body: unknown }[] = []
const assign = vi.fn()
const alert = vi.fn()

beforeEach(() => {
  forgetQueries()
  calls = []
  answers = { [OWN]: { body: { status: 'Pending', isApproved: false, ...NONE } } }
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('alert', alert)
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ url, method, body: typeof body === 'string' ? JSON.parse(body) : body })
    const { status = 200, body: reply } = answers[url.split('?')[0] ?? ''] ?? { status: 404, body: {} }
    return Promise.resolve(new Response(JSON.stringify(reply), { status }))
  })
})
afterEach(() => {
  cleanup()
  for (const name of ['hbtbt-isAuthenticated', 'Enable%20Training']) document.cookie = `${name}=; Max-Age=0; Path=/`
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const open = (data: Record<string, unknown>, isHere = true) => {
  if (isHere) document.cookie = 'hbtbt-isAuthenticated=true; Path=/'
  portal.data = data
  vi.stubGlobal('location', { assign, search: '' })
  render(
    <TextsProvider dictionaries={{ ui, training: en }} locale={DEFAULT_LOCALE}>
      <PageProvider page={page}>
        <Block isRequested hasCourses />
      </PageProvider>
    </TextsProvider>,
  )
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Enable training' })
}
const person = (status: string, lmsUserId?: string) => ({
  phase: 'ready',
  contact: { toolAccess: [{ masterToolId: 'training', name: 'Training', status, ...(lmsUserId && { lmsUserId }) }] },
})
const after = () => document.querySelector<HTMLElement>('[data-after-enable]')
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button))

test('a visitor’s button leads on without the enable flow [2.16.1, 4.12.5]', async () => {
  const button = open({ phase: 'signed-out' }, false)
  await press(button)
  expect(assign).toHaveBeenCalledWith('/us/en/training/courses')
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('asking sends Pending, sets the cookie and greys the button [4.12.1, 4.12.2, 4.12.3, 3.18.5, 7.3.7]', async () => {
  answers[REQUEST] = { body: { toolId: 'training', access: { status: 'Pending' } } }
  const button = open(person('Not Requested'))
  expect([button.disabled, after()?.hidden]).toEqual([false, true])
  await press(button)
  await waitFor(() => expect(button.disabled).toBe(true))
  expect(calls.find(({ method }) => method === 'POST')).toEqual({
    url: `${REQUEST}?appId=portico-hbtbt`,
    method: 'POST',
    body: { status: 'Pending' },
  })
  expect(after()?.hidden).toBe(false)
  expect(document.cookie).toContain('Enable%20Training=Pending')
  expect(assign).not.toHaveBeenCalled()
})

test('a request that fails is an alert, and can be tried again [8.5.4]', async () => {
  answers[REQUEST] = { status: 500, body: { error: 'no' } }
  const button = open(person('Not Requested'))
  await press(button)
  await waitFor(() => expect(alert).toHaveBeenCalledWith('Something went wrong. Please try again.'))
  expect(button.disabled).toBe(false)
  expect(document.cookie).not.toContain('Enable%20Training')
})

test('while it waits the page follows; once approved the cookie goes and the button leads on [4.12.3, 4.12.4]', async () => {
  const button = open(person('Pending'))
  expect([button.disabled, after()?.hidden]).toEqual([true, false])
  await waitFor(() => expect(document.cookie).toContain('Enable%20Training=Pending'))
  answers[OWN] = { body: { status: 'Approved', isApproved: true, ...NONE } }
  await act(() => vi.advanceTimersByTimeAsync(10_100))
  await waitFor(() => expect(button.disabled).toBe(false))
  expect(document.cookie).not.toContain('Enable%20Training')
  await press(button)
  expect(assign).toHaveBeenCalledWith('/us/en/training/courses')
})

test('a request that waits is taken back, and can be made again', async () => {
  answers[REQUEST] = { body: { toolId: 'training', access: { status: 'Not Requested' } } }
  answers[OWN] = { body: { status: 'Not Requested', isApproved: false, ...NONE } }
  const button = open(person('Pending'))
  await press(screen.getByRole('button', { name: 'Withdraw my request' }))
  await waitFor(() => expect(button.disabled).toBe(false))
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ url }) => url)).toEqual([`${REQUEST}?appId=portico-hbtbt`])
  expect(document.cookie).not.toContain('Enable%20Training')
  answers[REQUEST] = { body: { toolId: 'training', access: { status: 'Pending' } } }
  answers[OWN] = { body: { status: 'Pending', isApproved: false, ...NONE } }
  await press(button)
  await waitFor(() => expect(button.disabled).toBe(true))
})

test('a forged cookie gives nothing: what the server says wins [T-59]', async () => {
  document.cookie = 'Enable%20Training=Pending; Path=/'
  const button = open(person('Not Requested'))
  expect(button.disabled).toBe(false)
  await waitFor(() => expect(document.cookie).not.toContain('Enable%20Training'))
})

test('contact details that fail are logged only: the person counts as not approved [8.5.5]', () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {})
  const button = open({ phase: 'ready', contact: null })
  expect(button.disabled).toBe(false)
  expect(alert).not.toHaveBeenCalled()
  expect(log).toHaveBeenCalled()
})

test.each([
  ['Denied', 'Your request for training was denied.'],
  ['Not Permitted', 'Training is not part of your company’s agreement.'],
])('%s says so and whom to ask', (status, text) => {
  const button = open(person(status))
  expect(button.disabled).toBe(true)
  expect(screen.getByText(text, { exact: false })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/us/en/contact-us')
})
