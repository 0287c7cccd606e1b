import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPortalData } from '#foundation/accounts/portal-data.client.ts'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'

const [DETAILS, FAVOURITES, CONTACT, STATUS, INFO] = [
  '/pif/api/session/details',
  '/pif/api/soldto/favorite/v1/user',
  '/pif/api/account/v1/get-contact-details',
  '/pif/api/account/v1/status',
  '/pif/api/session/userinfo',
]

const openPage = () => ({
  tenant: { traits: {} },
  config: resolveSiteConfig('hpsbt', DEFAULT_LOCALE),
  flags: resolveFlags(),
})

type Answers = Record<string, { status?: number; body?: unknown }>
const GOOD: Answers = {
  [DETAILS]: { body: { session_valid: true } },
  [FAVOURITES]: { body: { soldToAccounts: [] } },
  [CONTACT]: {
    body: {
      soldToAccounts: [{ soldToNumber: '123', erpId: 'E1', isDefault: true }],
      toolAccess: [{ masterToolId: 'ecommerce', name: 'Order online', status: 'Approved' }],
    },
  },
  [STATUS]: { body: { isInternalUser: false, firstName: 'Amara' } },
  [INFO]: { body: { given_name: 'Amara', sub: 'H1', session_valid: true } },
}

let requests: { path: string; url: URL; headers: Headers }[]
let open: string[]
let together: string[][]

const serve = (answers: Answers): void => {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://hpsbt.localhost')
    const path = url.pathname
    requests.push({ path, url, headers: new Headers(init.headers) })
    if (path !== INFO) open.push(path)
    together.push([...open])
    await Promise.resolve()
    open = open.filter((other) => other !== path)
    const { status = 200, body } = answers[path] ?? { status: 404 }
    return new Response(JSON.stringify(body ?? {}), { status })
  })
}
const requestedPaths = () => requests.map(({ path }) => path).filter((path) => path !== INFO)
const stored = () => JSON.parse(localStorage.getItem('hpsbt-loggedInDetails') ?? 'null') as unknown

const signOff = (): void => {
  document.cookie = 'hpsbt-isAuthenticated=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'
}

const log = vi.spyOn(console, 'info')
beforeEach(() => {
  ;[requests, open, together] = [[], [], []]
  localStorage.clear()
  log.mockReset().mockReturnValue()
  document.cookie = 'hpsbt-isAuthenticated=true'
})
afterEach(() => {
  vi.unstubAllGlobals()
  signOff()
})

test('asks for session, favourites, contact and status, one after the other, with the appId [4.1.5, 7.0.1]', async () => {
  serve(GOOD)
  await createPortalData().load(openPage())
  expect(requestedPaths()).toEqual([DETAILS, FAVOURITES, CONTACT, STATUS])
  expect(together.every((paths) => paths.length <= 1)).toBe(true)
  for (const { url, headers } of requests) {
    expect(url.searchParams.get('appId')).toBe('portico-hpsbt')
    expect(headers.get('propagate-errors')).toBe('true')
  }
})

test('keeps what the next page may show first, and believes nothing that was there [3.19.1, 6.6.4] [T-16]', async () => {
  localStorage.setItem('hpsbt-loggedInDetails', '{"hasEcommerceAccess":true,"userLoggedIn":true,"defaultSoldTo":"9"}')
  const pending = { soldToAccounts: [{ soldToNumber: '123', erpId: 'E1' }], toolAccess: [] }
  serve({ ...GOOD, [CONTACT]: { body: pending } })
  const data = createPortalData()
  await data.load(openPage())
  expect(data.get().hasEcommerceAccess).toBe(false)
  expect(stored()).toEqual({ hasEcommerceAccess: false, userLoggedIn: true, defaultSoldTo: '0000000123' })
})

test.each([
  ['with the marker and a valid session', true, true, 'ready', true],
  ['with the marker alone, whatever was stored', true, false, 'signed-out', false],
  ['by what was stored alone', false, true, 'signed-out', false],
])('signed in %s: marker %s, session %s, %s [6.2.1]', async (_, hasMarker, isValid, phase, isStored) => {
  if (!hasMarker) signOff()
  localStorage.setItem('hpsbt-loggedInDetails', '{"hasEcommerceAccess":true,"userLoggedIn":true,"defaultSoldTo":"9"}')
  serve({ ...GOOD, [DETAILS]: { body: { session_valid: isValid } } })
  const data = createPortalData()
  await data.load(openPage())
  expect(data.get().phase).toBe(phase)
  expect(stored()).toMatchObject({ userLoggedIn: isStored })
})

