import { type Kysely, sql } from 'kysely'
import { grantToApplication } from '#server/database/tenant-table.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('tenant')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('config', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('flags', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
    .execute()
  // A table of its own, so that no host can lead to two tenants.
  await db.schema
    .createTable('tenant_host')
    .addColumn('host', 'text', (column) => column.primaryKey().check(sql`host = lower(host)`))
    .addColumn('tenant_key', 'text', (column) => column.notNull().references('tenant.key').onDelete('cascade'))
    .execute()
  await grantToApplication(db, 'tenant', ['select'])
  await grantToApplication(db, 'tenant_host', ['select'])
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropTable('tenant_host').execute()
  await db.schema.dropTable('tenant').execute()
}
