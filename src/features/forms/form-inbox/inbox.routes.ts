import { writeAudit } from '#foundation/audit/public.server.ts'
import {
  downloadSubmittedFile,
  eraseSubmission,
  eraseSubmissionsOf,
  exportSubmissions,
  listSubmissions,
  readSubmission,
} from '#features/forms/form-inbox/inbox.api.ts'
import { toCsv, toSheet } from '#features/forms/form-inbox/export-table.service.ts'
import {
  deleteSubmission,
  deleteSubmissionsOf,
  findSubmission,
  listFormKeys,
  listInbox,
  readForExport,
  type Deleted,
  type InboxRow,
} from '#features/forms/form-inbox/inbox.store.ts'
import type { StoredFormFile } from '#features/forms/forms/public.server.ts'
import { decideBackOffice, mayViewLeads } from '#foundation/identity/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { App } from '#platform/feature.ts'
import { writeXlsx, XLSX_TYPE } from '#platform/files/xlsx-writer.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

const MOST_EXPORTED = 20_000

const toListed = ({ id, reference, formKey, page, language, email, captchaScore, submittedAt }: InboxRow) => ({
  ...{ id, reference, formKey, page, language, email, captchaScore },
  submittedAt: submittedAt.toISOString(),
})

const toShownFile = ({ field, name, size }: StoredFormFile) => ({ field, name, size })

export const inboxRoutes = (app: App): void => {
  const { clock, files } = app.services
  const removeFiles = async (deleted: readonly Deleted[]): Promise<void> => {
    for (const { fileKey } of deleted.flatMap((row) => row.files)) await files.remove(fileKey)
  }

  addEndpoint(app, listSubmissions, async (request) => {
    const { tx, query } = request
    const { find, form, at, ...list } = query
    const { roles } = userOf(request)
    const mayRead = mayViewLeads(roles)
    const { rows, total } = await listInbox(tx, { find, form, at, mayRead }, list)
    return {
      rows: rows.map(toListed),
      total,
      forms: await listFormKeys(tx),
      mayRead,
      mayManage: decideBackOffice(roles).allowed,
    }
  })

  addEndpoint(app, exportSubmissions, async (request, reply) => {
    const { format } = request.params
    const rows = await readForExport(request.tx, { ...request.query, mayRead: true }, MOST_EXPORTED)
    await writeAudit(request.tx, userOf(request), clock.now(), 'form.exported', { rows: rows.length, format })
    reply.header('content-disposition', `attachment; filename="forms.${format}"`)
    return format === 'csv'
      ? reply.type('text/csv; charset=utf-8').send(toCsv(rows))
      : reply.type(XLSX_TYPE).send(writeXlsx(toSheet(rows)))
  })

  addEndpoint(app, readSubmission, async ({ tx, params }) => {
    const { labels, submitted, consents, files, keepUntil, ...row } =
      (await findSubmission(tx, params.id)) ?? notFound('submission')
    const fields = Object.entries(submitted).map(([name, value]) => ({ name, label: lookUp(labels, name) ?? name, value }))
    return {
      ...toListed(row),
      fields,
      consents: [...consents],
      files: files.map(toShownFile),
      keepUntil: keepUntil.toISOString(),
    }
  })

  addEndpoint(app, downloadSubmittedFile, async (request, reply) => {
    const { id, field } = request.params
    const submission = (await findSubmission(request.tx, id)) ?? notFound('submission')
    const { name, fileKey } = submission.files.find((each) => each.field === field) ?? notFound('file')
    await writeAudit(request.tx, userOf(request), clock.now(), 'form.file-opened', { reference: submission.reference, field })
    const file = (await files.open(fileKey)) ?? notFound('file')
    // Never shown by the browser itself, whatever it is [T-81].
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    return reply.type('application/octet-stream').header('content-length', file.size).send(file.stream)
  })

  addEndpoint(app, eraseSubmission, async (request, reply) => {
    const deleted = (await deleteSubmission(request.tx, request.params.id)) ?? notFound('submission')
    const { reference } = deleted
    await removeFiles([deleted])
    await writeAudit(request.tx, userOf(request), clock.now(), 'form.erased', { reference })
    return reply.send(undefined)
  })

  addEndpoint(app, eraseSubmissionsOf, async (request) => {
    const user = userOf(request)
    const deleted = await deleteSubmissionsOf(request.tx, request.body.email)
    await removeFiles(deleted)
    const erased = deleted.length
    // That something was erased is stored, not of whom.
    await writeAudit(request.tx, user, clock.now(), 'form.erased-by-address', { erased })
    return { erased }
  })
}
