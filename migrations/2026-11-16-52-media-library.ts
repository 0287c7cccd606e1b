import { sql, type Kysely } from 'kysely'

/** What authors know of a picture beyond its bytes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table asset
      /* Came by the library: not with the catalogue or documents, which know it by its path. */
      add column is_own boolean not null default false,
      /* By language: what the picture says to whoever does not see it. */
      add column alts jsonb not null default '{}',
      add column is_decorative boolean not null default false,
      add column tags text[] not null default '{}',
      /* In percent of width and height: what stays in sight when the picture is cropped. */
      add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
      add column focus_y smallint not null default 50 check (focus_y between 0 and 100),
      add column licence text not null default '',
      /* The last day on which the site may show it. */
      add column licence_ends text check (licence_ends ~ '^\\d{4}-\\d{2}-\\d{2}$')`.execute(db)
  await sql`create index asset_by_tag on asset using gin (tags)`.execute(db)
}
