import type { Files } from '#platform/files/files.ts'
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
