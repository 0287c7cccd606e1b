import { z } from 'zod'
import { findDocument, nameDocument, type DocumentRow } from '#features/documents/downloads/document.store.ts'
import { nameEak, nameReleaseFile, readNotes, RELEASE_TASK } from '#features/documents/downloads/publishing/new-release.rules.ts'
import { publishRelease } from '#features/documents/downloads/software/release.service.ts'
import { sortReleases, type SoftwareProduct } from '#features/documents/downloads/software/software.rules.ts'
import { findProduct, listReleases, replaceProduct } from '#features/documents/downloads/software/software.store.ts'
import { storeContent } from '#features/site/media/public.server.ts'
import { findClaimedUpload, openUpload, removeUpload } from '#foundation/uploads/public.server.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'
import { defineTask, FinalTaskFailure } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'

const data = z.object({
  uploadId: z.uuid(),
  file: z.string(),
  productKey: z.string(),
  version: z.string(),
  notes: z.string(),
  language: z.enum(LANGUAGES),
  replaces: z.string().optional(),
})

type Parts = Pick<Services, 'files' | 'clock' | 'dictionaries' | 'tenants' | 'mail' | 'originOf' | 'inboxKinds'>

const KINDS = { software: 'software', firmware: 'firmware', manual: 'manual', library: 'library' } as const

/** A new version has the gate of the one before; the first one is for everybody who is signed in. */
const describeLike = async (tx: Tx, product: SoftwareProduct, path: string, updatedAt: Date): Promise<DocumentRow> => {
  const [last] = sortReleases((await listReleases(tx)).filter(({ productKey }) => productKey === product.key))
  const before = last && (await findDocument(tx, last.path))
  const { gate = 'free', gatePath = null, formKey = null, toolId = null, audience = 'signed-in' } = before ?? {}
  return {
    ...{ path, names: product.names, kind: KINDS[product.kind], updatedAt },
    ...{ gate, gatePath, formKey, toolId, audience, videoUrl: null },
  }
}

/** The bytes first, which may take minutes and holds no connection; then everything that people see, in one short transaction. */
export const createReleaseTask = (parts: Parts) =>
  defineTask({
    name: RELEASE_TASK,
    schema: data,
    run: async ({ tenant, db, transact, progress, data: requested }) => {
      const { files, clock } = parts
      const { uploadId, file, productKey, version, notes, language, replaces } = requested
      const upload = await transact((tx) => findClaimedUpload(tx, uploadId))
      if (!upload) throw new FinalTaskFailure('The file is no longer there.', 'gone')
      const path = nameReleaseFile(productKey, version, upload.mediaType ?? '')
      if (path === undefined) throw new FinalTaskFailure('This is no release.', 'wrong_type')
      await progress.report(0, 2, { key: 'publish.storing', values: { file } })
      const stored = await storeContent(files, { tenant, path, content: openUpload(files, upload) })
      await progress.report(1, 2, { key: 'publish.telling', values: { file } })
      const reported = await transact(async (tx) => {
        const product = await findProduct(tx, productKey)
        if (!product) throw new FinalTaskFailure('The product is no longer there.', 'gone')
        const releasedAt = clock.now()
        await nameDocument(tx, await describeLike(tx, product, path, releasedAt), stored)
        const release = { eakNumber: nameEak(productKey, version), productKey, version, releasedAt, path }
        const count = await publishRelease(tx, parts, tenant, { ...release, notes: { [language]: readNotes(notes) } })
        if (replaces !== undefined) await replaceProduct(tx, replaces, productKey)
        return count
      }).catch(async (error: unknown) => {
        await files.remove(stored.fileKey)
        throw error
      })
      await removeUpload({ db, files, tenant }, uploadId)
      return { version, told: reported }
    },
  })
