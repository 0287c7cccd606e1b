import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Colleagues in copy of a case: they are told of it by mail, and read it where the mail leads. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table case_copy (
      tenant text not null default current_setting('app.tenant'),
      case_id text not null,
      person_id uuid not null references person on delete cascade,
      primary key (tenant, case_id, person_id),
      foreign key (tenant, case_id) references support_case on delete cascade
    )`.execute(db)
  await sql`create index case_copy_of_person on case_copy (tenant, person_id)`.execute(db)
  await sql`create index case_copy_person on case_copy (person_id)`.execute(db)
  await protectTenantTable(db, 'case_copy')
}
