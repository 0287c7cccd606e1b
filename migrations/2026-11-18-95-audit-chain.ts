import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Entries of the audit log are sealed in a chain, one after the other, and sent to a SIEM by their place in it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table audit_unsealed (
      tenant text not null default current_setting('app.tenant'),
      entry_id uuid not null,
      noted_at timestamptz not null default now(),
      primary key (tenant, entry_id)
    )`.execute(db)
  await sql`
    create table audit_seal (
      tenant text not null default current_setting('app.tenant'),
      /* From 1 without a gap: given by one process at a time, after the entry's transaction was committed. */
      position bigint not null,
      entry_id uuid not null,
      /* Keyed, of what the entry says: apart, since the law may want words of it erased. */
      details_hash text not null,
      /* Keyed, over the entry and the seal before it. */
      hash text not null,
      sealed_at timestamptz not null default now(),
      primary key (tenant, position),
      unique (tenant, entry_id)
    )`.execute(db)
  await sql`
    create table audit_redaction (
      tenant text not null default current_setting('app.tenant'),
      entry_id uuid not null,
      /* Of what is left after words were erased. */
      details_hash text not null,
      at timestamptz not null default now(),
      primary key (tenant, entry_id, details_hash)
    )`.execute(db)
  await sql`
    create table audit_stream (
      tenant text not null default current_setting('app.tenant') primary key,
      /* The last seal that the receiver took. */
      position bigint not null,
      sent_at timestamptz not null default now()
    )`.execute(db)
  await protectTenantTable(db, 'audit_unsealed')
  await protectTenantTable(db, 'audit_seal', { appendOnly: true })
  await protectTenantTable(db, 'audit_redaction', { appendOnly: true })
  await protectTenantTable(db, 'audit_stream')
  // In the writer's own transaction, and without a lock that others wait for.
  await sql`
    create function note_unsealed_audit() returns trigger language plpgsql as $$
    begin
      insert into audit_unsealed (tenant, entry_id) values (new.tenant, new.id);
      return null;
    end $$`.execute(db)
  await sql`create trigger audit_entry_unsealed after insert on audit_entry for each row execute function note_unsealed_audit()`.execute(
    db,
  )
  // Rows of tenants are hidden from the owner too.
  for (const table of ['audit_entry', 'audit_unsealed'])
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db)
  await sql`insert into audit_unsealed (tenant, entry_id) select tenant, id from audit_entry`.execute(db)
  for (const table of ['audit_entry', 'audit_unsealed'])
    await sql`alter table ${sql.table(table)} force row level security`.execute(db)
}
