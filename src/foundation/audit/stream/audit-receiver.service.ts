import { once } from 'node:events'
import net from 'node:net'
import { hostname } from 'node:os'
import tls from 'node:tls'
import { frameSyslog, toAuditLogs, toSyslog, type StreamEntry } from '#foundation/audit/stream/audit-message.rules.ts'

/** Resolves when the receiver has taken all of them. */
export type AuditReceiver = (entries: readonly StreamEntry[]) => Promise<void>

const LONGEST_MS = 15_000
const DEFAULT_PORT = { 'syslog+tls:': 6514, 'syslog+tcp:': 601 } as const

/**
 * Syslog has no answer: the connection is closed in order after each batch, which the other side's system confirms only
 * when it has all of it. What its program then loses is lost; OpenTelemetry confirms that too.
 */
const createSyslogReceiver =
  (url: URL, isSecure: boolean, defaultPort: number): AuditReceiver =>
  async (entries) => {
    const address = { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) || defaultPort }
    const socket = isSecure
      ? tls.connect({ ...address, servername: net.isIP(address.host) ? '' : address.host })
      : net.connect(address)
    const closed = new Promise<void>((resolve, reject) => {
      socket.once('error', reject)
      socket.once('close', (hadError) => (hadError ? reject(new Error('the connection was lost')) : resolve()))
      socket.setTimeout(LONGEST_MS, () => socket.destroy(new Error('the receiver of the audit log does not answer')))
    })
    closed.catch(() => {})
    await Promise.race([once(socket, isSecure ? 'secureConnect' : 'connect'), closed])
    // Read to the end, or its end would never come.
    socket.resume()
    socket.end(entries.map((entry) => frameSyslog(toSyslog(entry, hostname()))).join(''))
    await closed
  }

const createOtlpReceiver =
  (url: URL): AuditReceiver =>
  async (entries) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(toAuditLogs(entries)),
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_MS),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the receiver of the audit log answered ${answer.status}`)
  }

/** `syslog+tls://host:6514`, `syslog+tcp://host:601`, `otlp+https://host:4318`. */
export const openAuditReceiver = (address: string): AuditReceiver => {
  const url = new URL(address)
  if (url.protocol === 'syslog+tls:') return createSyslogReceiver(url, true, DEFAULT_PORT['syslog+tls:'])
  if (url.protocol === 'syslog+tcp:') return createSyslogReceiver(url, false, DEFAULT_PORT['syslog+tcp:'])
  const collector = new URL(address.replace(/^otlp\+/, ''))
  if (collector.pathname === '/') collector.pathname = '/v1/logs'
  return createOtlpReceiver(collector)
}
