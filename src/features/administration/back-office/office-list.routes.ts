import { writeAudit } from '#foundation/audit/public.server.ts'
import { mayRetry } from '#features/administration/back-office/office-list.rules.ts'
import { FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import { userOf } from '#platform/http/access.ts'
import { decideEditing } from '#foundation/identity/public.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import { findJob, JobBusyError, requestCancel } from '#platform/jobs/jobs.ts'
import * as api from '#features/administration/back-office/office-list.api.ts'
import * as store from '#features/administration/back-office/office-list.store.ts'

/** Lists of the back office that need no feature of their own. */
export const officeListRoutes = (app: App): void => {
  const { clock, jobs } = app.services

  addEndpoint(app, api.listAllJobs, async ({ tx, query: { find, state, ...list } }) => {
    const { rows, total } = await store.listJobRows(tx, { find, state }, list)
    return {
      total,
      rows: rows.map(({ owner, ownerName, createdAt, endedAt, ...row }) => ({
        ...row,
        owner: ownerName,
        createdAt: createdAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
        mayRetry: mayRetry(row.state),
        mayCancel: owner !== null && (row.state === 'queued' || row.state === 'running'),
      })),
    }
  })

  addEndpoint(app, api.cancelAnyJob, async (request, reply) => {
    const job = (await findJob(request.tx, request.params.id)) ?? notFound('job')
    if (job.owner === null) return notFound('job')
    await requestCancel(request.tx, job.id, job.owner)
    await writeAudit(request.tx, userOf(request), clock.now(), 'job.cancel', {
      ...{ object: job.id, name: job.kind, before: job.state, after: 'cancelled', address: request.ip },
    })
    return reply.send(undefined)
  })

  addEndpoint(app, api.retryJob, async (request) => {
    const job = (await findJob(request.tx, request.params.id)) ?? notFound('job')
    if (!mayRetry(job.state)) conflict('Only work that failed or was stopped can be done again.')
    const id = await jobs.repeat(request.tx, job.id).catch((error: unknown) => {
      throw error instanceof JobBusyError ? conflict('Such work is under way already.') : error
    })
    if (id === undefined) return conflict('What this work needs is not kept any more.')
    await writeAudit(request.tx, userOf(request), clock.now(), 'job.retry', {
      ...{ object: job.id, name: job.kind, before: job.state, after: id, address: request.ip },
    })
    return { id }
  })

  addEndpoint(app, api.listDownloadDocuments, async ({ tx, query: { find, gate, ...list } }) => {
    const { rows, total } = await store.listDocumentRows(tx, { find, gate }, list)
    return { total, rows: rows.map((row) => ({ ...row, names: { ...row.names }, updatedAt: row.updatedAt.toISOString() })) }
  })

  addEndpoint(app, api.listNotices, async ({ tx, scope, query: { find, ...list } }) => {
    const { rows, total } = await store.listNoticeRows(tx, { find, path: FRAME_FRAGMENTS.notices }, list)
    return { rows, total, mayEdit: decideEditing(scope.user?.roles ?? []).allowed }
  })
}
