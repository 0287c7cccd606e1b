import { expect, test } from 'vitest'
import {
  countRemaining,
  describeDevice,
  isSightingDue,
  planRefresh,
  planSession,
} from '#foundation/identity/session/session.rules.ts'

const at = (seconds: number): Date => new Date(Date.UTC(2026, 10, 15) + seconds * 1000)
const limits = { ttlSeconds: 1800, absoluteSeconds: 43_200 }

test('a session has an idle and an absolute limit', () => {
  expect(planSession(at(0), limits)).toEqual({ expiresAt: at(1800), endsAt: at(43_200) })
  expect(planSession(at(0), { ttlSeconds: 100, absoluteSeconds: 50 }).expiresAt).toEqual(at(50))
})

test.each([
  ['moves the idle limit', 600, 2400],
  ['stops at the absolute limit [T-13]', 43_000, 43_200],
])('a refresh %s', (_, now, expected) => {
  expect(planRefresh(at(now), at(43_200), limits)).toEqual(at(expected))
})

test.each([
  ['whole seconds', 0.2, 1799],
  ['nothing less than zero', 2000, 0],
])('the remaining time is %s [3.2.2]', (_, now, expected) => {
  expect(countRemaining(at(now), { expiresAt: at(1800), endsAt: at(43_200) })).toBe(expected)
})

test('a sighting is written at most once a minute', () => {
  expect(isSightingDue(at(59), at(0))).toBe(false)
  expect(isSightingDue(at(60), at(0))).toBe(true)
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  ['curl/8.0', ''],
  [undefined, ''],
])('%s is shown as %j', (userAgent, expected) => {
  expect(describeDevice(userAgent)).toBe(expected)
})
