import type { FastifyReply, FastifyRequest } from 'fastify'
import { listPreparedFiles, readPreparedFile, removePreparedFile } from '#features/exports/exports.api.ts'
import { EXPORT_KINDS, type ExportKind } from '#features/exports/export-kind.rules.ts'
import { markWhenDelivered } from '#features/exports/deliver-file.service.ts'
import { deleteExportFile, findExportFile, listExportFiles, type ExportFile } from '#features/exports/export-file.store.ts'
import { TASK_OF } from '#features/exports/start-export.service.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { App } from '#platform/feature.ts'
import { toDisposition } from '#platform/files/file-name.rules.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, unauthorised } from '#platform/http/errors.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { listJobs, type Job } from '#platform/jobs/jobs.ts'

const MOST_LISTED = 30
const ownerOf = (request: FastifyRequest): ScopeUser => request.scope.user ?? unauthorised()
const uncached = {
  preHandler: async (_request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    void reply.header('cache-control', 'private, no-store'),
}

const toView = (kind: ExportKind, job: Job, file: ExportFile | undefined) => ({
  ...{ id: job.id, kind, state: job.state, done: job.done, total: job.total },
  name: file?.fileName ?? null,
  size: file?.size ?? null,
  count: file?.count ?? null,
  sha256: file?.sha256 ?? null,
  errorCode: job.state === 'failed' ? (job.errorCode ?? 'unexpected') : null,
  startedAt: job.createdAt.toISOString(),
  expiresAt: file?.expiresAt.toISOString() ?? null,
  isDownloaded: (file?.downloadedAt ?? null) !== null,
})

/** Somebody's own prepared files; to everyone else they do not exist [T-47, T-83]. */
export const preparedFileRoutes = (app: App): void => {
  const { files, clock } = app.services

  addEndpoint(
    app,
    listPreparedFiles,
    async (request) => {
      const owner = ownerOf(request).id
      const jobs: (readonly [ExportKind, Job])[] = []
      for (const kind of EXPORT_KINDS)
        for (const job of await listJobs(request.tx, { owner, kind: TASK_OF[kind], limit: MOST_LISTED })) jobs.push([kind, job])
      const found = await listExportFiles(
        request.tx,
        jobs.map(([, { id }]) => id),
      )
      const now = clock.now()
      const fileOf = new Map(found.filter(({ expiresAt }) => expiresAt > now).map((file) => [file.id, file]))
      const shown = jobs
        // A finished one without its file has expired or was removed.
        .filter(([, { id, state }]) => state !== 'cancelled' && (state !== 'completed' || fileOf.has(id)))
        .toSorted(([, one], [, other]) => other.createdAt.getTime() - one.createdAt.getTime())
      return { files: shown.map(([kind, job]) => toView(kind, job, fileOf.get(job.id))) }
    },
    uncached,
  )

  addEndpoint(app, readPreparedFile, async (request, reply) => {
    const file = (await findExportFile(request.tx, request.params.id, ownerOf(request).id)) ?? notFound('file')
    if (file.expiresAt <= clock.now()) notFound('file')
    markWhenDelivered(request, reply, file)
    const { fileKey: key, size, contentType, sha256, fileName } = file
    return sendFile({
      ...{ files, request, reply, caching: 'private, no-store' },
      file: { key, size, contentType, etag: `"${sha256}"` },
      disposition: toDisposition(fileName),
    })
  })

  addEndpoint(
    app,
    removePreparedFile,
    async (request, reply) => {
      const key = (await deleteExportFile(request.tx, request.params.id, ownerOf(request).id)) ?? notFound('file')
      await files.remove(key)
      return reply.send(undefined)
    },
    uncached,
  )
}
