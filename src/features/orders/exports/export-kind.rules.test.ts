import { expect, test } from 'vitest'
import { INVOICES_FILE, nameOrderExport, ZIP_TYPE } from '#features/orders/exports/export-kind.rules.ts'
import { estimateSecondsLeft } from '#features/orders/exports/watch/time-left.rules.ts'
import { findFieldFault, kindOf, reportPoll } from '#features/orders/exports/poll-reply.rules.ts'

test.each([
  [new Date(2026, 10, 14, 15, 12), 'Orders_Status_11_14_2026_0312PM.xlsx'],
  [new Date(2026, 0, 2, 0, 5), 'Orders_Status_01_02_2026_1205AM.xlsx'],
  [new Date(2026, 0, 2, 12, 0), 'Orders_Status_01_02_2026_1200PM.xlsx'],
  [new Date(2026, 11, 31, 11, 59), 'Orders_Status_12_31_2026_1159AM.xlsx'],
])('an export of %s is called %s [9.2.4]', (now, name) => {
  expect(nameOrderExport(now)).toBe(name)
})

test('the invoices come as Invoices.zip [9.2.3]', () => {
  expect([INVOICES_FILE, ZIP_TYPE]).toEqual(['Invoices.zip', 'application/zip'])
})

const now = new Date('2026-11-16T09:00:00Z')
const later = new Date('2026-11-17T09:00:00Z')
const file = { downloadedAt: null, expiresAt: later }
const none = { code: 404, response: null }
const says = (status: string, isDownloaded = 0) => ({ code: 200, response: { uuid: 'u', status, isDownloaded } })
test.each([
  ['queued', undefined, says('Starting')],
  ['running', undefined, says('Starting')],
  ['completed', file, says('Completed')],
  ['completed', { ...file, downloadedAt: now }, says('Completed', 1)],
  ['completed', { ...file, expiresAt: now }, none],
  ['completed', undefined, none],
  ['failed', undefined, says('Error')],
  ['cancelled', undefined, none],
] as const)(
  'a job that is %s with %j is told as %j [3.13.4, 3.13.5, 3.13.6, 3.13.7, 3.13.8, 9.2.5]',
  (state, retained, reply) => {
    expect(reportPoll({ id: 'u', state }, retained, now)).toEqual(reply)
  },
)

test('no job is code 404', () => {
  expect(reportPoll(undefined, undefined, now)).toEqual(none)
})

test.each([
  [{}, undefined],
  [{ tenantPath: '/content/sps', langMap: 'sps:en', responseType: 'blob', OrderExportFlag: 'true' }, undefined],
  [{ langMap: 'sps:de' }, undefined],
  [{ tenantPath: '/content/aerobt' }, 'tenantPath names another site.'],
  [{ tenantPath: '/content/sps/..' }, 'tenantPath names another site.'],
  [{ langMap: 'aerobt:en' }, 'langMap names another site.'],
  [{ langMap: 'sps' }, 'langMap names another site.'],
  [{ langMap: 'sps:xx' }, 'langMap names another site.'],
  [{ responseType: 'text' }, 'responseType is json or blob.'],
  [{ OrderExportFlag: 'yes' }, 'OrderExportFlag is true or false.'],
])('fields %j: %s [7.9.8, 7.9.9, 7.9.10, 7.9.11]', (fields, fault) => {
  expect(findFieldFault(fields, 'sps')).toBe(fault)
})

test('the flag tells an export from invoices [7.9.11]', () => {
  expect([kindOf({ OrderExportFlag: 'true' }), kindOf({ OrderExportFlag: 'false' }), kindOf({})]).toEqual([
    'orders',
    'invoices',
    'invoices',
  ])
})

test.each([
  [50, 100, 10_000, 10],
  [1, 3, 1000, 2],
  [0, 100, 10_000, undefined],
  [1, 100, 1000, undefined],
  [5, null, 1000, undefined],
  [100, 100, 1000, 0],
])('%i of %s after %i ms: %s seconds left', (done, total, elapsed, left) => {
  expect(estimateSecondsLeft(done, total, elapsed)).toBe(left)
})
