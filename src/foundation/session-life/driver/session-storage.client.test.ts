import { expect, test } from 'vitest'
import {
  readStoredReturn,
  readStoredSession,
  settleReturn,
  writeReturn,
} from '#foundation/session-life/driver/session-storage.client.ts'
import { createFakeStore } from '#foundation/session-life/testing/fake-browser.ts'

test.each([
  ['the same person stays', 'ann', '/us/en/secure/orders', false],
  ['someone else does not', 'ben', '/us/en/secure/orders', true],
  ['someone else on another page stays there', 'ben', '/us/en', false],
])('back at the page of a session that ended, %s, and the way back is used up', (_, sub, here, isForeign) => {
  const [tab, local] = [createFakeStore(), createFakeStore()]
  writeReturn([tab, local], '/us/en/secure/orders', 'ann')
  expect(settleReturn(tab, local, { here, sub })).toBe(isForeign)
  expect(readStoredReturn(tab, local)).toEqual({ stored: undefined, owner: undefined })
})

test('a place without a known owner keeps no owner of before', () => {
  const [tab, local] = [createFakeStore(), createFakeStore()]
  writeReturn([tab, local], '/a', 'ann')
  writeReturn([tab, local], '/b', undefined)
  expect(readStoredReturn(tab, local)).toEqual({ stored: '/b', owner: undefined })
})

test('what someone else wrote into storage is nothing', () => {
  const local = createFakeStore()
  local.write('sessionRemaining', 'soon')
  local.write('sessionDeadline', '1e999')
  local.write('sessionRefreshed', 'yes')
  expect(readStoredSession(local, createFakeStore())).toMatchObject({
    remaining: undefined,
    deadline: undefined,
    isRefreshed: false,
    isTimedOut: false,
  })
})
