import { writeAudit } from '#foundation/audit/public.server.ts'
import { publishNewRevision } from '#features/documents/publications/publishing/publish-revision.api.ts'
import { PUBLICATION_UPLOAD } from '#features/documents/publications/publishing/publication-upload.rules.ts'
import { createPublishTask } from '#features/documents/publications/publishing/publish-revision.task.ts'
import { findPublication, findRevision } from '#features/documents/publications/publication.store.ts'
import { claimUpload } from '#foundation/uploads/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

/** To everyone but staff this does not exist. */
export const publishRevisionRoutes = (app: App): void => {
  const { jobs, clock } = app.services
  const task = createPublishTask(app.services)

  addEndpoint(
    app,
    publishNewRevision,
    async (request) => {
      const user = userOf(request)
      const { uploadId, ...revision } = request.body
      const { slug } = (await findPublication(request.tx, request.params.slug)) ?? notFound('publication')
      if (await findRevision(request.tx, slug, revision.revision)) conflict('There is a revision of this name already.')
      const upload = (await claimUpload(request.tx, user.id, uploadId, PUBLICATION_UPLOAD)) ?? notFound('upload')
      const jobId = await jobs.enqueue(request.tx, task, { uploadId, slug, ...revision }, { owner: user.id })
      await writeAudit(request.tx, user, clock.now(), 'publication.revision.started', {
        ...{ slug, jobId, revision: revision.revision, file: upload.name },
      })
      return { jobId }
    },
    { config: { idempotency: 'required' } },
  )
}
