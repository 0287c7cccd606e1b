import { z } from 'zod'
import { AUDIT_LOG_LIST } from '#foundation/audit/audit.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { listQuery, periodFilter } from '#kernel/list-query.schema.ts'

export const listAuditLog = endpoint({
  method: 'GET',
  access: 'admin',
  path: '/api/back-office/v1/audit',
  tag: 'back office',
  summary: 'Who did what on this site, the latest first; admins',
  query: listQuery(AUDIT_LOG_LIST).extend({
    object: z.string().max(200).optional().describe('Exactly this object, such as a page’s id or address'),
    actor: z.string().max(254).optional().describe('An e-mail address, or letters of the name'),
    action: z.string().max(60).optional().describe('Exactly this action, such as page.publish'),
    find: z.string().max(100).optional().describe('Letters of anything that the log shows'),
    at: periodFilter.optional().describe('When it was done: 2026-11-01..2026-11-15, either day may be missing'),
  }),
  reply: z.object({
    entries: z.array(
      z.object({
        id: z.uuid(),
        at: z.string(),
        actor: z.object({ name: z.string().nullable(), email: z.string().nullable() }),
        action: z.string(),
        object: z.string().nullable(),
        name: z.string().nullable().describe('What people call the object'),
        before: z.unknown(),
        after: z.unknown(),
        details: z.record(z.string(), z.unknown()).describe('Whatever else was noted'),
        address: z.string().nullable().describe('From where'),
      }),
    ),
    total: z.number().int(),
    actions: z.array(z.string()).describe('Every action that the log holds'),
  }),
  errors: [400, 401, 404],
})
