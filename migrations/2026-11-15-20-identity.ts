import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#server/database/tenant-table.ts'

/** People, their sessions, what they were sent to confirm, and who did what. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table person (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      hon_id text not null,
      email text not null check (email = lower(email)),
      email_verified_at timestamptz,
      password_hash text,
      given_name text not null,
      family_name text not null,
      roles text[] not null default '{customer}',
      is_internal boolean not null default false,
      user_type text not null default 'Customer',
      /* Null means: this person has no such role to hold or to lack. */
      manager_role boolean,
      is_asm boolean not null default false,
      user_role text,
      job_title text not null default '',
      department text not null default '',
      function_name text not null default '',
      phone text not null default '',
      country_code text not null default 'US',
      city text not null default '',
      state text not null default '',
      postal_code text not null default '',
      language text not null default 'en',
      company_id uuid,
      lines_of_business text[] not null default '{}',
      service_level text,
      default_currency text,
      is_new_user boolean not null default false,
      sign_in_message text,
      /* Contact details answer this instead of the person's data. */
      contact_error_code text,
      temp_email text,
      status text not null default 'active' check (status in ('active', 'pending', 'deactivated', 'deleted', 'denied')),
      is_revalidation_required boolean not null default false,
      revalidation_count integer not null default 0,
      revalidated_at timestamptz,
      created_at timestamptz not null default now(),
      unique (tenant, email),
      unique (tenant, hon_id)
    )`.execute(db)
  await sql`
    create table session (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      person_id uuid not null references person on delete cascade,
      token_hash bytea not null unique,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      /* Idle limit, moved by a refresh; never past ends_at. */
      expires_at timestamptz not null,
      ends_at timestamptz not null,
      device text not null default '',
      /* The provider's own token, to sign out there too. */
      id_token text,
      acting_for uuid references person on delete set null,
      acting_until timestamptz
    )`.execute(db)
  await sql`create index session_of_person on session (person_id)`.execute(db)
  await sql`
    create table person_token (
      token_hash bytea primary key,
      tenant text not null default current_setting('app.tenant'),
      person_id uuid not null references person on delete cascade,
      purpose text not null check (purpose in ('activate', 'reset-password', 'change-email', 'revalidate')),
      /* The address that is being proven. */
      email text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index token_of_person on person_token (person_id, purpose)`.execute(db)
  /* Counters that throttle: one row for a key (an address, a network, a mailbox) and a window. */
  await sql`
    create table attempt (
      tenant text not null default current_setting('app.tenant'),
      key text not null,
      window_start timestamptz not null,
      count integer not null,
      primary key (tenant, key)
    )`.execute(db)
  /* The embedded provider's own records, by its model names. */
  await sql`
    create table oidc_record (
      tenant text not null default current_setting('app.tenant'),
      kind text not null,
      id text not null,
      payload jsonb not null,
      grant_id text,
      uid text,
      expires_at timestamptz,
      consumed_at timestamptz,
      primary key (tenant, kind, id)
    )`.execute(db)
  await sql`create index oidc_record_by_grant on oidc_record (tenant, grant_id)`.execute(db)
  /* Keys made once and shared by all processes: the provider's signing and cookie keys, one row a tenant and name. */
  await sql`
    create table tenant_secret (
      tenant text not null default current_setting('app.tenant'),
      name text not null,
      value jsonb not null,
      primary key (tenant, name)
    )`.execute(db)
  await sql`
    create table audit_entry (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      at timestamptz not null,
      /* Who did it, and for whom; the same person unless someone acts for a customer. */
      actor_id uuid not null,
      subject_id uuid not null,
      action text not null,
      details jsonb not null default '{}'
    )`.execute(db)
  await sql`create index audit_of_subject on audit_entry (tenant, subject_id, at desc)`.execute(db)
  for (const table of ['person', 'session', 'person_token', 'attempt', 'oidc_record', 'tenant_secret'])
    await protectTenantTable(db, table)
  await protectTenantTable(db, 'audit_entry', { appendOnly: true })
}
