import { sql } from 'kysely'
import { accessOf } from '#features/documents/downloads/document.rules.ts'
import type { DocumentRow } from '#features/documents/downloads/document.store.ts'
import { forgetAsset, nameContent, storeHashed, type StoredContent } from '#features/site/media/public.server.ts'
import { saveRows, type IncomingFile, type KindContext, type RowShape } from '#foundation/data-kinds/public.server.ts'
import type { LineProblem } from '#foundation/data-kinds/public.ts'
import { inspectFile, type FileRules } from '#foundation/uploads/public.server.ts'

const ROWS: RowShape = {
  table: 'download_document',
  keys: ['path'],
  columns: {
    path: 'text',
    id: 'text',
    names: 'jsonb',
    kind: 'text',
    gate: 'text',
    gatePath: 'text',
    formKey: 'text',
    videoUrl: 'text',
    audience: 'text',
    toolId: 'text',
    updatedAt: 'timestamptz',
    fileName: 'text',
    languages: 'text[]',
    skus: 'text[]',
  },
}

/** Bytes that are stored, and the path under which people find them. */
export type TakenFile = { readonly path: string; readonly stored: StoredContent }

type Taking = FileRules & { readonly pathOf: (mediaType: string) => string | undefined }

export const isProblem = (value: object): value is LineProblem => 'reason' in value

/** Those of some plans that can be carried out. */
export const listGood = <Plan extends object>(plans: readonly (Plan | LineProblem)[]): Plan[] =>
  plans.flatMap((plan) => (isProblem(plan) ? [] : [plan]))

const refuse = (reason: string): LineProblem => ({ column: 'file', reason })

/** Looks at a file as at an upload and stores it; no row names it yet. */
export const takeFile = async (
  { services, tenant }: KindContext,
  file: IncomingFile,
  { pathOf, ...rules }: Taking,
): Promise<TakenFile | LineProblem> => {
  const inspected = await inspectFile(services, file, rules)
  if ('reason' in inspected) return refuse(inspected.reason)
  const path = pathOf(inspected.mediaType)
  if (path === undefined) return refuse(`‘${file.name}’ holds ${inspected.mediaType}, which cannot be taken here`)
  const { sha256, size, open } = file
  // A picture that cannot be drawn is refused where it is measured.
  const stored = await storeHashed(services.files, { tenant, path, sha256, size, open }).catch((error: unknown) => {
    if (error instanceof Error && 'status' in error && error.status === 400) return undefined
    throw error
  })
  return stored ? { path, stored } : refuse(`‘${file.name}’ cannot be read`)
}

export type OwnedDocument = DocumentRow & {
  readonly id: string | null
  readonly fileName: string
  readonly languages: readonly string[]
  readonly skus: readonly string[]
}

/** Gates stand before bytes in the same transaction: no gated file is open for a moment. */
export const saveDocuments = async (
  { tx }: KindContext,
  documents: readonly { readonly row: OwnedDocument; readonly stored: StoredContent | undefined }[],
): Promise<void> => {
  for (const { row, stored } of documents) if (stored) await nameContent(tx, { path: row.path, stored, access: accessOf(row) })
  const storedRows = documents.filter(({ stored }) => !stored).map(({ row }) => ({ path: row.path, access: accessOf(row) }))
  const { rows: moved } = await sql<{ path: string }>`
    update asset set access = row.access from jsonb_to_recordset(${JSON.stringify(storedRows)}::jsonb) as row (path text, access text)
    where asset.path = row.path and asset.access <> row.access returning asset.path`.execute(tx)
  // Else caches in front go on serving what everybody could read before.
  for (const { path } of moved) await forgetAsset(tx, path)
  await saveRows(tx, ROWS, documents.map(({ row }) => row)) // prettier-ignore
}
