import { Readable } from 'node:stream'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { findImport, listRejects } from '#features/storefront/product-import/import/import.store.ts'
import { downloadImportRejects, listImportRejects, startImport } from '#features/storefront/product-import/product-import.api.ts'
import { IMPORT_TASK, UPLOAD_KIND } from '#features/storefront/product-import/product-import.rules.ts'
import { createImportTask, nameImport } from '#features/storefront/product-import/product-import.task.ts'
import { REJECT_HEADER, writeRejectRow } from '#features/storefront/product-import/reject-table.service.ts'
import { claimUpload } from '#foundation/uploads/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, Problem } from '#platform/http/errors.ts'
import { leaveSlot } from '#platform/http/load.ts'
import { findJob, JobBusyError } from '#platform/jobs/jobs.ts'
import { userOf } from '#platform/http/access.ts'

const PAGE = 100
const CSV_PAGE = 1000

/** Somebody else's import does not exist; one that has not begun refused nothing. */
const findOwnImport = async (tx: Tx, jobId: string, owner: string) => {
  const job = await findJob(tx, jobId, owner)
  if (job?.kind !== IMPORT_TASK) return notFound('import')
  return findImport(tx, nameImport(jobId))
}

export const productImportRoutes = (app: App): void => {
  const { jobs, clock, db } = app.services
  const task = createImportTask(app.services)

  addEndpoint(
    app,
    startImport,
    async (request) => {
      const user = userOf(request)
      const { uploadId } = request.body
      const upload = (await claimUpload(request.tx, user.id, uploadId, UPLOAD_KIND)) ?? notFound('upload')
      const options = { owner: user.id, singletonKey: 'products', isExclusive: true }
      const jobId = await jobs.enqueue(request.tx, task, { uploadId, file: upload.name }, options).catch((error: unknown) => {
        throw error instanceof JobBusyError
          ? new Problem(409, 'import_running', 'Another import is under way. Wait for its end, or cancel it.')
          : error
      })
      await writeAudit(request.tx, user, clock.now(), 'catalogue.import.started', { jobId, file: upload.name })
      return { jobId }
    },
    { config: { idempotency: 'required' } },
  )

  addEndpoint(app, listImportRejects, async (request) => {
    const run = await findOwnImport(request.tx, request.params.id, userOf(request).id)
    const rejects = run ? await listRejects(request.tx, run.id, request.query.after, PAGE + 1) : []
    return { rejects: rejects.slice(0, PAGE), hasMore: rejects.length > PAGE }
  })

  /** Page by page, as fast as they are read: there may be as many as the file has. */
  async function* writeRejects(tenant: TenantKey, importId: string | undefined): AsyncGenerator<string> {
    yield REJECT_HEADER
    for (let after = 0; importId !== undefined;) {
      const rejects = await withTenant(db, tenant, (tx) => listRejects(tx, importId, after, CSV_PAGE))
      yield rejects.map(writeRejectRow).join('')
      if (rejects.length < CSV_PAGE) return
      after = rejects.at(-1)?.line ?? after
    }
  }

  addEndpoint(
    app,
    downloadImportRejects,
    async (request, reply) => {
      const { tenant } = request.scope
      const run = await withTenant(db, tenant, (tx) => findOwnImport(tx, request.params.id, userOf(request).id))
      leaveSlot(request)
      return reply
        .header('content-disposition', 'attachment; filename="rejected-lines.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(writeRejects(tenant, run?.id)))
    },
    { config: { opensNoTransaction: true } },
  )
}
