import { type Kysely, sql } from 'kysely'
import { protectTenantTable } from '#server/database/tenant-table.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('mail_outbox')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('tenant', 'text', (column) => column.notNull().defaultTo(sql`current_setting('app.tenant')`))
    // Whoever finds another way to write here still cannot add a header.
    .addColumn('to_address', 'text', (column) => column.notNull().check(sql`to_address !~ '[[:cntrl:]]'`))
    .addColumn('subject', 'text', (column) => column.notNull().check(sql`subject !~ '[[:cntrl:]]'`))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text')
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('queued')
        .check(sql`state in ('queued', 'sent', 'shown', 'failed')`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('ended_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('mail_outbox_latest').on('mail_outbox').columns(['tenant', 'created_at']).execute()
  await protectTenantTable(db, 'mail_outbox')
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropTable('mail_outbox').execute()
}
