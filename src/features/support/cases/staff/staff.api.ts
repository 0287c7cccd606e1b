import { z } from 'zod'
import { CASE_STATUSES } from '#features/support/cases/case.rules.ts'
import { caseView } from '#features/support/cases/case.schema.ts'
import { CASE_ID } from '#features/support/cases/case.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const tag = 'support'
const caseId = z.string().regex(CASE_ID)
const language = z.enum(LANGUAGES)

export const mergeCase = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: '/api/cases/v1/cases/:id/merge',
  tag,
  summary: 'Makes a case part of another one of the same customer; staff only',
  params: z.object({ id: caseId }),
  body: z.strictObject({ into: caseId }),
  reply: caseView.describe('The case that goes on'),
  errors: [400, 401, 404, 409],
})

export const mergeForm = formRules(mergeCase)

const CANNED = '/api/cases/v1/canned-answers'
const written = z.strictObject({
  language,
  title: z.string().trim().min(1).max(100),
  text: z.string().trim().min(1).max(10_000),
})
const canned = z.object({ id: z.uuid(), language, title: z.string(), text: z.string() })
const params = z.object({ id: z.uuid() })

export const listCannedAnswers = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: CANNED,
  tag,
  summary: 'Answers that staff have at hand in one language; staff only',
  query: z.object({ language: language.default('en') }),
  reply: z.object({ answers: z.array(canned) }),
  errors: [400, 401, 404],
})

export const addCannedAnswer = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: CANNED,
  tag,
  summary: 'Adds an answer for all staff; staff only',
  body: written,
  status: 201,
  reply: canned,
  errors: [400, 401, 404, 409],
})

export const cannedForm = formRules(addCannedAnswer)

export const changeCannedAnswer = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: `${CANNED}/:id`,
  tag,
  summary: 'Changes an answer of all staff; staff only',
  params,
  body: written,
  reply: canned,
  errors: [400, 401, 404],
})

export const removeCannedAnswer = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: `${CANNED}/:id`,
  tag,
  summary: 'Removes an answer; staff only',
  params,
  status: 204,
  errors: [400, 401, 404],
})

export const readCustomerGlance = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/cases/v1/cases/:id/customer',
  tag,
  summary: 'The customer of a case at a glance; staff only, and written to the audit log',
  params: z.object({ id: caseId }),
  query: z.object({ language: language.default('en') }),
  reply: z.object({
    name: z.string(),
    email: z.string(),
    company: z.string(),
    accounts: z.array(z.object({ number: z.string(), name: z.string(), city: z.string() })),
    accountCount: z.number(),
    orders: z.array(z.object({ number: z.string(), state: z.string(), placedAt: z.string(), isLate: z.boolean() })),
    cases: z.array(z.object({ id: z.string(), subject: z.string(), status: z.enum(CASE_STATUSES), updated: z.string() })),
    tools: z.array(z.object({ name: z.string(), status: z.string() })),
    sites: z.array(z.string()),
    activity: z.array(z.object({ kind: z.enum(['visit', 'order', 'case', 'request']), label: z.string(), at: z.string() })),
  }),
  errors: [400, 401, 404],
})
