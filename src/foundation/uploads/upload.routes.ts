import type { FastifyReply } from 'fastify'
import { beginUpload, discardUpload, readUpload } from '#foundation/uploads/upload.api.ts'
import { partRoutes } from '#foundation/uploads/upload-part.routes.ts'
import { requireStorage } from '#foundation/uploads/storage.service.ts'
import { removeUpload } from '#foundation/uploads/upload-content.service.ts'
import { cleanFileName, isWithinQuota } from '#foundation/uploads/upload.rules.ts'
import type { UploadView } from '#foundation/uploads/upload.schema.ts'
import { findUpload, insertUpload, measureStored, type Upload } from '#foundation/uploads/upload.store.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, Problem } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

const toView = ({ id, kind, name, size, received, state, mediaType }: Upload): UploadView => ({
  ...{ id, kind, name, size, mediaType },
  offset: received,
  state: state === 'removed' ? 'claimed' : state,
})

/** The offset also as a header, so that a HEAD is enough to go on where a connection broke. */
const describe = (reply: FastifyReply, upload: Upload): UploadView => {
  reply.header('upload-offset', String(upload.received)).header('upload-length', String(upload.size))
  return toView(upload)
}

/** Files in parts: begun here, brought with PATCH, gone on with after a break. Somebody else's does not exist. */
export const uploadRoutes = async (app: App): Promise<void> => {
  addEndpoint(app, beginUpload, async (request, reply) => {
    const user = userOf(request)
    const { kind: kindName, name, size } = request.body
    const kind = app.uploadKinds.get(kindName)
    if (!kind?.mayUpload(user)) return notFound('kind of upload')
    if (size > kind.maxBytes)
      throw new Problem(413, 'too_large', 'This file is too large.', { extra: { maxBytes: kind.maxBytes } })
    if (!isWithinQuota(await measureStored(request.tx, user.id), size))
      throw new Problem(409, 'quota', 'You have uploaded too much that is not used yet. Remove some of it first.')
    await requireStorage(request.tx, app.services, user.id, size)
    return describe(
      reply,
      await insertUpload(request.tx, { personId: user.id, kind: kind.name, name: cleanFileName(name), size }),
    )
  })

  addEndpoint(app, readUpload, async (request, reply) => {
    const user = userOf(request)
    return describe(reply, (await findUpload(request.tx, user.id, request.params.id)) ?? notFound('upload'))
  })

  addEndpoint(
    app,
    discardUpload,
    async (request, reply) => {
      const { db, files } = app.services
      const { tenant } = request.scope
      const { id } = request.params
      await withTenant(db, tenant, async (tx) => {
        const user = userOf(request)
        const upload = (await findUpload(tx, user.id, id)) ?? notFound('upload')
        if (upload.state === 'claimed') notFound('upload')
      })
      await removeUpload({ db, files, tenant }, id)
      return reply.send(undefined)
    },
    // The file store may be far away: no connection is held while it works.
    { config: { opensNoTransaction: true } },
  )

  await app.register(async (inner: App) => partRoutes(inner, describe))
}
