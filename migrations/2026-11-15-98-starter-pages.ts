import { type Kysely, sql } from 'kysely'
import { protectTenantTable } from '#server/database/tenant-table.ts'

/** Which pages of the starter site were published once: none comes back after an author deleted it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('starter_page')
    .addColumn('tenant', 'text', (column) => column.notNull().defaultTo(sql`current_setting('app.tenant')`))
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('starter_page_key', ['tenant', 'country', 'language', 'path'])
    .execute()
  await protectTenantTable(db, 'starter_page')
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropTable('starter_page').execute()
}
