import type { Check } from '#platform/doctor/check.ts'
import { sampleNamedFiles } from '#platform/files/named-files.store.ts'

/** A file that was just taken over is copied by a job; until then its bytes are those of the upload. */
const WAITING = `
  select key from unnest($1::text[]) key join upload on upload.id::text = split_part(key, '/', -1) where upload.state = 'claimed'`

export const storedFilesCheck: Check = {
  of: 'tenant',
  name: 'stored-files',
  title: 'Files that the database names are in the storage, whole: samples of every table that names some',
  look: async ({ query, findFile, fileKinds, tenant }) => {
    const rows = await sampleNamedFiles(query, fileKinds)
    const waiting = new Set((await query<{ key: string }>(WAITING, [rows.map(({ key }) => key)])).map(({ key }) => key))
    const sample = rows.filter(({ key }) => !waiting.has(key))
    return async () => {
      const found = await Promise.all(sample.map(async (row) => ({ ...row, stored: await findFile(row.key) })))
      const missing = found.filter(({ stored, size }) => stored === undefined || (size !== null && stored.size !== size))
      const [first] = missing
      if (!first) return []
      return [
        {
          code: 'file-missing',
          facts: { count: missing.length, sample: sample.length, path: first.name },
          what: `${missing.length} of ${sample.length} files of ${tenant} that were looked for are not in the storage, such as ${first.name}.`,
          cure: 'Let FILES_URL (or DATA_FOLDER) name the storage that holds them, copy the files there, or restore them from the backup.',
        },
      ]
    }
  },
}
