import {
  listPreparedFiles,
  readFileManifest,
  readPreparedFile,
  removePreparedFile,
} from '#features/orders/exports/exports.api.ts'
import { EXPORT_KINDS, type ExportKind } from '#features/orders/exports/export-kind.rules.ts'
import { findReadableFile, listReadableFiles, markWhenDelivered } from '#features/orders/exports/deliver-file.service.ts'
import { deleteExportFile, type ExportFile } from '#features/orders/exports/export-file.store.ts'
import { writeManifest } from '#features/orders/exports/file-manifest.rules.ts'
import { SCHEDULED_EXPORT } from '#features/orders/exports/order-export.task.ts'
import { TASK_OF } from '#features/orders/exports/start-export.service.ts'
import type { App } from '#platform/feature.ts'
import { toDisposition } from '#platform/files/file-name.rules.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { listJobs, type Job } from '#platform/jobs/jobs.ts'
import { userOf } from '#platform/http/access.ts'

const MOST_LISTED = 30
/** By what a job of theirs is called. */
const JOBS: readonly (readonly [ExportKind, string])[] = [
  ...EXPORT_KINDS.map((kind) => [kind, TASK_OF[kind]] as const),
  ['orders', SCHEDULED_EXPORT],
]

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
  const { files } = app.services

  addEndpoint(app, listPreparedFiles, async (request) => {
    const owner = userOf(request).id
    const jobs: (readonly [ExportKind, Job])[] = []
    for (const [kind, name] of JOBS)
      for (const job of await listJobs(request.tx, { owner, kind: name, limit: MOST_LISTED })) jobs.push([kind, job])
    const found = await listReadableFiles(
      request,
      jobs.map(([, { id }]) => id),
      owner,
    )
    const fileOf = new Map(found.map((file) => [file.id, file]))
    const shown = jobs
      // A finished one without its file has expired, was removed, or is of an account that was lost.
      .filter(([, { id, state }]) => state !== 'cancelled' && (state !== 'completed' || fileOf.has(id)))
      .toSorted(([, one], [, other]) => other.createdAt.getTime() - one.createdAt.getTime())
    return { files: shown.map(([kind, job]) => toView(kind, job, fileOf.get(job.id))) }
  })

  addEndpoint(app, readPreparedFile, async (request, reply) => {
    const file = (await findReadableFile(request, request.params.id, userOf(request).id)) ?? notFound('file')
    markWhenDelivered(request, reply, file)
    const { fileKey: key, size, contentType, sha256, fileName } = file
    return sendFile({
      ...{ files, request, reply },
      file: { key, size, contentType, etag: `"${sha256}"` },
      disposition: toDisposition(fileName),
    })
  })

  addEndpoint(app, readFileManifest, async (request, reply) => {
    const file = (await findReadableFile(request, request.params.id, userOf(request).id)) ?? notFound('file')
    reply.type('text/plain; charset=utf-8').header('content-disposition', toDisposition('manifest.sha256'))
    return reply.send(writeManifest(file))
  })

  addEndpoint(app, removePreparedFile, async (request, reply) => {
    const key = (await deleteExportFile(request.tx, request.params.id, userOf(request).id)) ?? notFound('file')
    await files.remove(key)
    return reply.send(undefined)
  })
}
