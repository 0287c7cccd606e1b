import { sql } from 'kysely'
import type { HealthFacts } from '#features/administration/operations/health/health.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { queryIn } from '#platform/doctor/tenant-query.ts'
import type { Services } from '#platform/services.ts'
import { countWorkers } from '#platform/jobs/worker-presence.ts'

const DAY_MS = 86_400_000

const readOne = async <Facts>(tx: Tx, statement: ReturnType<typeof sql<Facts>>): Promise<Facts> => {
  const { rows } = await statement.execute(tx)
  const [facts] = rows
  if (!facts) throw new Error('a count answers one row')
  return facts
}

type Parts = Pick<Services, 'files' | 'fileKinds' | 'config'>

/** Of this site alone; what failed counts for a day. */
export const readHealthFacts = async (tx: Tx, { files, fileKinds, config }: Parts, now: Date): Promise<HealthFacts> => {
  const since = new Date(now.getTime() - DAY_MS)
  const requested = performance.now()
  await sql`select 1`.execute(tx)
  const answeredInMs = Math.round(performance.now() - requested)
  const jobs = await readOne(
    tx,
    sql<Omit<HealthFacts['jobs'], 'workers'>>`
      select count(*) filter (where state = 'queued')::integer as waiting, min(created_at) filter (where state = 'queued') as waiting_since,
        count(*) filter (where state = 'running')::integer as running,
        count(*) filter (where state = 'failed' and ended_at >= ${since})::integer as failed
      from job where (state in ('queued', 'running') or created_at >= ${since}) and kind <> 'deliver-mail'`,
  )
  const pages = await readOne(
    tx,
    sql<HealthFacts['pages']>`
      select count(*)::integer as scheduled, count(*) filter (where scheduled_at < ${new Date(now.getTime() - 60_000)})::integer as overdue
      from page where scheduled_at is not null`,
  )
  const mails = await readOne(
    tx,
    sql<HealthFacts['mails']>`
      select count(*) filter (where state = 'queued')::integer as waiting,
        min(coalesce(send_after, created_at)) filter (where state = 'queued') as waiting_since,
        count(*) filter (where state = 'failed' and ended_at >= ${since})::integer as failed
      from mail_outbox where state in ('queued', 'failed') and (send_after is null or send_after <= now())`,
  )
  const outbox = await readOne(
    tx,
    sql<HealthFacts['outbox']>`
      select count(*) filter (where state = 'waiting')::integer as waiting, min(created_at) filter (where state = 'waiting') as waiting_since,
        count(*) filter (where state = 'dead')::integer as failed
      from outbox_delivery where state in ('waiting', 'dead')`,
  )
  const search = await readOne(
    tx,
    sql<HealthFacts['search']>`
      select count(*)::integer as waiting, min(since) as waiting_since, (select max(made_at) from search_segment) as written_at
      from search_change`,
  )
  const room = await files.room?.()
  const amounts: [string, number][] = []
  for (const { name, measure } of fileKinds) amounts.push([name, (await measure(tx, undefined)).bytes])
  const used = amounts.reduce((sum, [, bytes]) => sum + bytes, 0)
  return {
    database: { answeredInMs },
    jobs: { workers: await countWorkers(queryIn(tx)), ...jobs },
    ...{ pages, mails, outbox, search },
    files: { free: room?.free ?? null, total: room?.total ?? null },
    storage: { used, allowed: config.storage.tenantBytes, ...Object.fromEntries(amounts) },
  }
}
