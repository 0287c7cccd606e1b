import { afterEach, expect, test, vi } from 'vitest'
import { forgetAccounts } from '#browser/forget-accounts.ts'
import { ACCOUNT_KEYS } from '#features/identity/public.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('nothing of the person before stays, wherever it was kept [6.1.1]', () => {
  const stores = [localStorage, sessionStorage]
  for (const key of ACCOUNT_KEYS) for (const store of stores) store.setItem(key, 'x')
  forgetAccounts('sps')
  for (const key of ACCOUNT_KEYS) for (const store of stores) expect(store.getItem(key)).toBeNull()
  expect(JSON.parse(localStorage.getItem('sps-loggedInDetails') ?? '')).toMatchObject({ userLoggedIn: false })
})

test.each([
  ['somebody was signed in, the shop’s cookie goes too', true, ['/bin/encryptedCookieDelete']],
  ['nobody was, no page asks for it', false, []],
])('where %s [7.2.6]', async (_, userLoggedIn, expected) => {
  const paths: string[] = []
  vi.stubGlobal('fetch', async (url: string | URL) => {
    paths.push(new URL(url, location.origin).pathname)
    return Response.json({ success: true })
  })
  localStorage.setItem('sps-loggedInDetails', JSON.stringify({ userLoggedIn }))
  forgetAccounts('sps')
  await vi.dynamicImportSettled()
  expect(paths).toEqual(expected)
})
