import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  isWeakKey,
  checkInternal,
  checkMailSettings,
  checkMetricsKey,
  checkNode,
  checkProxy,
  checkRoom,
  checkSecretKeys,
} from '#platform/doctor/settings.rules.ts'

const whats = (findings: readonly { readonly what: string }[]): string => findings.map(({ what }) => what).join(' ')

test.each([
  ['20.19.0', true],
  ['22.17.9', true],
  ['22.18.0', false],
  ['24.21.0', false],
])('Node %s too old: %s', (version, isOld) => {
  expect(checkNode(version)).toHaveLength(isOld ? 1 : 0)
})

const live = { mode: 'production', trustProxy: ['10.0.0.0/24'], publicScheme: 'https' } as const
test.each([
  ['a named proxy', {}, ''],
  ['no proxy', { trustProxy: false }, 'TRUST_PROXY is not set'],
  ['no proxy in the demo', { mode: 'demo', trustProxy: false }, ''],
  ['everyone', { trustProxy: ['0.0.0.0/0'] }, 'trusts every address'],
  ['everyone of IPv6', { trustProxy: ['10.0.0.1', '::/0'] }, 'trusts every address'],
  ['a number of hops', { trustProxy: 1 }, ''],
  ['plain http', { publicScheme: 'http' }, 'PUBLIC_SCHEME is http'],
] as const)('proxy: %s', (_, changes, expected) => {
  const found = whats(checkProxy({ ...live, ...changes }))
  expect(found).toContain(expected)
  expect(found === '').toBe(expected === '')
})

const internal = { port: 9464, host: '127.0.0.1', metricsKey: undefined, isOpen: false }
test.each([
  ['on loopback', {}, undefined],
  ['none', { internal: { ...internal, port: undefined, host: '0.0.0.0' } }, undefined],
  ['on every address', { internal: { ...internal, host: '0.0.0.0' } }, 'warning'],
  ['the public port', { internal: { ...internal, port: 3000 } }, 'fault'],
] as const)('internal port: %s', (_, changes, expected) => {
  const [found] = checkInternal({ mode: 'production', port: 3000, internal, ...changes })
  expect(found && (found.severity ?? 'fault')).toBe(expected)
})

test('a key of random bytes is strong, a repeated or typed one is weak', () => {
  for (let round = 0; round < 200; round += 1) expect(isWeakKey(randomBytes(32))).toBe(false)
  expect(checkSecretKeys([randomBytes(32), Buffer.alloc(32, 7)])).toHaveLength(1)
  expect(isWeakKey(Buffer.from('correct horse battery staple 123'))).toBe(true)
  expect(checkSecretKeys(undefined)).toEqual([])
  expect(checkMetricsKey({ ...internal, metricsKey: 'a'.repeat(24) })).toHaveLength(1)
  expect(checkMetricsKey({ ...internal, metricsKey: randomBytes(24).toString('hex') })).toEqual([])
})

test.each([
  ['outbox:', 'A <a@halden.com>', 'no mail leaves'],
  ['smtp://mail.halden.com', 'A <a@halden.example>', 'does not exist'],
  ['smtp://mail.halden.com', 'a@localhost', 'does not exist'],
  ['smtp://mail.halden.com', 'A <a@halden.com>', ''],
])('mail %s from %s', (url, from, expected) => {
  expect(whats(checkMailSettings({ mode: 'production', mail: { url, from, limitPercent: 100 } }))).toContain(expected)
})

test.each([
  [50, undefined],
  [10, undefined],
  [9, 'warning'],
  [4, 'fault'],
])('%d%% left', (free, expected) => {
  expect(checkRoom('the files', { free, total: 100 })[0]?.severity).toBe(expected)
})
