import { z } from 'zod'
import { AUDIT_LIST } from '#foundation/audit/audit.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { listQuery, periodFilter } from '#kernel/list-query.schema.ts'

export const listOwnAudit = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/me/audit',
  tag: 'me',
  summary: 'What was done by the person who asks, or in their name',
  query: listQuery(AUDIT_LIST).extend({
    by: z.enum(['anyone', 'others']).default('anyone').describe('others: only what someone did on the person’s behalf'),
    before: z.iso.datetime().optional().describe('Earlier than this: the `at` of the last entry one has'),
    limit: z.coerce.number().int().min(1).max(100).optional().describe('As `size`, for calls that page by `before`'),
    at: periodFilter.optional().describe('When it was done: 2026-11-01..2026-11-15, either day may be missing'),
  }),
  reply: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        action: z.string(),
        actor: z.object({ name: z.string().nullable(), isSelf: z.boolean() }),
        details: z.record(z.string(), z.unknown()),
      }),
    ),
    total: z.number().int().describe('Of all pages'),
  }),
  errors: [400, 401],
})
