import { sql, type ColumnType, type Generated } from 'kysely'
import type {
  Effectivity,
  OutlineEntry,
  Publication,
  Revision,
  RevisionChange,
} from '#features/documents/publications/publication.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type Json<Value> = ColumnType<Value, string, string>

declare module '#platform/database/database.ts' {
  interface Tables {
    publication: Omit<Publication, 'titles' | 'texts' | 'skus' | 'languages'> & {
      titles: Json<Publication['titles']>
      texts: Json<Publication['texts']>
      skus: string[]
      languages: Generated<string[]>
    }
    publicationRevision: {
      slug: string
      position: number
      revision: string
      issuedOn: ColumnType<Date, string, never>
      changes: Json<readonly RevisionChange[]>
      effectivity: Json<readonly Effectivity[]>
      outline: Json<readonly OutlineEntry[]>
      pages: number
      fileKey: string
      /** The driver gives large numbers as texts. */
      fileSize: ColumnType<string, number, never>
      sha256: string
      /** As the owner called the file. */
      fileName: Generated<string>
      publishedAt: Date
    }
  }
}

const COLUMNS = [
  'slug',
  'number',
  'docType',
  'titles',
  'texts',
  'product',
  'productFamily',
  'skus',
  'languages',
  'audience',
  'supersedes',
] as const

export const findPublication = (tx: Tx, slug: string): Promise<Publication | undefined> =>
  tx.selectFrom('publication').select(COLUMNS).where('slug', '=', slug).executeTakeFirst()

export type StoredRevision = Revision & { readonly fileKey: string; readonly publishedAt: Date }

const selectRevisions = (tx: Tx) =>
  tx
    .selectFrom('publicationRevision')
    .select([
      'slug',
      'position',
      'revision',
      sql<string>`to_char(issued_on, 'YYYY-MM-DD')`.as('issuedOn'),
      'changes',
      'effectivity',
      'outline',
      'pages',
      'fileKey',
      'fileSize',
      'sha256',
      'publishedAt',
    ])

const toRevision = <Row extends { fileSize: string }>(row: Row): Omit<Row, 'fileSize'> & { fileSize: number } => ({
  ...row,
  fileSize: Number(row.fileSize),
})

/** The newest first. */
export const listRevisions = async (tx: Tx, slug: string): Promise<readonly StoredRevision[]> =>
  (await selectRevisions(tx).where('slug', '=', slug).orderBy('position', 'desc').execute()).map(toRevision)

export const findRevision = async (tx: Tx, slug: string, revision: string): Promise<StoredRevision | undefined> => {
  const row = await selectRevisions(tx).where('slug', '=', slug).where('revision', '=', revision).executeTakeFirst()
  return row && toRevision(row)
}

export type PublicationLink = Pick<Publication, 'slug' | 'number' | 'titles' | 'audience'>
const LINK = ['slug', 'number', 'titles', 'audience'] as const

/** Its predecessors and successors. */
export const findRelated = async (
  tx: Tx,
  { slug, supersedes }: Pick<Publication, 'slug' | 'supersedes'>,
): Promise<{ readonly older: PublicationLink | undefined; readonly newer: PublicationLink | undefined }> => ({
  older: await tx
    .selectFrom('publication')
    .select(LINK)
    .where('slug', '=', supersedes ?? '')
    .executeTakeFirst(),
  newer: await tx.selectFrom('publication').select(LINK).where('supersedes', '=', slug).executeTakeFirst(),
})

export type CurrentPublication = Publication & { readonly current: StoredRevision; readonly isSuperseded: boolean }

/** Those with a revision, each with its current one; all of them, or of these slugs. */
export const listCurrent = async (
  tx: Tx,
  { slugs, after, limit }: { slugs?: readonly string[]; after?: string; limit: number },
): Promise<readonly CurrentPublication[]> => {
  const publications = await tx
    .selectFrom('publication')
    .select(COLUMNS)
    .$if(slugs !== undefined, (query) => query.where('slug', 'in', slugs?.length ? slugs : ['']))
    .$if(after !== undefined, (query) => query.where('slug', '>', after ?? ''))
    .where((is) =>
      is.exists(
        is.selectFrom('publicationRevision').select('position').whereRef('publicationRevision.slug', '=', 'publication.slug'),
      ),
    )
    .orderBy('slug')
    .limit(limit)
    .execute()
  if (publications.length === 0) return []
  const names = publications.map(({ slug }) => slug)
  const rows = await selectRevisions(tx)
    .distinctOn('slug')
    .where('slug', 'in', names)
    .orderBy('slug')
    .orderBy('position', 'desc')
    .execute()
  const newer = await tx.selectFrom('publication').select('supersedes').where('supersedes', 'in', names).execute()
  const revisions = new Map(rows.map((row) => [row.slug, toRevision(row)]))
  const superseded = new Set(newer.map(({ supersedes }) => supersedes))
  return publications.flatMap((publication) => {
    const current = revisions.get(publication.slug)
    return current ? [{ ...publication, current, isSuperseded: superseded.has(publication.slug) }] : []
  })
}

export type NewRevision = Omit<Revision, 'position'> & {
  readonly fileKey: string
  readonly fileName?: string
  readonly publishedAt: Date
}

/** As the next one; undefined when there is one of that name. Two at once wait for each other at the publication's row. */
export const insertRevision = async (tx: Tx, slug: string, revision: NewRevision): Promise<number | undefined> => {
  await tx.selectFrom('publication').select('slug').where('slug', '=', slug).forUpdate().execute()
  const { last } = await tx
    .selectFrom('publicationRevision')
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  const { changes, effectivity, outline, ...rest } = revision
  const inserted = await tx
    .insertInto('publicationRevision')
    .values({
      ...rest,
      slug,
      position: last + 1,
      changes: JSON.stringify(changes),
      effectivity: JSON.stringify(effectivity),
      outline: JSON.stringify(outline),
    })
    .onConflict((conflict) => conflict.columns(['tenant', 'slug', 'revision'] as never).doNothing())
    .returning('position')
    .executeTakeFirst()
  return inserted?.position
}
