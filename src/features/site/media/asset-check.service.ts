import type { Check } from '#platform/doctor/check.ts'

/** Enough to notice a storage that was changed or restored without its files. */
const SAMPLE = 20

export const assetCheck: Check = {
  of: 'tenant',
  name: 'stored-files',
  title: 'Pictures and documents that the database names are in the storage, whole',
  look: async ({ query, findFile, tenant }) => {
    const rows = await query<{ path: string; key: string; size: number }>(
      `(select path, file_key as key, byte_size as size from asset order by changed_at desc limit ${SAMPLE / 2})
       union (select path, file_key, byte_size from asset order by path limit ${SAMPLE / 2})`,
    )
    const found = await Promise.all(rows.map(async (row) => ({ ...row, stored: await findFile(row.key) })))
    const missing = found.filter(({ stored, size }) => stored?.size !== size)
    const [first] = missing
    if (!first) return []
    return [
      {
        code: 'file-missing',
        facts: { count: missing.length, sample: rows.length, path: first.path },
        what: `${missing.length} of ${rows.length} files of ${tenant} that were looked for are not in the storage, such as ${first.path}.`,
        cure: 'Let FILES_URL name the storage that holds them, copy the files there, or restore them from the backup.',
      },
    ]
  },
}
