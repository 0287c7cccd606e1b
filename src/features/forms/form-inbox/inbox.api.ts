import { z } from 'zod'
import { INBOX_LIST, INBOX_PATH } from '#features/forms/form-inbox/inbox.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { listQuery, periodFilter } from '#kernel/list-query.schema.ts'

const tag = 'forms'
const filters = {
  find: z.string().max(100).optional().describe('Letters of what was written, of the reference or of the address'),
  form: z.string().max(60).optional().describe('The key of a form'),
  at: periodFilter.optional().describe('When it came: 2026-11-01..2026-11-15, either day may be missing'),
}
const params = z.object({ id: z.uuid() })
const listed = z.object({
  id: z.uuid(),
  reference: z.string(),
  formKey: z.string(),
  page: z.string(),
  language: z.string(),
  email: z.string().nullable(),
  captchaScore: z.number(),
  submittedAt: z.string(),
})

export const listSubmissions = endpoint({
  method: 'GET',
  access: 'staff',
  path: INBOX_PATH,
  tag,
  summary: 'What was sent with forms, page by page; authors and admins. Who sent it is shown to those with the right',
  query: listQuery(INBOX_LIST).extend(filters),
  reply: z.object({
    rows: z.array(listed),
    total: z.number(),
    forms: z.array(z.string()).describe('Keys of forms that something came from'),
    mayRead: z.boolean().describe('Whether one may read, export and erase what was written'),
    mayManage: z.boolean().describe('Whether one may erase by address and manage webhooks'),
  }),
  errors: [400, 401, 404],
})

export const readSubmission = endpoint({
  method: 'GET',
  access: 'lead-viewer',
  path: `${INBOX_PATH}/:id`,
  tag,
  summary: 'One submission with everything that was written, and the consents word for word',
  params,
  reply: listed.extend({
    fields: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
    consents: z.array(z.object({ field: z.string(), text: z.string(), isGiven: z.boolean() })),
    files: z.array(z.object({ field: z.string(), name: z.string(), size: z.number() })),
    keepUntil: z.string(),
  }),
  errors: [401, 403, 404],
})

export const downloadSubmittedFile = endpoint({
  method: 'GET',
  access: 'lead-viewer',
  path: `${INBOX_PATH}/:id/files/:field`,
  tag,
  summary: 'A file that came with a submission, as a download; admins and authors with the right',
  params: params.extend({ field: z.string().max(40) }),
  errors: [401, 403, 404],
})

export const eraseSubmission = endpoint({
  method: 'DELETE',
  access: 'lead-viewer',
  path: `${INBOX_PATH}/:id`,
  tag,
  summary: 'Erases one submission',
  params,
  status: 204,
  errors: [401, 403, 404],
})

export const eraseSubmissionsOf = endpoint({
  method: 'POST',
  access: 'admin',
  path: '/api/forms/v1/erasures',
  tag,
  summary: 'Erases everything that came from one e-mail address; admins',
  body: z.strictObject({ email: z.string().trim().min(3).max(254) }),
  reply: z.object({ erased: z.number() }),
  errors: [400, 401, 404],
})

export const erasureForm = formRules(eraseSubmissionsOf)

export const exportSubmissions = endpoint({
  method: 'GET',
  access: 'lead-viewer',
  path: `${INBOX_PATH}/export.:format`,
  tag,
  summary: 'The same as a table, as xlsx or csv',
  needsFreshProof: true,
  params: z.object({ format: z.enum(['xlsx', 'csv']) }),
  query: z.object(filters),
  errors: [400, 401, 403, 404],
})
