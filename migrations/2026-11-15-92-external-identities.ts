import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#server/database/tenant-table.ts'

/** Who someone is at a foreign OpenID provider: one identity a person, known by issuer and subject. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table external_identity (
      tenant text not null default current_setting('app.tenant'),
      issuer text not null,
      subject text not null,
      person_id uuid not null unique references person on delete cascade,
      linked_at timestamptz not null,
      primary key (tenant, issuer, subject)
    )`.execute(db)
  await protectTenantTable(db, 'external_identity')
}