test('every part of the page sees the same data, loaded once', async () => {
  serve(GOOD)
  const [data, page] = [createPortalData(), openPage()]
  const [one, two] = [renderHook(() => data.use()), renderHook(() => data.use())]
  expect(one.result.current.phase).toBe('waiting')
  await Promise.all([data.load(page), data.load(page)])
  await waitFor(() => expect(one.result.current).toMatchObject({ phase: 'ready', isSessionValid: true, givenName: 'Amara' }))
  expect(two.result.current).toBe(one.result.current)
  expect(one.result.current).toMatchObject({ hasEcommerceAccess: true, status: { firstName: 'Amara' } })
  expect(requestedPaths()).toHaveLength(4)
})

test('someone without the marker is signed out: selections are cleared and nothing is asked [3.19.2, 4.1.1, 4.1.2, 4.1.3, 4.1.4, 6.1.1]', async () => {
  signOff()
  serve(GOOD)
  const keys =
    'soldtonumber selectedsoldto selectedsoldtowitherpid persistentAccounts salesOrgInfo searchedSoldArr localSatellite selectedTab'
  for (const key of keys.split(' ')) localStorage.setItem(key, '["0000000123"]')
  localStorage.setItem('navTour', '{}')
  const data = createPortalData()
  await data.load(openPage())
  expect(requests).toEqual([])
  expect(data.get().phase).toBe('signed-out')
  for (const key of keys.split(' ')) expect({ key, value: localStorage.getItem(key) }).toEqual({ key, value: null })
  expect(localStorage.getItem('navTour')).toBe('{}')
  expect(stored()).toEqual({ hasEcommerceAccess: false, userLoggedIn: false, defaultSoldTo: '' })
})

test.each([
  ['is told to have ended', { status: 401, body: { session_valid: false } }],
  ['is answered as not valid', { body: { session_valid: false } }],
  ['is not answered', { status: 503 }],
])('a session that %s leads to the status at once, and nothing personal is asked [4.1.6]', async (_, details) => {
  serve({ ...GOOD, [DETAILS]: details })
  const data = createPortalData()
  await data.load(openPage())
  expect(requestedPaths()).toEqual([DETAILS, STATUS])
  expect(data.get()).toMatchObject({ phase: 'signed-out', isSessionValid: false })
  expect(stored()).toMatchObject({ userLoggedIn: false })
})

test('the status is asked for once on a page, in its turn, whoever needs it [7.1.6]', async () => {
  serve(GOOD)
  const [data, page] = [createPortalData(), openPage()]
  const [early] = await Promise.all([data.loadStatus(page), data.load(page)])
  expect(early).toMatchObject({ firstName: 'Amara' })
  expect(await data.loadStatus(page)).toBe(early)
  expect(requestedPaths()).toEqual([DETAILS, FAVOURITES, CONTACT, STATUS])
})

test('a status that fails is logged and not shown [8.7.2]', async () => {
  serve({ ...GOOD, [STATUS]: { status: 500, body: { error: 'broken' } } })
  const data = createPortalData()
  await data.load(openPage())
  expect(log).toHaveBeenCalledWith('Status API call failed, please try again later')
  expect(data.get()).toMatchObject({ phase: 'ready', status: null, isInternalCsr: false })
})

test.each([
  ['fails', { status: 500 }, 'Anonymous User'],
  ['has no session', { body: { session_valid: false } }, 'Anonymous User'],
  ['has no name', { body: { session_valid: true, sub: 'H1' } }, 'Anonymous User'],
  ['is there', { body: { session_valid: true, sub: 'H1', given_name: 'Amara' } }, 'Amara'],
])('whoever’s user info %s is shown by that name, and a failure is logged [8.7.4]', async (_, info, name) => {
  serve({ ...GOOD, [INFO]: info })
  // User info is requested once on a page: this is another page.
  vi.resetModules()
  const { createPortalData: createOnNewPage } = await import('#foundation/accounts/portal-data.client.ts')
  log.mockClear()
  const data = createOnNewPage()
  await data.load(openPage())
  expect(data.get()).toMatchObject({ phase: 'ready', isSessionValid: true })
  await vi.waitFor(() => expect(data.get().givenName).toBe(name), { timeout: 60_000 })
  expect(log.mock.calls.flat().includes('Anonymous User')).toBe(name === 'Anonymous User')
  expect(document.body.textContent).toBe('')
})

test('contact details tell that they did not come, or that they were refused', async () => {
  serve({ ...GOOD, [CONTACT]: { body: { error: { errorCode: 401 } } } })
  const refused = createPortalData()
  await refused.load(openPage())
  expect(refused.get()).toMatchObject({ contact: { error: { errorCode: 401 } }, soldTos: [], hasEcommerceAccess: false })
  serve({ ...GOOD, [CONTACT]: { status: 500 } })
  const missing = createPortalData()
  await missing.load(openPage())
  expect(missing.get().contact).toBeNull()
})
