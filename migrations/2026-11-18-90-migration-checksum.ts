import { sql, type Kysely } from 'kysely'
import { grantToApplication } from '#platform/database/tenant-table.ts'

/** What each applied migration said, so that one that was changed afterwards is noticed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table migration_checksum (name text primary key, sha256 text not null)`.execute(db)
  await grantToApplication(db, 'migration_checksum', ['select'])
}
