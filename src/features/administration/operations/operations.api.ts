import { z } from 'zod'
import { KEY_STATES } from '#foundation/integration/public.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { listQuery } from '#kernel/list-query.schema.ts'
import {
  OFFICE_ERRORS as errors,
  OFFICE_PATH as PATH,
  OFFICE_TAG as tag,
  officeFind as find,
  officeParams as params,
  officeTotal as total,
} from '#kernel/office-list.schema.ts'
import * as rules from '#features/administration/operations/operations.rules.ts'

export const listMails = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${PATH}/mails`,
  tag,
  summary: 'Mails of the site and what became of them, without their texts; admins',
  query: listQuery(rules.MAIL_LIST).extend({ find, state: z.enum(rules.MAIL_STATES).optional() }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.uuid(),
        toAddress: z.string(),
        subject: z.string(),
        template: z.string(),
        state: z.enum(rules.MAIL_STATES),
        attempts: z.number(),
        lastError: z.string().nullable(),
        createdAt: z.string(),
        endedAt: z.string().nullable(),
      }),
    ),
    total,
  }),
  errors,
})

export const resendMail = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${PATH}/mails/:id/resend`,
  tag,
  summary: 'Sends a mail that was given up once more; admins',
  params,
  reply: z.object({ id: z.uuid(), state: z.literal('queued') }),
  errors,
})

const key = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.string()),
  company: z
    .object({ number: z.string(), name: z.string() })
    .nullable()
    .describe('The only one that it sees and writes; null for the whole site'),
  createdAt: z.string(),
  usedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  state: z.enum(KEY_STATES),
})

export const listIntegrationKeys = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${PATH}/keys`,
  tag,
  summary: 'Keys of programs that bring data, without the keys themselves; admins',
  reply: z.object({
    keys: z.array(key),
    scopes: z.array(z.string()),
    companyScopes: z.array(z.string()).describe('Those of a key of one company'),
  }),
  errors: [401, 404],
})

export const addIntegrationKey = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${PATH}/keys`,
  tag,
  summary: 'Makes a key; the answer holds it, once; admins',
  description: '400 with `details` for a company that there is not, and for a scope that is not of this sort of key.',
  needsFreshProof: true,
  body: z.strictObject({
    name: z.string().trim().min(1).max(80),
    scopes: z.array(z.string().max(40)).min(1).max(20),
    days: z.number().int().min(1).max(3650).nullable().describe('Good for so long; null for ever'),
    company: z
      .string()
      .trim()
      .max(40)
      .default('')
      .describe('Number of a customer company, which the key sees and writes alone; empty for the whole site'),
  }),
  reply: z.object({ key: z.string().describe('It is not shown again') }),
  status: 201,
  errors,
})

export const keyForm = formRules(addIntegrationKey)

export const replaceIntegrationKey = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${PATH}/keys/:id/rotation`,
  tag,
  summary: 'Makes the successor of a key; both count for a week; the answer holds the new one, once; admins',
  needsFreshProof: true,
  params,
  reply: z.object({ key: z.string().describe('It is not shown again') }),
  errors,
})

export const revokeIntegrationKey = endpoint({
  method: 'DELETE',
  access: 'admin',
  path: `${PATH}/keys/:id`,
  tag,
  summary: 'A key opens nothing any more; admins',
  params,
  reply: z.void(),
  status: 204,
  errors,
})

const locale = z.string().regex(/^[a-z]{2}\/[a-z]{2}$/)
const pagePath = z.string().max(200)

export const listRedirects = endpoint({
  method: 'GET',
  access: 'staff',
  path: `${PATH}/redirects`,
  tag,
  summary: 'Addresses that lead to a page which stands elsewhere; authors and admins',
  query: listQuery(rules.REDIRECT_LIST).extend({ find }),
  reply: z.object({
    rows: z.array(z.object({ key: z.string(), locale: z.string(), from: z.string(), to: z.string(), isPublished: z.boolean() })),
    total,
    locales: z.array(z.string()),
  }),
  errors,
})

export const addRedirect = endpoint({
  method: 'POST',
  access: 'staff',
  path: `${PATH}/redirects`,
  tag,
  summary: 'An address where no page stands leads to a page of the same market; authors and admins',
  body: z.strictObject({ locale, from: pagePath, to: pagePath }),
  reply: z.object({ from: z.string(), to: z.string() }),
  status: 201,
  errors: [400, 401, 404, 409, 422],
  errorReply: z.object({
    error: z.string(),
    message: z.string().optional(),
    problems: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  }),
})

export const redirectForm = formRules(addRedirect)

export const removeRedirect = endpoint({
  method: 'DELETE',
  access: 'staff',
  path: `${PATH}/redirects`,
  tag,
  summary: 'An address leads nowhere any more; authors and admins',
  query: z.object({ locale, from: pagePath }),
  reply: z.void(),
  status: 204,
  errors,
})

export const exportAuditLog = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${PATH}/audit.csv`,
  tag,
  summary: 'The audit log as a file, narrowed by the same filters; admins',
  needsFreshProof: true,
  query: z
    .object({
      object: z.string().max(200),
      actor: z.string().max(254),
      action: z.string().max(60),
      find: z.string().max(100),
      at: z.string().max(22),
    })
    .partial(),
  errors,
})
