import { sql, type Kysely } from 'kysely'

/** What owners say about their documents, publications, software and articles: own ids, file names, languages and parts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table download_document
      /* The owner's own; without it the name of the file at the end of the path. */
      add column id text,
      /* As the owner called the file. */
      add column file_name text not null default '',
      add column languages text[] not null default '{}',
      add column skus text[] not null default '{}'`.execute(db)
  await sql`create unique index download_document_by_id on download_document (tenant, id)`.execute(db)
  await sql`create index download_document_by_sku on download_document using gin (skus)`.execute(db)
  await sql`alter table publication add column languages text[] not null default '{}'`.execute(db)
  await sql`alter table publication_revision add column file_name text not null default ''`.execute(db)
  await sql`alter table software_product add column skus text[] not null default '{}'`.execute(db)
  await sql`
    alter table knowledge_article
      /* Products of the catalogue; part_numbers are free. */
      add column skus text[] not null default '{}',
      /* By language: how its text begins, for articles without a summary. */
      add column leads jsonb not null default '{}'`.execute(db)
  /* By language, clean; the sections of bodies are made of it. */
  await sql`alter table knowledge_version add column html jsonb not null default '{}'`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table knowledge_version drop column html`.execute(db)
  await sql`alter table knowledge_article drop column skus, drop column leads`.execute(db)
  await sql`alter table software_product drop column skus`.execute(db)
  await sql`alter table publication_revision drop column file_name`.execute(db)
  await sql`alter table publication drop column languages`.execute(db)
  await sql`
    alter table download_document drop column id, drop column file_name, drop column languages, drop column skus`.execute(db)
}
