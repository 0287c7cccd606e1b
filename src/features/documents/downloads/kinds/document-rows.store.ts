import { sql } from 'kysely'
import { DEFAULT_PAGES } from '#features/documents/downloads/kinds/document-gate.service.ts'
import type { DocumentRow } from '#features/documents/downloads/document.store.ts'
import type { Tx } from '#platform/database/database.ts'

/** A document that was not brought has the name of its file as its id. */
const ID = sql`coalesce(document.id, regexp_replace(document.path, '^.*/', ''))`

const IS_NO_RELEASE = sql`not exists (select from software_release release where release.path = document.path)`

/** Only what differs from the pages of a new site. */
export const GATE_PAGE = sql`
  case when document.gate_path in (${DEFAULT_PAGES.eula}, ${DEFAULT_PAGES.form}) then null else document.gate_path end`

export const documentSource = sql`
  select ${ID} as "id", document.names, document.kind as "type", document.gate, ${GATE_PAGE} as "gatePage",
    document.audience, document.tool_id as "tool",
    coalesce(nullif(document.file_name, ''), regexp_replace(document.path, '^.*/', '')) as "file",
    asset.content_hash as "fileSha256", document.languages, document.skus as "products", document.video_url as "video",
    to_char(document.updated_at at time zone 'UTC', 'YYYY-MM-DD') as "updatedOn", document.changed_at
  from download_document document join asset on asset.path = document.path where ${IS_NO_RELEASE}`

export type KnownDocument = Pick<DocumentRow, 'path' | 'updatedAt'> & { readonly id: string }

export const listKnownDocuments = async (tx: Tx, ids: readonly string[]): Promise<Map<string, KnownDocument>> => {
  const { rows } = await sql<KnownDocument>`
    select ${ID} as id, document.path, document.updated_at from download_document document
    where ${ID} = any(${ids}::text[]) and ${IS_NO_RELEASE}`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Of these paths, those that an asset has. */
export const listTakenPaths = async (tx: Tx, paths: readonly string[]): Promise<Set<string>> => {
  const rows = await tx
    .selectFrom('asset')
    .select('path')
    .where('path', 'in', [...paths, ''])
    .execute()
  return new Set(rows.map(({ path }) => path))
}
