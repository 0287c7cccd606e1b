import { readPublicationFile } from '#features/publications/publication-file.api.ts'
import { findRevision } from '#features/publications/publication.store.ts'
import { readPublication } from '#features/publications/read-publication.service.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, unauthorised } from '#platform/http/errors.ts'

/** The bytes of a revision: asked for by its address, decided by the same rule as its page. */
export const publicationFileRoutes = (app: App): void => {
  addEndpoint(app, readPublicationFile, async (request, reply) => {
    const { tenant, slug, file } = request.params
    if (tenant !== request.scope.tenant) notFound('file')
    // Whether there is one is nothing that an anonymous visitor learns.
    const missing = () => (request.scope.user ? notFound('file') : unauthorised())
    const publication = (await readPublication(request.tx, request.scope, slug)) ?? missing()
    const revision = (await findRevision(request.tx, slug, file.replace(/\.pdf$/, ''))) ?? notFound('file')
    const { stream } = (await app.services.files.open(revision.fileKey)) ?? notFound('file')
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('etag', `"${revision.sha256}"`)
      .header('content-length', revision.fileSize)
      .header('content-disposition', `inline; filename="${publication.slug}-${revision.revision}.pdf"`)
      .send(stream)
  })
}
