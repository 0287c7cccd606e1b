import { z } from 'zod'
import { HEALTH_PARTS, HEALTH_STATES } from '#features/administration/operations/health/health.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { TENANT_FINDINGS } from '#kernel/tenant-finding.ts'
import { OFFICE_PATH, OFFICE_TAG as tag } from '#kernel/office-list.schema.ts'

export const readHealth = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${OFFICE_PATH}/health`,
  tag,
  summary: 'How the site is: database, background work, mails, webhooks, search, room for files, version; admins',
  reply: z.object({
    state: z.enum(HEALTH_STATES),
    version: z.string(),
    startedAt: z.string().describe('When the process that answers was started'),
    lookedAt: z.string(),
    parts: z.array(
      z.object({
        part: z.enum(HEALTH_PARTS),
        state: z.enum(HEALTH_STATES),
        facts: z.record(z.string(), z.union([z.number(), z.string()]).nullable()).describe('Numbers, and times as texts'),
      }),
    ),
  }),
  errors: [401, 404],
})

export const readFindings = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${OFFICE_PATH}/health/findings`,
  tag,
  summary: 'What is wrong with hosts, sign-in, files, search and queues of the site; admins',
  reply: z.object({
    findings: z.array(
      z.object({
        code: z.enum(TENANT_FINDINGS),
        severity: z.enum(['fault', 'warning']),
        facts: z.record(z.string(), z.union([z.number(), z.string()])),
      }),
    ),
  }),
  errors: [401, 404],
})
