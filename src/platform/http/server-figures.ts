import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { Feature } from '#platform/feature.ts'
import type { Figure, FigureValue } from '#platform/http/figures.ts'
import { JOB_SCHEMA } from '#platform/jobs/job-schema.ts'

type Row = { readonly label: string; readonly value: number }

const readRows = async (tx: Tx, statement: ReturnType<typeof sql<Row>>, label: string): Promise<FigureValue[]> =>
  (await statement.execute(tx)).rows.map((row) => ({ labels: { [label]: row.label }, value: row.value }))

const jobTable = sql.table(`${JOB_SCHEMA}.job`)

/** Of the tables that belong to no feature. */
const serverFigures: readonly Figure[] = [
  {
    name: 'jobs',
    help: 'Background jobs that are not over, by state',
    type: 'gauge',
    of: 'installation',
    labels: ['state'],
    read: (tx) =>
      readRows(
        tx,
        sql<Row>`select state::text as label, count(*)::integer as value from ${jobTable} where state < 'completed' group by 1`,
        'state',
      ),
  },
  {
    name: 'jobs_oldest_seconds',
    help: 'How long the oldest job of a queue has been waiting although it may begin',
    type: 'gauge',
    of: 'installation',
    labels: ['queue'],
    read: (tx) =>
      readRows(
        tx,
        sql<Row>`select name as label, extract(epoch from now() - min(greatest(created_on, start_after)))::double precision as value
          from ${jobTable} where state < 'active' and start_after <= now() group by 1`,
        'queue',
      ),
  },
  {
    name: 'database_replica_lag_seconds',
    help: 'How far a replica is behind; needs pg_monitor for the role of the application',
    type: 'gauge',
    of: 'installation',
    labels: ['replica'],
    read: (tx) =>
      readRows(
        tx,
        // Without the right the names are hidden: such a row says nothing.
        sql<Row>`select application_name as label, max(coalesce(extract(epoch from replay_lag), 0))::double precision as value
          from pg_stat_replication where application_name is not null and state is not null group by 1`,
        'replica',
      ),
  },
  {
    name: 'mails',
    help: 'Mails that wait, and those that were given up in the last thirty days',
    type: 'gauge',
    of: 'tenant',
    labels: ['state'],
    read: (tx) =>
      readRows(
        tx,
        sql<Row>`select states.label, count(mail_outbox.id)::integer as value from (values ('queued'), ('failed')) as states (label)
          left join mail_outbox on mail_outbox.state = states.label group by 1`,
        'state',
      ),
  },
  {
    name: 'mail_oldest_seconds',
    help: 'How long the oldest mail that may leave has been waiting; 0 if none is',
    type: 'gauge',
    of: 'tenant',
    read: async (tx) =>
      (
        await sql<FigureValue>`select coalesce(extract(epoch from now() - min(coalesce(send_after, created_at))), 0)::double precision as value
          from mail_outbox where state = 'queued' and coalesce(send_after, created_at) <= now()`.execute(tx)
      ).rows,
  },
]

export const listFigures = (features: readonly Feature[]): readonly Figure[] => [
  ...serverFigures,
  ...features.flatMap(({ figures = [] }) => figures),
]
