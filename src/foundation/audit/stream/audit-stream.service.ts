import { sealEntries } from '#foundation/audit/chain/audit-chain.service.ts'
import { listSeals, takeAuditLock } from '#foundation/audit/chain/audit-chain.store.ts'
import type { StreamEntry } from '#foundation/audit/stream/audit-message.rules.ts'
import type { AuditReceiver } from '#foundation/audit/stream/audit-receiver.service.ts'
import { readPosition, savePosition } from '#foundation/audit/stream/audit-stream.store.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db } from '#platform/database/database.ts'
import type { JobLog } from '#platform/jobs/job-queue.ts'

const BATCH = 200
const EVERY_MS = 2000
const LONGEST_WAIT_MS = 60_000

/** The position is stored after the receiver took the entries: what is cut short in between is sent again, with the same ids. */
export const sendEntries = (db: Db, tenant: TenantKey, receiver: AuditReceiver): Promise<number> =>
  withTenant(db, tenant, async (tx) => {
    if (!(await takeAuditLock(tx, 'stream'))) return 0
    const seals = await listSeals(tx, await readPosition(tx), BATCH)
    const last = seals.at(-1)
    if (!last) return 0
    const entries = seals.flatMap(({ position, hash, entry }): StreamEntry[] =>
      entry ? [{ tenant, position, hash, entry }] : [],
    )
    if (entries.length > 0) await receiver(entries)
    await savePosition(tx, last.position)
    return seals.length
  })

type StreamParts = {
  readonly db: Db
  readonly tenants: () => readonly TenantKey[]
  /** Without one, entries are sealed only. */
  readonly receiver: AuditReceiver | undefined
  readonly log: JobLog
  readonly everyMs?: number
}

/** In every worker; a tenant's log is sealed and sent by one of them at a time. After a failure it waits longer and longer. */
export const startAuditStream = ({
  db,
  tenants,
  receiver,
  log,
  everyMs = EVERY_MS,
}: StreamParts): { stop: () => Promise<void> } => {
  let isStopped = false
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  const handleTenant = async (tenant: TenantKey): Promise<void> => {
    while (!isStopped && (await sealEntries(db, tenant)) > 0);
    while (!isStopped && receiver && (await sendEntries(db, tenant, receiver)) > 0);
  }
  const run = async (): Promise<void> => {
    try {
      for (const tenant of tenants()) if (!isStopped) await handleTenant(tenant)
      failures = 0
    } catch (err) {
      failures += 1
      log.warn({ err, count: failures }, 'the audit log could not be sealed or sent')
    }
    if (!isStopped) timer = setTimeout(next, Math.min(everyMs * 2 ** failures, LONGEST_WAIT_MS)).unref()
  }
  let working: Promise<void> | undefined
  const next = (): void => void (working = run())
  timer = setTimeout(next, everyMs).unref()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await working
    },
  }
}
