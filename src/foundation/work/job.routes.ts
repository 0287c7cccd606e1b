import { cancelJob, listOwnJobs, readJob } from '#foundation/work/job.api.ts'
import type { JobView } from '#foundation/work/job.schema.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import { findJob, listJobs, requestCancel, type Job } from '#platform/jobs/jobs.ts'
import { userOf } from '#platform/http/access.ts'

const MOST_LISTED = 50

const toView = (job: Job): JobView => ({
  id: job.id,
  kind: job.kind,
  state: job.state,
  done: job.done,
  total: job.total,
  message: job.message && { key: job.message.key, ...(job.message.values && { values: { ...job.message.values } }) },
  result: job.result,
  // The error of an attempt that is retried is not final.
  error: job.state === 'failed' && job.error !== null ? { code: job.errorCode ?? 'unexpected', message: job.error } : null,
  isCancelling: job.state === 'running' && job.cancelRequestedAt !== null,
  createdAt: job.createdAt.toISOString(),
  startedAt: job.startedAt?.toISOString() ?? null,
  endedAt: job.endedAt?.toISOString() ?? null,
})

/** Somebody else's work does not exist. */
export const jobRoutes = (app: App): void => {
  addEndpoint(app, listOwnJobs, async (request) => {
    const { kind } = request.query
    const jobs = await listJobs(request.tx, { owner: userOf(request).id, kind, limit: MOST_LISTED })
    return { jobs: jobs.map(toView) }
  })

  addEndpoint(app, readJob, async (request) =>
    toView((await findJob(request.tx, request.params.id, userOf(request).id)) ?? notFound('job')),
  )

  addEndpoint(app, cancelJob, async (request) => {
    const { id } = userOf(request)
    await requestCancel(request.tx, request.params.id, id)
    return toView((await findJob(request.tx, request.params.id, id)) ?? notFound('job'))
  })
}
