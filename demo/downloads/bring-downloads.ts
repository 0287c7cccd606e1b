import type { Bringing } from '#demo/bring-lines.ts'
import { listDemoDocuments } from '#demo/downloads/list-documents.ts'
import { listSoftwareReleases } from '#demo/downloads/list-software.ts'
import type { MadeFile } from '#demo/downloads/made-file.ts'
import { findMade } from '#demo/incoming-file.ts'
import type { DemoTenant } from '#demo/tenants.ts'

/** Documents for everyone and software for customers, with real files. */
export const bringDownloads = async ({ bring, tx, services }: Bringing, { key, name }: DemoTenant): Promise<void> => {
  for (const table of ['softwareProduct', 'softwareRelease'] as const) await tx.deleteFrom(table).execute()
  const now = services.clock.now()
  const bringAll = (kind: string, made: readonly MadeFile[]): Promise<void> => {
    const files = new Map(made.map(({ line, make }) => [line.file, make]))
    return bring(kind, made.map(({ line }) => line), findMade((file) => files.get(file)?.())) // prettier-ignore
  }
  await bringAll('documents', listDemoDocuments(key, name, now))
  await bringAll('software', listSoftwareReleases(key, name, now))
}
