import { findDraft, keyOfLine } from '#foundation/data-kinds/public.server.ts'
import { downloadDraftFile } from '#features/administration/data-admin/data-admin.api.ts'
import { readKey } from '#foundation/data-kinds/public.ts'
import { requireRight } from '#features/administration/data-admin/kind-right.service.ts'
import { lookUp } from '#kernel/look-up.ts'
import { toDisposition } from '#platform/files/file-name.rules.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, notFound } from '#platform/http/errors.ts'
import { sendFile } from '#platform/http/send-file.ts'

/** Saved, never opened on this site: nobody has decided yet that it is published. */
export const draftFileRoutes = (app: App): void => {
  const { dataKinds, files } = app.services
  addEndpoint(app, downloadDraftFile, async (request, reply) => {
    const kind = dataKinds.get(request.params.kind) ?? notFound('kind')
    requireRight(request, kind)
    const { key, field } = request.query
    const line = readKey(kind.keys, key) ?? badRequest('This is no key.')
    const draft = kind.hasDrafts ? await findDraft(request.tx, kind.name, keyOfLine(kind.keys, line)) : undefined
    const { name, size, sha256, fileKey } = lookUp(draft?.files, field) ?? notFound('file')
    const file = { key: fileKey, size, etag: `"${sha256}"`, contentType: 'application/octet-stream' }
    return sendFile({ files, file, request, reply, disposition: toDisposition(name) })
  })
}
