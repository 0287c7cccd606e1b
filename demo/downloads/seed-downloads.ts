import { listDemoDocuments } from '#demo/downloads/list-documents.ts'
import { listSoftwareProducts, listSoftwareReleases } from '#demo/downloads/list-software.ts'
import type { DemoTenant } from '#demo/tenants.ts'
import { insertRelease, saveDocument, saveProducts } from '#features/documents/downloads/public.seed.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'

/** Documents for everyone and software for customers, with real files. Assets of the world before are gone, and these with them. */
export const seedDownloads = async (
  tx: Tx,
  files: Files,
  { key, name }: Pick<DemoTenant, 'key' | 'name'>,
  now: Date,
): Promise<void> => {
  for await (const document of listDemoDocuments(key, name, now)) await saveDocument(tx, files, key, document)
  await saveProducts(tx, listSoftwareProducts(key))
  for await (const { document, release } of listSoftwareReleases(key, name, now)) {
    await saveDocument(tx, files, key, document)
    await insertRelease(tx, release)
  }
}
