import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Technical publications, their revisions, and what people marked of them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table publication (
      tenant text not null default current_setting('app.tenant'),
      slug text not null,
      number text not null,
      /* In English, as the search knows it; the page translates those it knows. */
      doc_type text not null,
      titles jsonb not null,
      texts jsonb not null,
      product text not null,
      product_family text not null,
      skus text[] not null default '{}',
      /* Who may read it, as search names its audiences; null: everyone. */
      audience text,
      /* The slug of the publication whose place it took. */
      supersedes text,
      primary key (tenant, slug),
      unique (tenant, number)
    )`.execute(db)
  await sql`create index publication_supersedes on publication (tenant, supersedes) where supersedes is not null`.execute(db)
  await sql`
    create table publication_revision (
      tenant text not null default current_setting('app.tenant'),
      slug text not null,
      /* Counts up; the highest is the current one. */
      position integer not null,
      revision text not null,
      issued_on date not null,
      changes jsonb not null,
      effectivity jsonb not null,
      outline jsonb not null,
      pages integer not null,
      file_key text not null,
      file_size bigint not null,
      sha256 text not null,
      published_at timestamptz not null,
      primary key (tenant, slug, position),
      unique (tenant, slug, revision),
      foreign key (tenant, slug) references publication on delete cascade
    )`.execute(db)
  await sql`
    create table publication_mark (
      tenant text not null default current_setting('app.tenant'),
      person_id uuid not null references person on delete cascade,
      slug text not null,
      is_favourite boolean not null default false,
      is_subscribed boolean not null default false,
      /* The latest revision that the person has opened, by its position. */
      seen_position integer not null default 0,
      marked_at timestamptz not null,
      primary key (tenant, person_id, slug),
      foreign key (tenant, slug) references publication on delete cascade
    )`.execute(db)
  await sql`create index publication_mark_subscribers on publication_mark (tenant, slug) where is_subscribed`.execute(db)
  for (const table of ['publication', 'publication_revision', 'publication_mark']) await protectTenantTable(db, table)
}
