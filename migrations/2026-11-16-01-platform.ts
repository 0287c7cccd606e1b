import { sql, type Kysely } from 'kysely'
import { grantToApplication, protectTenantTable } from '#platform/database/tenant-table.ts'

/** What every server needs: the installation, jobs, mails, secrets, answers to repeated calls. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  /* Facts about this installation as a whole; only the owner reads and writes them. */
  await sql`create table installation (name text primary key, value text not null)`.execute(db)
  await sql`
    create table job (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      kind text not null,
      owner text,
      singleton_key text,
      state text not null default 'queued' check (state in ('queued', 'running', 'completed', 'failed', 'cancelled')),
      /* How far it came, in its own units. */
      done double precision not null default 0 check (done >= 0),
      total double precision check (total >= 0),
      message jsonb,
      result jsonb,
      error text,
      error_code text,
      attempts integer not null default 0,
      /* Which worker runs it: the next one can tell work under way from work that its worker took along. */
      worker integer,
      cancel_requested_at timestamptz,
      reported_at timestamptz,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      ended_at timestamptz
    )`.execute(db)
  // One unfinished job for each key, however many ask at once.
  await sql`
    create unique index job_singleton on job (tenant, kind, singleton_key)
    where singleton_key is not null and state in ('queued', 'running')`.execute(db)
  await sql`create index job_owner on job (tenant, owner, kind, created_at)`.execute(db)
  await sql`create index job_by_age on job (tenant, created_at)`.execute(db)
  // Rows that may be stale are looked for every minute.
  await sql`create index job_unfinished on job (tenant, created_at) where state in ('queued', 'running')`.execute(db)
  await sql`
    create table mail_outbox (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      /* Whoever finds another way to write here still cannot add a header. */
      to_address text not null check (to_address !~ '[[:cntrl:]]'),
      subject text not null check (subject !~ '[[:cntrl:]]'),
      text text not null,
      html text,
      template text not null,
      state text not null default 'queued' check (state in ('queued', 'sent', 'shown', 'failed')),
      attempts integer not null default 0,
      last_error text,
      created_at timestamptz not null default now(),
      ended_at timestamptz
    )`.execute(db)
  await sql`create index mail_outbox_latest on mail_outbox (tenant, created_at)`.execute(db)
  /* What took old rows away, and when. */
  await sql`
    create table pruning (
      table_name text primary key,
      removed bigint not null,
      ran_at timestamptz not null default now()
    )`.execute(db)
  /* Keys made once and shared by all processes: the provider's signing and cookie keys, one row a tenant and name. */
  await sql`
    create table tenant_secret (
      tenant text not null default current_setting('app.tenant'),
      name text not null,
      value jsonb not null,
      primary key (tenant, name)
    )`.execute(db)
  /* Answers to calls that may come twice: the second gets the first one's. */
  await sql`
    create table idempotency_key (
      tenant text not null default current_setting('app.tenant'),
      caller text not null,
      endpoint text not null,
      key text not null,
      request_hash text not null,
      status integer not null,
      content_type text,
      body text not null,
      expires_at timestamptz not null,
      primary key (tenant, caller, endpoint, key)
    )`.execute(db)
  await sql`create index idempotency_key_expiry on idempotency_key (tenant, expires_at)`.execute(db)
  for (const table of ['job', 'mail_outbox', 'tenant_secret', 'idempotency_key']) await protectTenantTable(db, table)
  await grantToApplication(db, 'pruning', ['select', 'insert', 'update'])
}
