import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { IncomingFile } from '#foundation/data-kinds/public.server.ts'
import { claimUpload, openUpload } from '#foundation/uploads/public.server.ts'
import { FILE_UPLOAD } from '#features/administration/data-admin/data-admin.rules.ts'
import { userOf } from '#platform/http/access.ts'
import { notFound } from '#platform/http/errors.ts'

/** The uploads that come with a line, by their names, and the names by field. */
export const findUploads = async (request: FastifyRequest, uploads: Readonly<Record<string, string>>) => {
  const { files } = request.server.services
  const found = new Map<string, IncomingFile>()
  const names = new Map<string, string>()
  for (const [field, id] of Object.entries(uploads)) {
    const upload = (await claimUpload(request.tx, userOf(request).id, id, FILE_UPLOAD)) ?? notFound('upload')
    const hash = createHash('sha256')
    for await (const chunk of openUpload(files, upload)) hash.update(chunk as Buffer)
    const { name, size } = upload
    found.set(name, { name, size, sha256: hash.digest('hex'), open: () => openUpload(files, upload) })
    names.set(field, name)
  }
  return { findFile: (name: string) => Promise.resolve(found.get(name)), names: Object.fromEntries(names) }
}
