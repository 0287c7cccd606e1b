import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { markDownloaded, type ExportFile } from '#features/exports/export-file.store.ts'
import { withTenant } from '#platform/database/database.ts'
import { toDisposition } from '#platform/files/file-name.rules.ts'
import { notFound } from '#platform/http/errors.ts'

/** Only a whole file that left to its last byte counts as downloaded; one that was cut short can be fetched again [T-49]. */
export const markWhenDelivered = (request: FastifyRequest, reply: FastifyReply, { id }: Pick<ExportFile, 'id'>): void => {
  const { clock, db } = request.server.services
  const { tenant } = request.scope
  reply.raw.once('finish', () => {
    if (reply.statusCode !== 200 || request.method === 'HEAD') return
    withTenant(db, tenant, (tx) => markDownloaded(tx, id, clock.now())).catch((err: unknown) =>
      request.log.error({ err, id }, 'a delivered file could not be marked'),
    )
  })
}

/** The bytes of a file that has not expired. */
export const openDelivery = async (request: FastifyRequest, reply: FastifyReply, file: ExportFile): Promise<Readable> => {
  const { files, clock } = request.server.services
  if (file.expiresAt <= clock.now()) notFound('file')
  const { stream } = (await files.open(file.fileKey)) ?? notFound('file')
  markWhenDelivered(request, reply, file)
  reply
    .type(file.contentType)
    .header('content-length', file.size)
    .header('content-disposition', toDisposition(file.fileName))
    .header('etag', `"${file.sha256}"`)
  return stream
}
