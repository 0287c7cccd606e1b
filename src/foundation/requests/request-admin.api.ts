import { z } from 'zod'
import { LONGEST_TEXT, MOST_AT_ONCE, REQUEST_LIST, REQUEST_STATUSES } from '#foundation/requests/access-request.rules.ts'
import { DESK_VIEWS } from '#foundation/requests/request-admin.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { listQuery, periodFilter } from '#kernel/list-query.schema.ts'

const PATH = '/api/back-office/v1/requests'
const status = z.enum(REQUEST_STATUSES)
const text = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u, 'holds characters that cannot be searched')
  .optional()
/** An empty one asks no more than a missing one. */
const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()
const id = z.string().max(64).describe('Such as REQ-20017')
const subject = z.object({ id: z.string(), name: z.string() })

export const listAdminRequests = endpoint({
  method: 'GET',
  access: 'admin',
  path: PATH,
  tag: 'back office',
  summary: 'What people ask staff for, for administrators',
  query: listQuery(REQUEST_LIST).extend({
    view: orEmpty(z.enum(DESK_VIEWS)).describe('late: waiting for more than 24 hours'),
    kind: orEmpty(z.string().regex(/^[a-z][a-z-]{0,39}$/)).describe('tool, site, training, company-name or account'),
    status: orEmpty(status),
    person: text.describe('A part of the name or the address'),
    company: text,
    account: text,
    subject: text,
    askedAt: orEmpty(periodFilter),
  }),
  reply: z.object({
    requests: z.array(
      z.object({
        id,
        kind: z.string(),
        person: z.object({ name: z.string(), email: z.string() }),
        company: z.string().nullable(),
        account: z.string().nullable(),
        subject,
        status,
        isLate: z.boolean(),
        askedAt: z.string(),
        decidedAt: z.string().nullable(),
        by: z.string().nullable(),
      }),
    ),
    total: z.number().int(),
    counts: z.object({ waiting: z.number().int(), late: z.number().int(), decided: z.number().int() }),
  }),
  errors: [400, 401, 404],
})

export const readAdminRequest = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${PATH}/:id`,
  tag: 'back office',
  summary: 'One request with what the rules say of it and what happened with it',
  params: z.object({ id }),
  query: z.object({ language: z.enum(LANGUAGES).default('en') }),
  reply: z.object({
    id,
    kind: z.string(),
    kindName: z.string(),
    person: z.object({
      name: z.string(),
      givenName: z.string(),
      email: z.string(),
      isProven: z.boolean(),
      jobTitle: z.string(),
      company: z.string().nullable(),
      account: z.string().nullable(),
    }),
    subject,
    status,
    askedAt: z.string(),
    askedBy: z.string().nullable().describe('The employee who asked for them'),
    reason: z.string(),
    note: z.string(),
    decidedAt: z.string().nullable(),
    by: z.string().nullable(),
    isOwn: z.boolean().describe('Somebody else decides it'),
    mayExpire: z.boolean(),
    mayReopen: z.boolean().describe('Denied, and closed until an administrator lets the person ask again'),
    facts: z.array(z.object({ label: z.string(), text: z.string() })),
    rules: z.array(z.object({ isFor: z.boolean(), text: z.string(), hint: z.string().nullable() })),
    history: z.array(z.object({ at: z.string(), event: z.string(), by: z.string().nullable(), note: z.string() })),
    earlier: z.array(z.object({ id, subject: z.string(), status, askedAt: z.string() })),
  }),
  errors: [401, 404],
})

/** It goes into a mail and into the log. */
const note = z
  .string()
  .trim()
  .max(LONGEST_TEXT)
  .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'holds characters that cannot be sent')
  .default('')
const decision = z.enum(['approve', 'deny'])
const until = z.iso.date().optional().describe('The last day it holds, where it may end')

export const decideAdminRequest = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${PATH}/:id/decision`,
  tag: 'back office',
  summary: 'Decides a request once; the person gets one mail',
  params: z.object({ id }),
  body: z.object({ decision, note, until }),
  reply: z.object({ id, status: z.enum(['Approved', 'Denied']), by: z.string(), at: z.string() }),
  errors: [400, 401, 403, 404, 409],
})
export const decisionForm = formRules(decideAdminRequest)

export const decideAdminRequests = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${PATH}/decisions`,
  tag: 'back office',
  summary: `Decides up to ${MOST_AT_ONCE} requests alike; says of each what became of it`,
  body: z.object({ ids: z.array(id).min(1).max(MOST_AT_ONCE), decision, note }),
  reply: z.object({
    decided: z.array(z.string()),
    refused: z.array(z.object({ id, code: z.string(), error: z.string(), by: z.string().nullable() })),
  }),
  errors: [400, 401, 404],
})

export const reopenAdminRequest = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${PATH}/:id/reopening`,
  tag: 'back office',
  summary: 'Lets the person ask again for what was denied',
  params: z.object({ id }),
  reply: z.object({ id }),
  errors: [401, 403, 404, 409],
})
