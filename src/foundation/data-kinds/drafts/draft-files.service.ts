import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openStoredFile } from '#foundation/data-kinds/file/stored-file.service.ts'
import type { FindFile, KindContext } from '#foundation/data-kinds/description/data-kind.service.ts'
import type { Fields } from '#foundation/data-kinds/description/field.rules.ts'
import type { DraftFile, DraftLine } from '#foundation/data-kinds/drafts/draft-line.store.ts'
import type { Line } from '#foundation/data-kinds/line/check-line.rules.ts'
import { quote, type LineProblem } from '#foundation/data-kinds/line/problem.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { FileKind, StoredAmount } from '#platform/files/file-kind.ts'
import type { Files } from '#platform/files/files.ts'

const FOLDER = 'draft-files'

const store = async ({ tenant, services }: KindContext, file: Awaited<ReturnType<FindFile>>): Promise<DraftFile | undefined> => {
  if (!file) return undefined
  const { name, size, sha256, open } = file
  const fileKey = `${tenant}/${FOLDER}/${randomUUID()}`
  await services.files.put(fileKey, open(), { contentType: 'application/octet-stream' })
  return { name, size, sha256, fileKey }
}

type DraftFiles = Readonly<Record<string, DraftFile>>

/** The files that a draft names: those that come along, those that wait with it, and those that are published. */
export const takeDraftFiles = async (
  context: KindContext,
  fields: Fields,
  { line, before, published }: { readonly line: Line; readonly before: DraftFiles; readonly published: Line | undefined },
): Promise<{ readonly files: DraftFiles } | { readonly problems: readonly LineProblem[] }> => {
  const files = new Map<string, DraftFile>()
  for (const [field, { type }] of Object.entries(fields)) {
    const name = type === 'file' ? lookUp(line, field) : undefined
    if (typeof name !== 'string') continue
    const former = lookUp(before, field)
    const incoming = await context.findFile?.(name)
    const isSame = former?.name === name && (!incoming || incoming.sha256 === former.sha256)
    const file = isSame ? former : await store(context, incoming)
    if (file) files.set(field, file)
    else if (name !== lookUp(published, field))
      return { problems: [{ column: field, reason: `there is no file ${quote(name)} with it` }] }
  }
  return { files: Object.fromEntries(files) }
}

/** The files of a draft first, then those that come along. */
export const findDraftFiles =
  (stored: Files, { files }: Pick<DraftLine, 'files'>, findFile: FindFile | undefined): FindFile =>
  async (name) => {
    const incoming = await findFile?.(name)
    const found = incoming ? undefined : Object.values(files).find((one) => one.name === name)
    return found ? { ...found, open: () => openStoredFile(stored, found.fileKey) } : incoming
  }

const USED = sql`(select file.value->>'fileKey' as file_key, (file.value->>'size')::float as size
  from draft_line cross join lateral jsonb_each(files) as file)`

/** They count for the quotas; those of drafts that are gone are removed after a day. */
export const draftFileKind: FileKind = {
  name: 'draftFiles',
  measure: async (tx, personId) => {
    if (personId !== undefined) return { files: 0, bytes: 0 }
    const { rows } = await sql<StoredAmount>`
      select count(*)::integer as files, coalesce(sum(size), 0)::float as bytes from ${USED} used`.execute(tx)
    return rows[0] ?? { files: 0, bytes: 0 }
  },
  listNamed: `select file.value->>'fileKey' as key from draft_line, jsonb_each(files) file`,
  sweep: {
    folder: FOLDER,
    listUsed: async (tx, keys) => {
      const { rows } = await sql<{ fileKey: string }>`
        select file_key from ${USED} used where file_key = any(${[...keys]}::text[])`.execute(tx)
      return rows.map(({ fileKey }) => fileKey)
    },
  },
}
