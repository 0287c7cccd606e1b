import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** People, their sessions, and what they were sent to confirm. */
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
      acting_until timestamptz,
      /* When it last proved who holds it. */
      reauthenticated_at timestamptz,
      reauthentication_hash bytea
    )`.execute(db)
  await sql`create index session_of_person on session (person_id)`.execute(db)
  await sql`create index session_by_expiry on session (tenant, expires_at)`.execute(db)
  await sql`
    create table person_token (
      token_hash bytea primary key,
      tenant text not null default current_setting('app.tenant'),
      person_id uuid not null references person on delete cascade,
      purpose text not null check (purpose in ('activate', 'reset-password', 'change-email', 'revalidate', 'restore-email')),
      /* The address that is being proven. */
      email text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      used_at timestamptz
    )`.execute(db)
  await sql`create index token_of_person on person_token (person_id, purpose)`.execute(db)
  await sql`create index person_token_by_expiry on person_token (tenant, expires_at)`.execute(db)
  /* Counters that throttle: one row for a key (an address, a network, a mailbox) and a window. */
  await sql`
    create table attempt (
      tenant text not null default current_setting('app.tenant'),
      key text not null,
      window_start timestamptz not null,
      /* With fractions: attempts are forgiven little by little. */
      count double precision not null,
      primary key (tenant, key)
    )`.execute(db)
  await sql`create index attempt_by_age on attempt (tenant, window_start)`.execute(db)
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
  await sql`create index oidc_record_by_expiry on oidc_record (tenant, expires_at)`.execute(db)
  await sql`create index oidc_record_by_uid on oidc_record (tenant, kind, uid) where uid is not null`.execute(db)
  /* Who someone is at a foreign OpenID provider: one identity a person, known by issuer and subject. */
  await sql`
    create table external_identity (
      tenant text not null default current_setting('app.tenant'),
      issuer text not null,
      subject text not null,
      person_id uuid not null unique references person on delete cascade,
      linked_at timestamptz not null,
      primary key (tenant, issuer, subject)
    )`.execute(db)
  for (const table of ['person', 'session', 'person_token', 'attempt', 'oidc_record', 'external_identity'])
    await protectTenantTable(db, table)
}
