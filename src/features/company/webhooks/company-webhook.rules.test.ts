import { expect, test } from 'vitest'
import { findAddressFault, showState } from '#features/company/webhooks/company-webhook.rules.ts'

test.each([
  ['https://erp.example.com/hooks', undefined],
  ['http://erp.example.com/hooks', 'not_https'],
  ['https://me:secret@erp.example.com/', 'credentials'],
  ['https://erp.example.com:9200/', 'port'],
  ['https://10.0.0.1/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://0x7f.1/', 'private'],
  ['https://[::1]/', 'private'],
  ['https://[::ffff:10.0.0.1]/', 'private'],
  ['https://[fd00::1]/', 'private'],
  ['https://169.254.169.254/latest', 'private'],
  ['https://intranet/', 'private'],
  ['https://printer.local/', 'private'],
  ['https://metadata.google.internal/', 'private'],
  ['https://sps.example.com/api', 'own'],
  ['erp.example.com', 'not_a_url'],
])('%s is %s [T-111]', (url, fault) => {
  expect(findAddressFault(url, { allowsLoopback: false, isOwnHost: (host) => host === 'sps.example.com' })).toBe(fault)
})

test('a webhook whose keeper has left says so, unless it does not send anyway', () => {
  expect(showState('active', true)).toBe('active')
  expect(showState('active', false)).toBe('unkept')
  expect(showState('paused', false)).toBe('paused')
  expect(showState('gone', false)).toBe('gone')
})
