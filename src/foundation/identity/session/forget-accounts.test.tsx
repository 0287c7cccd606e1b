import { afterEach, expect, test } from 'vitest'
import { forgetAccounts } from '#foundation/identity/session/forget-accounts.client.ts'
import { ACCOUNT_KEYS } from '#foundation/identity/session/sign-in-state.rules.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('nothing of the person before stays, wherever it was kept [6.1.1]', () => {
  const stores = [localStorage, sessionStorage]
  for (const key of ACCOUNT_KEYS) for (const store of stores) store.setItem(key, 'x')
  forgetAccounts('sps')
  for (const key of ACCOUNT_KEYS) for (const store of stores) expect(store.getItem(key)).toBeNull()
  expect(JSON.parse(localStorage.getItem('sps-loggedInDetails') ?? '')).toMatchObject({ userLoggedIn: false })
})
