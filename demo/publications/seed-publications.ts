import { createHash } from 'node:crypto'
import { startDrawing, type DrawnLots } from '#demo/drawn-lots.ts'
import type { DrawnPublication } from '#demo/publications/draw-publication.ts'
import { listPublications } from '#demo/publications/list-publications.ts'
import { findPersonByEmail } from '#foundation/identity/public.server.ts'
import { insertRevision, saveMark, savePublication } from '#features/documents/publications/public.seed.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import type { DemoTenant } from '#demo/tenants.ts'
import type { Tx } from '#platform/database/database.ts'
import { FileExistsError, type Files } from '#platform/files/files.ts'

/** Kept by the buyer: some followed, some at hand, and two with a revision that is new. */
const FOLLOWED = 6
const FAVOURITES = 4
const NEWS = 2

/** In a thread of its own, beside the pages: hundreds of documents take seconds of one core. */
export const startPublications = (tenants: readonly DemoTenant[]): DrawnLots<readonly DrawnPublication[]> =>
  startDrawing(new URL('draw-publications.worker.ts', import.meta.url), tenants)

const keep = async (files: Files, tenant: TenantKey, content: Buffer): Promise<{ fileKey: string; sha256: string }> => {
  const sha256 = createHash('sha256').update(content).digest('hex')
  const fileKey = `${tenant}/publications/${sha256}.pdf`
  await files.put(fileKey, content, { contentType: 'application/pdf', ifAbsent: true }).catch((error: unknown) => {
    // The name is the content's hash: what is there already is the same.
    if (!(error instanceof FileExistsError)) throw error
  })
  return { fileKey, sha256 }
}

export const seedPublications = async (
  tx: Tx,
  files: Files,
  tenant: TenantKey,
  drawing: readonly DrawnPublication[],
): Promise<void> => {
  await tx.deleteFrom('publication').execute()
  const buyer = await findPersonByEmail(tx, `buyer@${tenant}.example`)
  const stored = await Promise.all(
    drawing.map(async (drawn) => ({ ...drawn, file: await keep(files, tenant, Buffer.from(drawn.content)) })),
  )
  const lots = stored.values()
  const followed = { count: 0, news: 0 }
  for (const [index, { publication, revisions }] of listPublications(tenant).entries()) {
    await savePublication(tx, publication)
    for (const [at, { sections: _, ...revision }] of revisions.entries()) {
      const isLast = at === revisions.length - 1
      const { value: drawn } = lots.next()
      if (!drawn) throw new Error('the drawing ended early')
      const marks = { isSubscribed: followed.count < FOLLOWED, isFavourite: index % 5 === 1 && index < FAVOURITES * 5 }
      const isNews = revisions.length > 1 && followed.news < NEWS
      // Marked before the last revision comes, it is news; marked after it, it has been seen.
      const mark = async () => buyer && (await saveMark(tx, buyer.id, publication.slug, marks, new Date()))
      if (isLast && index % 4 === 0 && isNews) await mark()
      await insertRevision(tx, publication.slug, {
        ...revision,
        ...drawn.file,
        pages: drawn.pages,
        outline: drawn.outline,
        fileSize: drawn.content.length,
        publishedAt: new Date(`${revision.issuedOn}T08:00:00Z`),
      })
      if (!isLast || (index % 4 !== 0 && !marks.isFavourite)) continue
      if (index % 4 === 0 && isNews) followed.news += 1
      else await mark()
      if (index % 4 === 0) followed.count += 1
    }
  }
}
