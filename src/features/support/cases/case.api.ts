import { z } from 'zod'
import { CASE_LIST, OWNERS } from '#features/support/cases/case-list.rules.ts'
import { CASE_ID, CASE_KIND_NAMES, CASE_PRIORITIES, CASE_STATUSES, type CaseKind } from '#features/support/cases/case.rules.ts'
import { caseView } from '#features/support/cases/case.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { listQuery } from '#kernel/list-query.schema.ts'

const tag = 'support'
const PATH = '/api/cases/v1/cases/:id'
const params = z.object({ id: z.string().regex(CASE_ID) })
const kind = z.enum(CASE_KIND_NAMES as [CaseKind, ...CaseKind[]])
const text = z.string().trim().min(1).max(10_000)
const uploads = z.array(z.uuid()).max(10).optional().describe('Files that were uploaded as `case-file`')
const errors = [400, 401, 404, 409] as const

export const listCases = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/pif/api/case/v1/case-management-operations',
  tag,
  summary: 'My cases, or for staff all of them, page by page',
  query: listQuery(CASE_LIST).extend({
    appId: z.string().optional(),
    search: z.string().max(100).optional().describe('Letters of the number, the subject, the part or the order'),
    words: z.string().max(100).optional().describe('Letters of what was written in the case'),
    status: z.enum(CASE_STATUSES).optional(),
    kind: kind.optional(),
    ended: z.enum(['true', 'false']).optional().describe('Only those that are solved or closed, or only the others'),
    due: z.enum(['late']).optional().describe('For staff: only those whose first answer is overdue'),
    company: z.string().max(40).optional().describe('For staff: the number of a company, of whose people or accounts they are'),
    owner: z.enum(OWNERS).optional().describe('For staff: assigned to me, or to nobody'),
  }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        kind,
        subject: z.string(),
        status: z.enum(CASE_STATUSES),
        priority: z.enum(CASE_PRIORITIES),
        created: z.string(),
        updated: z.string(),
        hasNews: z.boolean(),
        customer: z.string().nullable(),
        assignee: z.string().nullable(),
        due: z.string().nullable().describe('For staff: until when the first answer is due'),
        isLate: z.boolean(),
      }),
    ),
    total: z.number(),
    isStaff: z.boolean(),
  }),
  errors: [400, 401],
})

/** Fields of kinds are optional here; which of them a kind needs is decided by its rules. */
const field = z.string().trim().max(200).default('')

export const createCase = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: '/pif/api/case/v1/create-portal-case',
  tag,
  summary: 'Opens a case; the same key makes it once',
  query: z.object({ appId: z.string().optional() }),
  body: z.object({
    kind,
    subject: z.string().trim().min(3).max(160),
    text,
    priority: z.enum(CASE_PRIORITIES),
    ...{ productSku: field, serialNumber: field, symptom: field, orderNumber: field, concern: field },
    ...{ publication: field, address: field, soldToNumber: field },
    copies: z.string().trim().max(500).default('').describe('Mail addresses of colleagues, with commas or spaces between them'),
    uploads,
  }),
  reply: z.object({ caseNumber: z.string(), message: z.string() }),
  status: 201,
  errors: [400, 401, 409, 422, 429],
})
export const caseForm = formRules(createCase)

export const readCase = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag,
  summary: 'One case with its conversation',
  params,
  reply: caseView,
  errors: [401, 404],
})

export const answerCase = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/messages`,
  tag,
  summary: 'Writes into a case; staff say what becomes of it',
  params,
  body: z.object({ text, step: z.enum(['answer', 'solve', 'work']).default('answer'), uploads }),
  reply: caseView,
  status: 201,
  errors: [...errors, 429],
})

export const noteOnCase = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/notes`,
  tag,
  summary: 'A note of staff for staff, which no customer ever sees',
  params,
  body: z.object({ text }),
  reply: caseView,
  status: 201,
  errors,
})

export const answerForm = formRules(answerCase)
export const noteForm = formRules(noteOnCase)

export const moveCase = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/status`,
  tag,
  summary: 'Closes or reopens a case',
  params,
  body: z.object({ step: z.enum(['close', 'reopen']) }),
  reply: caseView,
  errors,
})

export const rateCase = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: `${PATH}/rating`,
  tag,
  summary: 'How well a case was answered, said by the one who asked',
  params,
  body: z.object({ rating: z.int().min(1).max(5), text: z.string().trim().max(1_000).default('') }),
  reply: caseView,
  errors,
})

export const ratingForm = formRules(rateCase)

export const assignCase = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: `${PATH}/assignment`,
  tag,
  summary: 'Takes a case, hands it over, or gives it back to the queue; staff only',
  params,
  body: z.object({ assignedTo: z.uuid().nullable() }),
  reply: caseView,
  errors,
})

export const listAgents = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/cases/v1/agents',
  tag,
  summary: 'Those who answer cases; staff only',
  reply: z.object({ agents: z.array(z.object({ id: z.string(), name: z.string() })), ownId: z.string() }),
  errors: [401, 404],
})

export const listSerialNumbers = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/cases/v1/serial-numbers',
  tag,
  summary: 'Serial numbers that I named in earlier cases, to choose from',
  query: z.object({ find: z.string().trim().min(1).max(100) }),
  reply: z.object({ units: z.array(z.object({ serialNumber: z.string(), productSku: z.string() })) }),
  errors: [400, 401],
})

export const readCaseFile = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/files/:fileId`,
  tag,
  summary: 'A file of a case, for those who may read the case',
  params: params.extend({ fileId: z.uuid() }),
  errors: [401, 404, 416],
})
