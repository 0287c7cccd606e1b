import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Pictures, videos and documents of a site. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table asset (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      /* As the address shows it below the tenant: /images/reducer.png */
      path text not null check (path ~ '^(/[A-Za-z0-9][A-Za-z0-9._-]*)+$'),
      version integer not null default 1,
      media_type text not null,
      byte_size integer not null check (byte_size >= 0),
      /* Known of pictures only. */
      width integer check (width > 0),
      height integer check (height > 0),
      /* SHA-256 of the bytes: files are stored under it, so a new version never meets an old rendition. */
      content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
      file_key text not null,
      changed_at timestamptz not null default now(),
      unique (tenant, path),
      check ((width is null) = (height is null))
    )`.execute(db)
  await protectTenantTable(db, 'asset')
}
