import type { Seal, SealedEntry } from '#foundation/audit/chain/audit-seal.rules.ts'

export type StreamEntry = Pick<Seal, 'position' | 'hash'> & { readonly tenant: string; readonly entry: SealedEntry }

/** Facility 13 is the audit log, severity 5 a notice. */
const PRIORITY = 13 * 8 + 5
/** For examples and documents, by IANA; an id of our own is not registered. */
const ENTERPRISE = 32_473

const toTime = (epoch: string): Date => new Date(Number(epoch) * 1000)
const escapeValue = (value: string): string => value.replace(/["\\\]]/g, '\\$&')

const describe = ({ tenant, position, hash, entry }: StreamEntry) => ({
  id: entry.id,
  tenant,
  position,
  hash,
  at: toTime(entry.at).toISOString(),
  actor: entry.actorId,
  subject: entry.subjectId,
  action: entry.action,
  details: JSON.parse(entry.details) as unknown,
})

/** RFC 5424; the same entry has the same id whenever it is sent. */
export const toSyslog = (sent: StreamEntry, host: string): string => {
  const { tenant, position, hash, entry } = sent
  const data = Object.entries({ id: entry.id, tenant, position: String(position), hash })
    .map(([name, value]) => `${name}="${escapeValue(value)}"`)
    .join(' ')
  const message = entry.action.replace(/[^!-~]/g, '_').slice(0, 32) || '-'
  const name = host.replace(/[^!-~]/g, '_').slice(0, 255) || '-'
  return `<${PRIORITY}>1 ${toTime(entry.at).toISOString()} ${name} portico - ${message} [audit@${ENTERPRISE} ${data}] ${JSON.stringify(describe(sent))}`
}

/** RFC 6587, octet counting: a message may hold line breaks. */
export const frameSyslog = (message: string): string => `${new TextEncoder().encode(message).length} ${message}`

const text = (key: string, value: string) => ({ key, value: { stringValue: value } })

/** OpenTelemetry's JSON of logs; `portico.audit.id` tells a repetition. */
export const toAuditLogs = (entries: readonly StreamEntry[]) => ({
  resourceLogs: [
    {
      resource: { attributes: [text('service.name', 'portico')] },
      scopeLogs: [
        {
          scope: { name: 'portico.audit' },
          logRecords: entries.map((sent) => ({
            timeUnixNano: `${BigInt(toTime(sent.entry.at).getTime()) * 1_000_000n}`,
            severityNumber: 10,
            severityText: 'INFO2',
            eventName: sent.entry.action,
            body: { stringValue: JSON.stringify(describe(sent)) },
            attributes: [
              text('portico.audit.id', sent.entry.id),
              text('portico.tenant', sent.tenant),
              { key: 'portico.audit.position', value: { intValue: String(sent.position) } },
              text('portico.audit.hash', sent.hash),
            ],
          })),
        },
      ],
    },
  ],
})
