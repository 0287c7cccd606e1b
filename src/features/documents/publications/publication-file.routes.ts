import { readPublicationFile } from '#features/documents/publications/publication-file.api.ts'
import { findRevision } from '#features/documents/publications/publication.store.ts'
import { readPublication } from '#features/documents/publications/read-publication.service.ts'
import type { App } from '#platform/feature.ts'
import { toDisposition } from '#platform/files/file-name.rules.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, unauthorised } from '#platform/http/errors.ts'
import { sendFile } from '#platform/http/send-file.ts'

/** Browsers ask again each time, and mostly get 304: the right to read may be gone. */
const CACHING = 'private, no-cache'

/** The bytes of a revision: asked for by its address, decided by the same rule as its page; a broken transfer goes on. */
export const publicationFileRoutes = (app: App): void => {
  const { files } = app.services
  addEndpoint(app, readPublicationFile, async (request, reply) => {
    const { tenant, slug, file } = request.params
    if (tenant !== request.scope.tenant) notFound('file')
    // Whether there is one is nothing that an anonymous visitor learns.
    const missing = () => (request.scope.user ? notFound('file') : unauthorised())
    const publication = (await readPublication(request.tx, request.scope, slug)) ?? missing()
    const revision = (await findRevision(request.tx, slug, file.replace(/\.pdf$/, ''))) ?? notFound('file')
    const { fileKey: key, fileSize: size, sha256 } = revision
    const disposition = toDisposition(`${publication.number} ${revision.revision}.pdf`)
    return sendFile({
      ...{ files, request, reply, caching: CACHING },
      file: { key, size, contentType: 'application/pdf', etag: `"${sha256}"` },
      disposition: request.query.download === 'true' ? disposition : disposition.replace(/^attachment/, 'inline'),
    })
  })
}
