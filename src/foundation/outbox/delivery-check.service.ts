import type { Check, TenantFinding } from '#platform/doctor/check.ts'
import { checkQueue, minutesSince } from '#platform/doctor/work.rules.ts'

const MOST_MINUTES = 60

/** Events on their way to other systems; a receiver that is away is tried for three days. */
export const deliveryCheck: Check = {
  of: 'tenant',
  name: 'outbox',
  title: 'Events reach other systems within an hour, and none was given up',
  look: async ({ query, clock }) => {
    const now = clock.now()
    const [queue] = await query<{ waiting: number; since: Date | null; dead: number }>(
      `select count(*) filter (where state = 'waiting')::int as waiting, min(created_at) filter (where state = 'waiting') as since,
         count(*) filter (where state = 'dead')::int as dead from outbox_delivery
       where state in ('waiting', 'dead') and webhook_id in (select id from webhook where company_id is null)`,
    )
    if (!queue) return []
    const findings: TenantFinding[] = []
    if (checkQueue(queue.since, now, MOST_MINUTES)) {
      const minutes = minutesSince(queue.since, now)
      findings.push({
        code: 'outbox-late',
        facts: { count: queue.waiting, minutes },
        what: `${queue.waiting} events wait for their webhook, the oldest for ${minutes} minutes.`,
        cure: 'See the reason in the back office under Jobs, Webhooks; check that the receiver answers and that a worker runs.',
      })
    }
    if (queue.dead > 0)
      findings.push({
        code: 'outbox-dead',
        severity: 'warning',
        facts: { count: queue.dead },
        what: `${queue.dead} events were given up after many attempts.`,
        cure: 'Mend the receiver, then send them again in the back office under Jobs, Webhooks.',
      })
    const off = await query<{ url: string }>(`select url from webhook where company_id is null and state = 'gone' order by url`)
    if (off.length > 0)
      findings.push({
        code: 'webhook-off',
        severity: 'warning',
        facts: { count: off.length },
        what: `${off.length} webhooks are switched off, because their address answered that it is gone: ${off.map(({ url }) => url).join(', ')}.`,
        cure: 'Remove them in the back office under Jobs, Webhooks, or switch them on again once the receiver is back.',
      })
    return findings
  },
}
