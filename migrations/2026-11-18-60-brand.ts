import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** How admins let a site look: colours, font and corners, its logos and icon; and the words of its mails. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table site_brand (
      tenant text primary key default current_setting('app.tenant'),
      look jsonb not null default '{}',
      revision integer not null default 1,
      changed_at timestamptz not null default now(),
      changed_by uuid references person on delete set null
    )`.execute(db)
  await protectTenantTable(db, 'site_brand')
  await sql`
    create table site_brand_picture (
      tenant text not null default current_setting('app.tenant'),
      place text not null check (place in ('logoLight', 'logoDark', 'icon')),
      media_type text not null,
      content bytea not null,
      png bytea not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      sha256 text not null,
      primary key (tenant, place)
    )`.execute(db)
  await protectTenantTable(db, 'site_brand_picture')
  await sql`
    create table mail_text (
      tenant text not null default current_setting('app.tenant'),
      template text not null,
      language text not null,
      key text not null,
      text text not null,
      changed_at timestamptz not null default now(),
      changed_by uuid references person on delete set null,
      primary key (tenant, template, language, key)
    )`.execute(db)
  await protectTenantTable(db, 'mail_text')
}
