import { sql, type Generated } from 'kysely'
import { accessOf, type DownloadDocument, type Names } from '#features/documents/downloads/document.rules.ts'
import { nameContent, type Asset, type StoredContent } from '#features/site/media/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

export type DocumentRow = Omit<DownloadDocument, 'size' | 'sha256' | 'mediaType' | 'languages'>

declare module '#platform/database/database.ts' {
  interface Tables {
    downloadDocument: Omit<DocumentRow, 'names'> & { names: Names; languages: Generated<string[]> }
  }
}

const COLUMNS = ['path', 'names', 'kind', 'gate', 'gatePath', 'formKey', 'videoUrl', 'audience', 'toolId', 'updatedAt'] as const

const selectDocuments = (tx: Tx) =>
  tx
    .selectFrom('downloadDocument as document')
    .innerJoin('asset', 'asset.path', 'document.path')
    .select(COLUMNS.map((column) => `document.${column}` as const))
    .select(['document.languages', 'asset.byteSize as size', 'asset.contentHash as sha256', 'asset.mediaType'])

export const findDocument = (tx: Tx, path: string): Promise<DownloadDocument | undefined> =>
  selectDocuments(tx).where('document.path', '=', path).executeTakeFirst()

export const listDocuments = (tx: Tx, paths: readonly string[]): Promise<DownloadDocument[]> =>
  paths.length === 0 ? Promise.resolve([]) : selectDocuments(tx).where('document.path', 'in', paths).execute()

/** Everything that lies in a folder, newest first. */
export const listFolder = (tx: Tx, folder: string, limit: number): Promise<DownloadDocument[]> =>
  selectDocuments(tx)
    .where(sql<boolean>`starts_with(document.path, ${`${folder}/`})`)
    .orderBy('document.updatedAt', 'desc')
    .orderBy('document.path')
    .limit(limit)
    .execute()

/** Those in a folder that visitors do not see, and a signed-in person does who has these tools, newest first. */
export const listReadableInFolder = (
  tx: Tx,
  folder: string,
  tools: readonly string[],
  limit: number,
): Promise<DownloadDocument[]> =>
  selectDocuments(tx)
    .where(sql<boolean>`starts_with(document.path, ${`${folder}/`})`)
    .where(sql<boolean>`(document.audience <> 'public' or document.tool_id is not null)`)
    .where(sql<boolean>`(document.tool_id is null or document.tool_id = any(${[...tools]}::text[]))`)
    .orderBy('document.updatedAt', 'desc')
    .orderBy('document.path')
    .limit(limit)
    .execute()

/** Documents about a part that everyone may see, by name. */
export const listForPart = (tx: Tx, sku: string, limit: number): Promise<DownloadDocument[]> =>
  selectDocuments(tx)
    .where(sql<boolean>`document.skus @> ${[sku]}::text[]`)
    .where('document.audience', '=', 'public')
    .where('document.toolId', 'is', null)
    .orderBy('document.path')
    .limit(limit)
    .execute()

/** Documents about a part that a signed-in person may see who has these tools, by name. */
export const listReadableForPart = (tx: Tx, sku: string, tools: readonly string[], limit: number): Promise<DownloadDocument[]> =>
  selectDocuments(tx)
    .where(sql<boolean>`document.skus @> ${[sku]}::text[]`)
    .where(sql<boolean>`(document.tool_id is null or document.tool_id = any(${[...tools]}::text[]))`)
    .orderBy('document.path')
    .limit(limit)
    .execute()

/** Stores the gate together with the path of bytes that are in the store: no gated file is open for a moment. */
export const nameDocument = async (tx: Tx, document: DocumentRow, stored: StoredContent): Promise<Asset> => {
  const asset = await nameContent(tx, { path: document.path, stored, access: accessOf(document) })
  const row = { ...document, names: JSON.stringify(document.names) as never }
  await tx
    .insertInto('downloadDocument')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant', 'path'] as never).doUpdateSet(row))
    .execute()
  return asset
}
