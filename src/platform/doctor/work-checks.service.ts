import type { Check, TenantFinding } from '#platform/doctor/check.ts'
import { checkQueue, minutesSince } from '#platform/doctor/work.rules.ts'
import { countWorkers } from '#platform/jobs/worker-presence.ts'

type Queue = { readonly waiting: number; readonly since: Date | null; readonly failed: number }

const jobs: Check = {
  of: 'tenant',
  name: 'jobs',
  title: 'Background work begins within half an hour, and none failed for good within a day',
  look: async ({ query, clock }) => {
    const now = clock.now()
    const [queue] = await query<Queue>(
      `select count(*) filter (where state = 'queued')::int as waiting, min(created_at) filter (where state = 'queued') as since,
         count(*) filter (where state = 'failed' and ended_at > $1::timestamptz - interval '1 day')::int as failed
       from job where kind <> 'deliver-mail'`,
      [now],
    )
    if (!queue) return []
    const findings: TenantFinding[] = []
    if (checkQueue(queue.since, now, 30)) {
      const workers = await countWorkers(query)
      const minutes = minutesSince(queue.since, now)
      findings.push({
        code: 'job-late',
        facts: { count: queue.waiting, minutes, workers },
        what: `${queue.waiting} jobs wait, the oldest for ${minutes} minutes, and ${workers} workers are running.`,
        cure:
          workers === 0
            ? 'Start a process with PORTICO_ROLE=worker or both.'
            : 'Look into the log of the workers, or start more of them.',
      })
    }
    if (queue.failed > 0)
      findings.push({
        code: 'job-failed',
        severity: 'warning',
        facts: { count: queue.failed },
        what: `${queue.failed} jobs failed within a day.`,
        cure: 'See why in the back office under Jobs, mend it, and repeat them there.',
      })
    return findings
  },
}

const mails: Check = {
  of: 'tenant',
  name: 'mail-queue',
  title: 'Mails leave within half an hour, and none was given up within a day',
  look: async ({ query, clock }) => {
    const now = clock.now()
    const [queue] = await query<Queue>(
      `select count(*) filter (where state = 'queued')::int as waiting,
         min(coalesce(send_after, created_at)) filter (where state = 'queued') as since,
         count(*) filter (where state = 'failed' and ended_at > $1::timestamptz - interval '1 day')::int as failed
       from mail_outbox where state in ('queued', 'failed') and (send_after is null or send_after <= $1)`,
      [now],
    )
    if (!queue) return []
    const findings: TenantFinding[] = []
    if (checkQueue(queue.since, now, 30)) {
      const minutes = minutesSince(queue.since, now)
      findings.push({
        code: 'mail-late',
        facts: { count: queue.waiting, minutes },
        what: `${queue.waiting} mails wait, the oldest for ${minutes} minutes.`,
        cure: 'See the reason in the back office under Jobs, Mails; check MAIL_URL and that a worker runs.',
      })
    }
    if (queue.failed > 0)
      findings.push({
        code: 'mail-failed',
        severity: 'warning',
        facts: { count: queue.failed },
        what: `${queue.failed} mails were given up within a day.`,
        cure: 'See why in the back office under Jobs, Mails, and send them again there.',
      })
    return findings
  },
}

export const WORK_CHECKS: readonly Check[] = [jobs, mails]
