import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { publishNewRevision } from '#features/documents/publications/publishing/publish-revision.api.ts'
import { publishRevision } from '#features/documents/publications/publishing/publish-revision.service.ts'
import { findClaimedUpload, openUpload, removeUpload } from '#foundation/uploads/public.server.ts'
import { FileExistsError } from '#platform/files/files.ts'
import { defineTask, FinalTaskFailure } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'

const data = publishNewRevision.body.extend(publishNewRevision.params.shape)

/** From an upload to a revision: stored under its hash, published. Twice is once: the hash and the revision's name are unique. */
export const createPublishTask = (services: Services) =>
  defineTask({
    name: 'publish-publication-revision',
    schema: data,
    run: async ({ tenant, db, data: { uploadId, slug, ...revision }, transact }) => {
      const { files, clock } = services
      const upload = await transact((tx) => findClaimedUpload(tx, uploadId))
      if (!upload) throw new FinalTaskFailure('The file is no longer there.', 'gone')
      const content = await buffer(openUpload(files, upload))
      const sha256 = createHash('sha256').update(content).digest('hex')
      const fileKey = `${tenant}/publications/${sha256}.pdf`
      await files.put(fileKey, content, { contentType: 'application/pdf', ifAbsent: true }).catch((error: unknown) => {
        if (!(error instanceof FileExistsError)) throw error
      })
      const stored = { ...revision, fileKey, sha256, fileSize: content.length, publishedAt: clock.now() }
      const position = await transact((tx) => publishRevision(tx, services, slug, stored))
      await removeUpload({ db, files, tenant }, uploadId)
      return { slug, revision: revision.revision, isNew: position !== undefined }
    },
  })
