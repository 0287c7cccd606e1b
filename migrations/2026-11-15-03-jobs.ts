import { type Kysely, sql } from 'kysely'
import { protectTenantTable } from '#server/database/tenant-table.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('job')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('tenant', 'text', (column) => column.notNull().defaultTo(sql`current_setting('app.tenant')`))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('singleton_key', 'text')
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('queued')
        .check(sql`state in ('queued', 'running', 'completed', 'failed')`),
    )
    .addColumn('progress', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`progress between 0 and 100`),
    )
    .addColumn('error', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('started_at', 'timestamptz')
    .addColumn('ended_at', 'timestamptz')
    .execute()
  // One unfinished job for each key, however many ask at once.
  await sql`create unique index job_singleton on job (tenant, kind, singleton_key)
    where singleton_key is not null and state in ('queued', 'running')`.execute(db)
  await db.schema.createIndex('job_owner').on('job').columns(['tenant', 'owner', 'kind', 'created_at']).execute()
  await protectTenantTable(db, 'job')
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropTable('job').execute()
}
