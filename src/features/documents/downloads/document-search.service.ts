import { sql } from 'kysely'
import { assetAddress, nameIn, type DownloadDocument } from '#features/documents/downloads/document.rules.ts'
import type { DocumentSource, SearchDocument } from '#foundation/search-engine/public.server.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

/** The kind under which the search knows them. */
export const DOCUMENT_SOURCE = 'document'

const BATCH = 500

type Found = Pick<DownloadDocument, 'path' | 'names' | 'kind' | 'updatedAt' | 'audience' | 'toolId'> & {
  readonly id: string
  readonly skus: readonly string[]
  readonly tenant: string
}

/** As the search names who may find something. */
const listTokens = ({ audience, toolId }: Pick<Found, 'audience' | 'toolId'>): { audience?: readonly string[] } => {
  if (toolId !== null) return { audience: [`tool:${toolId}`] }
  return audience === 'public' ? {} : { audience: [audience] }
}

/** Found by those who may see it, and opened in the list of downloads. */
const toDocument = ({ id, path, names, kind, skus, updatedAt, tenant, audience, toolId }: Found): SearchDocument => ({
  key: id,
  path: `/downloads?document=${encodeURIComponent(assetAddress(tenant, path))}`,
  type: 'support',
  parentType: 'support',
  texts: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      { title: nameIn(names, language, path), description: '', words: [id, kind, ...skus].join(' ') },
    ]),
  ),
  updatedAt,
  ...listTokens({ audience, toolId }),
  numbers: [...skus],
  values: { kind },
})

/** Those that were brought. */
const readBatch = async (tx: Tx, { after = '', ids }: { after?: string; ids?: readonly string[] }): Promise<Found[]> => {
  const { rows } = await sql<Found>`
    select id, path, names, kind, skus, updated_at, tenant, audience, tool_id from download_document
    where id > ${after} and path like '/downloads/%'
      and (${ids === undefined}::boolean or id = any(${ids ?? []}::text[]))
    order by id limit ${ids?.length ?? BATCH}`.execute(tx)
  return rows
}

export const documentSource: DocumentSource = {
  name: DOCUMENT_SOURCE,
  list: async function* (tx) {
    let after: string | undefined = ''
    while (after !== undefined) {
      const batch = await readBatch(tx, { after })
      yield batch.map(toDocument)
      after = batch.at(-1)?.id
    }
  },
  read: async (tx, keys) => (await readBatch(tx, { ids: keys })).map(toDocument),
}
