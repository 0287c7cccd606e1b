import type { FastifyReply, FastifyRequest } from 'fastify'
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
import type { KeptFile } from '#features/forms/forms/public.server.ts'
import { decideBackOffice, isStaff, mayViewLeads } from '#foundation/identity/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { App } from '#platform/feature.ts'
import { writeXlsx, XLSX_TYPE } from '#platform/files/xlsx-writer.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { forbidden, notFound, unauthorised } from '#platform/http/errors.ts'

const MOST_EXPORTED = 20_000

/** To customers none of this exists. */
const staffOf = ({ scope }: FastifyRequest): ScopeUser => {
  const user = scope.user ?? unauthorised()
  return isStaff(user.roles) ? user : notFound('page')
}
const staffOnly = {
  preHandler: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'private, no-store')
    staffOf(request)
  },
}

/** That something came, and with which form, is for all who write the site; who wrote what is for those with the right [T-102]. */
const readerOf = (request: FastifyRequest): ScopeUser => {
  const user = staffOf(request)
  return mayViewLeads(user.roles) ? user : forbidden('Only those who were given the right read what was sent with forms.')
}
const readersOnly = {
  preHandler: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'private, no-store')
    readerOf(request)
  },
}

const toListed = ({ id, reference, formKey, page, language, email, captchaScore, submittedAt }: InboxRow) => ({
  ...{ id, reference, formKey, page, language, email, captchaScore },
  submittedAt: submittedAt.toISOString(),
})

const toShownFile = ({ field, name, size }: KeptFile) => ({ field, name, size })

export const inboxRoutes = (app: App): void => {
  const { clock, files } = app.services
  const removeFiles = async (deleted: readonly Deleted[]): Promise<void> => {
    for (const { fileKey } of deleted.flatMap((row) => row.files)) await files.remove(fileKey)
  }

  addEndpoint(
    app,
    listSubmissions,
    async (request) => {
      const { tx, query } = request
      const { find, form, at, ...list } = query
      const { roles } = staffOf(request)
      const mayRead = mayViewLeads(roles)
      const { rows, total } = await listInbox(tx, { find, form, at, mayRead }, list)
      return {
        rows: rows.map(toListed),
        total,
        forms: await listFormKeys(tx),
        mayRead,
        mayManage: decideBackOffice(roles).allowed,
      }
    },
    staffOnly,
  )

  addEndpoint(
    app,
    exportSubmissions,
    async (request, reply) => {
      const { format } = request.params
      const rows = await readForExport(request.tx, { ...request.query, mayRead: true }, MOST_EXPORTED)
      await writeAudit(request.tx, readerOf(request), clock.now(), 'form.exported', { rows: rows.length, format })
      reply.header('content-disposition', `attachment; filename="forms.${format}"`)
      return format === 'csv'
        ? reply.type('text/csv; charset=utf-8').send(toCsv(rows))
        : reply.type(XLSX_TYPE).send(writeXlsx(toSheet(rows)))
    },
    readersOnly,
  )

  addEndpoint(
    app,
    readSubmission,
    async ({ tx, params }) => {
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
    },
    readersOnly,
  )

  addEndpoint(
    app,
    downloadSubmittedFile,
    async (request, reply) => {
      const { id, field } = request.params
      const submission = (await findSubmission(request.tx, id)) ?? notFound('submission')
      const { name, fileKey } = submission.files.find((each) => each.field === field) ?? notFound('file')
      await writeAudit(request.tx, readerOf(request), clock.now(), 'form.file-opened', { reference: submission.reference, field })
      const file = (await files.open(fileKey)) ?? notFound('file')
      // Never shown by the browser itself, whatever it is [T-81].
      reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      return reply.type('application/octet-stream').header('content-length', file.size).send(file.stream)
    },
    readersOnly,
  )

  addEndpoint(
    app,
    eraseSubmission,
    async (request, reply) => {
      const deleted = (await deleteSubmission(request.tx, request.params.id)) ?? notFound('submission')
      const { reference } = deleted
      await removeFiles([deleted])
      await writeAudit(request.tx, readerOf(request), clock.now(), 'form.erased', { reference })
      return reply.send(undefined)
    },
    readersOnly,
  )

  addEndpoint(
    app,
    eraseSubmissionsOf,
    async (request) => {
      const user = readerOf(request)
      if (!decideBackOffice(user.roles).allowed) notFound('page')
      const deleted = await deleteSubmissionsOf(request.tx, request.body.email)
      await removeFiles(deleted)
      const erased = deleted.length
      // That something was erased is kept, not of whom.
      await writeAudit(request.tx, user, clock.now(), 'form.erased-by-address', { erased })
      return { erased }
    },
    readersOnly,
  )
}
