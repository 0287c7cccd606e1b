import { expect, test } from 'vitest'
import { frameSyslog, toAuditLogs, toSyslog } from '#foundation/audit/stream/audit-message.rules.ts'

const sent = {
  tenant: 'sps',
  position: 7,
  hash: 'abc',
  entry: { id: 'id-1', at: '1794823200.25', actorId: 'a', subjectId: 's', action: 'page.publish', details: '{"name":"Größe"}' },
}

test('an entry is a message of RFC 5424 with its id, counted in bytes', () => {
  const message = toSyslog(sent, 'web 1')
  expect(message).toBe(
    '<109>1 2026-11-16T10:00:00.250Z web_1 portico - page.publish [audit@32473 id="id-1" tenant="sps" position="7" hash="abc"] ' +
      '{"id":"id-1","tenant":"sps","position":7,"hash":"abc","at":"2026-11-16T10:00:00.250Z","actor":"a","subject":"s",' +
      '"action":"page.publish","details":{"name":"Größe"}}',
  )
  expect(frameSyslog('ü')).toBe('2 ü')
})

test('what could end a field early is escaped', () => {
  const message = toSyslog({ ...sent, tenant: 'a"]b\\', entry: { ...sent.entry, action: 'x y\n' } }, 'web-1')
  expect(message).toContain('tenant="a\\"\\]b\\\\"')
  expect(message).toContain(' x_y_ [')
})

test('as logs of OpenTelemetry it has the same id', () => {
  const [resource] = toAuditLogs([sent]).resourceLogs
  const [record] = resource?.scopeLogs[0]?.logRecords ?? []
  expect(record?.eventName).toBe('page.publish')
  expect(record?.attributes).toContainEqual({ key: 'portico.audit.id', value: { stringValue: 'id-1' } })
})
