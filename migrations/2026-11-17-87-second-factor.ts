import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** What people prove themselves with beside their password, and how a session was proven. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table passkey (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      person_id uuid not null references person on delete cascade,
      /* As the authenticator names it, base64url. */
      credential_id text not null,
      public_key bytea not null,
      counter bigint not null default 0,
      transports text[] not null default '{}',
      aaguid text not null default '',
      /* The host it was made for: browsers offer it nowhere else. */
      rp_id text not null,
      is_synced boolean not null default false,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      unique (tenant, credential_id)
    )`.execute(db)
  await sql`create index passkey_of_person on passkey (person_id)`.execute(db)
  /* Works once, for five minutes, in the session or sign-in it was given to. */
  await sql`
    create table passkey_challenge (
      hash bytea primary key,
      tenant text not null default current_setting('app.tenant'),
      purpose text not null check (purpose in ('register', 'prove', 'sign-in')),
      bound_to text not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index passkey_challenge_by_expiry on passkey_challenge (tenant, expires_at)`.execute(db)
  await sql`create index passkey_challenge_of on passkey_challenge (tenant, bound_to)`.execute(db)
  await sql`
    create table authenticator (
      person_id uuid primary key references person on delete cascade,
      tenant text not null default current_setting('app.tenant'),
      /* The shared secret, sealed with the tenant's key and bound to the person. */
      sealed_secret text not null,
      created_at timestamptz not null,
      /* Null until a first code has shown that the app has the secret. */
      confirmed_at timestamptz,
      /* The last step whose code was used: a code counts once. */
      last_step bigint not null default 0
    )`.execute(db)
  await sql`
    create table recovery_code (
      hash bytea primary key,
      tenant text not null default current_setting('app.tenant'),
      person_id uuid not null references person on delete cascade,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index recovery_code_of_person on recovery_code (person_id)`.execute(db)
  for (const table of ['passkey', 'passkey_challenge', 'authenticator', 'recovery_code']) await protectTenantTable(db, table)
  /* How the sign-in was proven (RFC 8176), and when a second factor was last part of it. */
  await sql`alter table session add column amr text[] not null default '{}', add column second_factor_at timestamptz`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table session drop column amr, drop column second_factor_at`.execute(db)
  for (const table of ['recovery_code', 'authenticator', 'passkey_challenge', 'passkey'])
    await sql`drop table ${sql.table(table)}`.execute(db)
}
