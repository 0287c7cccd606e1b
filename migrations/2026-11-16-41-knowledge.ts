import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Articles that answer what people ask again and again, their versions, and who found them helpful. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table knowledge_article (
      tenant text not null default current_setting('app.tenant'),
      /* Letters and digits; it stands in addresses. */
      id text not null,
      number text not null,
      titles jsonb not null,
      summaries jsonb not null,
      first_on date not null,
      product_group text not null,
      products text[] not null default '{}',
      part_numbers text[] not null default '{}',
      brand text not null,
      aircraft_make text,
      aircraft_model text,
      /* Who may read it, as search names its audiences; null: everyone. */
      audience text,
      /* Stands among the frequent questions, in this order. */
      faq_place integer,
      primary key (tenant, id),
      unique (tenant, number)
    )`.execute(db)
  await sql`
    create table knowledge_version (
      tenant text not null default current_setting('app.tenant'),
      article_id text not null,
      /* Counts up; the highest is the current one. */
      version integer not null,
      revised_on date not null,
      change text not null,
      bodies jsonb not null,
      primary key (tenant, article_id, version),
      foreign key (tenant, article_id) references knowledge_article on delete cascade
    )`.execute(db)
  await sql`
    create table knowledge_vote (
      tenant text not null default current_setting('app.tenant'),
      article_id text not null,
      /* A person, or the browser of a visitor. */
      holder text not null,
      is_helpful boolean not null,
      voted_at timestamptz not null,
      primary key (tenant, article_id, holder),
      foreign key (tenant, article_id) references knowledge_article on delete cascade
    )`.execute(db)
  await sql`create index knowledge_vote_by_time on knowledge_vote (tenant, voted_at)`.execute(db)
  for (const table of ['knowledge_article', 'knowledge_version', 'knowledge_vote']) await protectTenantTable(db, table)
}
