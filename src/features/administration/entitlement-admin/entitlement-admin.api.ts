import { z } from 'zod'
import { ENTITLEMENT_LIST, SET_STATUSES } from '#features/administration/entitlement-admin/entitlement-admin.rules.ts'
import { ACCESS_STATUSES } from '#foundation/entitlements/public.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { listQuery } from '#kernel/list-query.schema.ts'
import {
  OFFICE_ERRORS as errors,
  OFFICE_PATH,
  OFFICE_TAG as tag,
  officeFind as find,
  officeTotal as total,
} from '#kernel/office-list.schema.ts'

const path = `${OFFICE_PATH}/entitlements`
const tool = z.string().max(60)

export const listEntitlements = endpoint({
  method: 'GET',
  access: 'admin',
  path,
  tag,
  summary: 'Who may use which tool, and until when; admins',
  query: listQuery(ENTITLEMENT_LIST).extend({ find, tool: tool.optional(), status: z.enum(ACCESS_STATUSES).optional() }),
  reply: z.object({
    rows: z.array(
      z.object({
        key: z.string().describe('Person and tool'),
        personId: z.uuid(),
        person: z.string(),
        email: z.string(),
        toolId: z.string(),
        tool: z.string(),
        status: z.enum(ACCESS_STATUSES),
        changedAt: z.string(),
        expiresAt: z.string().nullable(),
      }),
    ),
    total,
    tools: z.array(z.object({ id: z.string(), name: z.string(), names: z.partialRecord(z.string(), z.string()) })),
  }),
  errors,
})

export const changeEntitlements = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${path}/change`,
  tag,
  summary: 'Gives people tools, takes them away, or resets what was denied; admins, never for themselves',
  body: z.strictObject({
    entries: z
      .array(z.strictObject({ person: z.union([z.uuid(), z.email()]).describe('Id or e-mail address'), tool }))
      .min(1)
      .max(200),
    status: z.enum(SET_STATUSES),
    expiresOn: z.iso.date().nullable().default(null).describe('The last day; null for ever'),
  }),
  reply: z.object({
    changed: z.number().int(),
    refused: z.array(
      z.object({ person: z.string(), tool: z.string(), reason: z.enum(['self', 'request', 'training', 'unknown', 'past']) }),
    ),
  }),
  errors,
})
export const grantForm = formRules(changeEntitlements)
