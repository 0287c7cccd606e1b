import { createHash } from 'node:crypto'
import type { TenantKey } from '#kernel/tenant.ts'
import { ArchiveError } from '#platform/backup/archive-error.ts'
import type { Files } from '#platform/files/files.ts'

export type MoveReport = { readonly copied: number; readonly present: number; readonly bytes: number }

const hashFile = async (files: Files, key: string): Promise<string | undefined> => {
  const file = await files.open(key)
  if (!file) return undefined
  const hash = createHash('sha256')
  for await (const chunk of file.stream) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Copies every file of the tenants and reads it again; what is there already with the same content is left. The source stays. */
export const moveFiles = async (from: Files, to: Files, tenants: readonly TenantKey[]): Promise<MoveReport> => {
  let [copied, present, bytes] = [0, 0, 0]
  for (const tenant of tenants)
    for await (const { key, size } of from.list(tenant)) {
      const expected = await hashFile(from, key)
      // Removed since it was listed.
      if (expected === undefined) continue
      bytes += size
      if ((await to.stat(key))?.size === size && (await hashFile(to, key)) === expected) {
        present += 1
        continue
      }
      const file = await from.open(key)
      if (!file) continue
      await to.put(key, file.stream, { contentType: file.contentType })
      if ((await hashFile(to, key)) !== expected)
        throw new ArchiveError(`The file ${key} did not arrive as it was: run this again.`)
      copied += 1
    }
  return { copied, present, bytes }
}
