import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Documents that people download, what stands before their bytes, and who passed it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Files of more than 2 GB, and files that their own address does not give away.
  await sql`alter table asset alter column byte_size type double precision,
    add column access text not null default 'open' check (access in ('open', 'gated', 'hidden'))`.execute(db)
  await sql`
    create table download_document (
      tenant text not null default current_setting('app.tenant'),
      /* As in asset. */
      path text not null,
      /* By language. */
      names jsonb not null,
      kind text not null,
      gate text not null check (gate in ('free', 'eula', 'form')),
      /* The fragment that holds the agreement, or the form, below the locale. */
      gate_path text,
      form_key text,
      video_url text check (video_url like 'https://%'),
      audience text not null default 'public' check (audience in ('public', 'signed-in')),
      /* Whoever wants it must be approved for this tool. */
      tool_id text,
      updated_at timestamptz not null,
      primary key (tenant, path),
      foreign key (tenant, path) references asset (tenant, path) on delete cascade,
      check ((gate = 'free') = (gate_path is null)),
      check ((gate = 'form') = (form_key is not null))
    )`.execute(db)
  await protectTenantTable(db, 'download_document')
  await sql`
    create table download_acceptance (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      /* A person, or a visitor by the hash of their cookie. */
      holder text not null,
      person_id uuid references person on delete set null,
      licence_path text not null,
      country text not null,
      language text not null,
      version integer not null,
      asset_path text not null,
      address text not null,
      accepted_at timestamptz not null
    )`.execute(db)
  await sql`create index download_acceptance_holder on download_acceptance (tenant, holder, licence_path)`.execute(db)
  await sql`create index download_acceptance_at on download_acceptance (tenant, accepted_at)`.execute(db)
  await protectTenantTable(db, 'download_acceptance')
  await sql`
    create table download_link (
      tenant text not null default current_setting('app.tenant'),
      token_hash bytea not null,
      holder text not null,
      asset_path text not null,
      /* Where it was asked for: there the gate stands. */
      page text not null,
      /* The bytes it was made for: another version needs another link. */
      content_hash text not null,
      made_at timestamptz not null,
      expires_at timestamptz not null,
      started_at timestamptz,
      primary key (tenant, token_hash)
    )`.execute(db)
  await sql`create index download_link_made on download_link (tenant, made_at)`.execute(db)
  await protectTenantTable(db, 'download_link')
}
