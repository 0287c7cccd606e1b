import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { listOrderableKeys } from '#foundation/accounts/public.server.ts'
import { findExportFile, listExportFiles, markDownloaded, type ExportFile } from '#features/orders/exports/export-file.store.ts'
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

const partsOf = ({ tx, scope, server }: FastifyRequest) => ({ tx, services: server.services, tenant: scope.tenant })

/** Files of accounts that their owner may order for now; those of an account that was lost do not exist any more [T-83]. */
export const keepReadable = async <File extends Pick<ExportFile, 'account'>>(
  parts: Parameters<typeof listOrderableKeys>[0],
  personId: string,
  files: readonly File[],
): Promise<File[]> => {
  const accounts = files.map(({ account }) => account)
  const visible = await listOrderableKeys(parts, personId, accounts)
  return files.filter(({ account }) => visible.has(account))
}

/** A person's file that has not expired, looked at anew with every delivery. */
export const findReadableFile = async (
  request: FastifyRequest,
  id: string,
  personId: string,
): Promise<ExportFile | undefined> => {
  const file = await findExportFile(request.tx, id, personId)
  if (!file || file.expiresAt <= request.server.services.clock.now()) return undefined
  return (await keepReadable(partsOf(request), personId, [file]))[0]
}

export const listReadableFiles = async (
  request: FastifyRequest,
  ids: readonly string[],
  personId: string,
): Promise<ExportFile[]> => {
  const now = request.server.services.clock.now()
  const found = (await listExportFiles(request.tx, ids)).filter(({ expiresAt }) => expiresAt > now)
  return keepReadable(partsOf(request), personId, found)
}

/** The bytes of a file that its owner may read. */
export const openDelivery = async (request: FastifyRequest, reply: FastifyReply, file: ExportFile): Promise<Readable> => {
  const { files } = request.server.services
  const { stream } = (await files.open(file.fileKey)) ?? notFound('file')
  markWhenDelivered(request, reply, file)
  reply
    .type(file.contentType)
    .header('content-length', file.size)
    .header('content-disposition', toDisposition(file.fileName))
    .header('etag', `"${file.sha256}"`)
  return stream
}
