import { type Kysely, sql } from 'kysely'

/** How a tenant differs from the ordinary one, by the names that features gave to the differences. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('tenant')
    .addColumn('traits', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
    .execute()
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('tenant').dropColumn('traits').execute()
}
