import type { Bringing } from '#demo/bring-lines.ts'
import { listDemoDocuments } from '#demo/downloads/list-documents.ts'
import { listSoftwareReleases } from '#demo/downloads/list-software.ts'
import type { MadeFile } from '#demo/downloads/made-file.ts'
import { findMade } from '#demo/incoming-file.ts'
import type { DemoTenant } from '#demo/tenants.ts'
import type { Tx } from '#platform/database/database.ts'

/** Before the files that releases lie in. */
export const forgetSoftware = async (tx: Tx): Promise<void> => {
  for (const table of ['softwareProduct', 'softwareRelease'] as const) await tx.deleteFrom(table).execute()
}

/** Documents for everyone and software for customers, with real files. */
export const bringDownloads = async ({ bring, services }: Bringing, { key, name }: DemoTenant): Promise<void> => {
  const now = services.clock.now()
  const bringAll = (kind: string, made: readonly MadeFile[]): Promise<void> => {
    const files = new Map(made.map(({ line, make }) => [line.file, make]))
    return bring(kind, made.map(({ line }) => line), findMade((file) => files.get(file)?.())) // prettier-ignore
  }
  await bringAll('documents', listDemoDocuments(key, name, now))
  await bringAll('software', listSoftwareReleases(key, name, now))
}
