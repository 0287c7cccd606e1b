import { sql } from 'kysely'
import type { RowShape } from '#foundation/data-kinds/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

export const PUBLICATION_ROWS: RowShape = {
  table: 'publication',
  keys: ['slug'],
  columns: {
    slug: 'text',
    number: 'text',
    docType: 'text',
    titles: 'jsonb',
    texts: 'jsonb',
    product: 'text',
    productFamily: 'text',
    skus: 'text[]',
    languages: 'text[]',
    audience: 'text',
    supersedes: 'text',
  },
}

const TOOL = 'tool:'

export const audienceToken = (isPublic: boolean, tool: string | undefined): string | null => {
  if (isPublic) return null
  return tool === undefined ? 'signed-in' : `${TOOL}${tool}`
}

/** Each publication with its newest revision. */
export const publicationLines = sql`
  select own.number as "id", own.titles, own.texts, own.doc_type as "docType", own.product, own.product_family as "productFamily",
    own.skus as "products", coalesce(nullif(current.file_name, ''), current.revision || '.pdf') as "file",
    current.sha256 as "fileSha256", own.languages, current.revision, current.issued_on::text as "issuedOn",
    current.pages, current.outline, jsonb_strip_nulls(current.changes) as "changes", jsonb_strip_nulls(current.effectivity) as "effectivity",
    own.audience is null as "isPublic",
    case when starts_with(own.audience, ${TOOL}) then substr(own.audience, ${TOOL.length + 1}::integer) end as "tool",
    coalesce(older.number, own.supersedes) as "supersedes",
    greatest(own.changed_at, current.published_at) as changed_at
  from publication own
    left join lateral (
      select * from publication_revision where publication_revision.slug = own.slug order by position desc limit 1
    ) current on true
    left join publication older on older.slug = own.supersedes`

/** The number or the name in addresses leads to the number. */
export const findPublicationReferences = async (tx: Tx, references: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ number: string; slug: string }>`
    select number, slug from publication where number = any(${references}::text[]) or slug = any(${references}::text[])`.execute(
    tx,
  )
  const found = rows.flatMap(({ number, slug }) => [[slug, number] as const, [number, number] as const])
  return new Map(found)
}

export type KnownPublication = { readonly number: string; readonly slug: string; readonly revisions: readonly string[] }

/** Those of these numbers and those at these addresses; revisions come with the newest first. */
export const listKnownPublications = async (
  tx: Tx,
  numbers: readonly string[],
  slugs: readonly string[],
): Promise<readonly KnownPublication[]> => {
  const { rows } = await sql<KnownPublication>`
    select number, slug, coalesce((
      select array_agg(revision order by position desc) from publication_revision
      where publication_revision.slug = publication.slug), '{}') as revisions
    from publication where number = any(${numbers}::text[]) or slug = any(${slugs}::text[])`.execute(tx)
  return rows
}

/** Fields that may change of a published revision. */
export type RevisionFacts = {
  readonly slug: string
  readonly revision: string
  readonly issuedOn: string
  readonly changes: readonly object[]
  readonly effectivity: readonly object[]
  readonly pages: number
  readonly outline: readonly object[]
  readonly fileName: string
}

export const updateRevisions = async (tx: Tx, revisions: readonly RevisionFacts[]): Promise<void> => {
  await sql`
    update publication_revision set issued_on = row."issuedOn", changes = row.changes, effectivity = row.effectivity,
      pages = row.pages, outline = row.outline, file_name = row."fileName"
    from jsonb_to_recordset(${JSON.stringify(revisions)}::jsonb)
      as row (slug text, revision text, "issuedOn" date, changes jsonb, effectivity jsonb, pages integer, outline jsonb,
        "fileName" text)
    where publication_revision.slug = row.slug and publication_revision.revision = row.revision`.execute(tx)
}

/** With their revisions and marks; gives what the search and the files have to know. */
export const deletePublications = async (
  tx: Tx,
  numbers: readonly string[],
): Promise<{ readonly slugs: string[]; readonly fileKeys: string[] }> => {
  const { rows } = await sql<{ slug: string; fileKey: string | null }>`
    select publication.slug, file_key from publication left join publication_revision on publication_revision.slug = publication.slug
    where number = any(${numbers}::text[])`.execute(tx)
  const slugs = [...new Set(rows.map(({ slug }) => slug))]
  await sql`update publication set supersedes = null where supersedes = any(${slugs}::text[])`.execute(tx)
  await sql`delete from publication where slug = any(${slugs}::text[])`.execute(tx)
  return { slugs, fileKeys: [...new Set(rows.flatMap(({ fileKey }) => fileKey ?? []))] }
}
