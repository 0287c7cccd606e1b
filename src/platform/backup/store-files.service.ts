import type pg from 'pg'
import { ArchiveError } from '#platform/backup/archive-error.ts'
import type { Query } from '#platform/doctor/check.ts'
import type { FileKind } from '#platform/files/file-kind.ts'
import type { Files } from '#platform/files/files.ts'
import { sampleNamedFiles } from '#platform/files/named-files.store.ts'
import type { ArchiveWriter } from '#platform/backup/archive-writer.ts'
import type { TenantKey } from '#kernel/tenant.ts'

/** Every key begins with the tenant's. Listed after the snapshot began: a file is stored before the row that names it is. */
export const storeFiles = async (
  files: Files,
  tenants: readonly TenantKey[],
  archive: Pick<ArchiveWriter, 'add'>,
): Promise<string[]> => {
  const vanished: string[] = []
  for (const tenant of tenants)
    for await (const { key } of files.list(tenant)) {
      const file = await files.open(key)
      if (!file) vanished.push(key)
      else await archive.add({ kind: 'file', name: key, contentType: file.contentType }, file.stream)
    }
  return vanished
}

/** Tables and columns. */
const NOT_THERE: ReadonlySet<string> = new Set(['42P01', '42703'])

/** A sentence where rows name files and the storage has none of them; the client's transaction reads all rows. */
export const findAbsence = async (
  client: pg.ClientBase,
  files: Pick<Files, 'stat'>,
  kinds: readonly FileKind[],
): Promise<string | undefined> => {
  const query: Query = async <Row extends object>(text: string, values: readonly unknown[] = []) => {
    await client.query('savepoint named_files')
    try {
      return (await client.query<Row>(text, [...values])).rows
    } catch (error) {
      // Before the migrations of this version its newest tables are not there.
      if (!NOT_THERE.has((error as { code?: string }).code ?? '')) throw error
      await client.query('rollback to named_files')
      return []
    }
  }
  const named = await sampleNamedFiles(query, kinds)
  for (const { key } of named) if (await files.stat(key)) return undefined
  const [first] = named
  return (
    first && `The database names files such as ${first.key}, and of ${named.length} that were looked for the storage has none.`
  )
}

/** A backup that reads another storage than the server would hold rows without their files, and nobody would notice. */
export const requireFiles = async (...place: Parameters<typeof findAbsence>): Promise<void> => {
  const absence = await findAbsence(...place)
  if (absence !== undefined)
    throw new ArchiveError(
      `${absence} A backup without them would be none: let FILES_URL or DATA_FOLDER name the storage of the running server.`,
    )
}
