import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { OFFICE_PATH, OFFICE_TAG as tag } from '#kernel/office-list.schema.ts'

const path = `${OFFICE_PATH}/settings`
const kind = z.enum(['config', 'flag'])
const values = z.record(z.string().max(80), z.unknown())
const written = z.strictObject({ config: values, flags: values })
const problems = z.array(z.object({ path: z.string(), message: z.string() }))
const change = z.object({ kind, key: z.string(), before: z.unknown(), after: z.unknown() })

export const readSiteSettings = endpoint({
  method: 'GET',
  access: 'admin',
  path,
  tag,
  summary: 'How the site is set: what its installation says, and what admins set over it; admins',
  reply: z.object({
    revision: z.number().int(),
    etag: z.string(),
    mayChange: z.boolean(),
    changedAt: z.string().nullable(),
    changedBy: z.string().nullable(),
    entries: z.array(
      z.object({
        kind,
        key: z.string(),
        feature: z.string().describe('Whose setting it is'),
        input: z.object({
          kind: z.enum(['text', 'number', 'toggle', 'choice', 'lines', 'json']),
          options: z.array(z.string()).optional(),
        }),
        installed: z.unknown().describe('Without what admins set'),
        varies: z.boolean().describe('What is installed differs by market; a value that is set holds for all'),
        own: z.unknown().describe('Set by an admin; null: as installed'),
      }),
    ),
  }),
  errors: [401, 404],
})

export const checkSiteSettings = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${path}/check`,
  tag,
  summary: 'What would change, and what stands against it; changes nothing; admins',
  whileReadOnly: 'reads',
  body: written,
  reply: z.object({ changes: z.array(change), problems }),
  errors: [400, 401, 404],
})

export const saveSiteSettings = endpoint({
  method: 'PUT',
  access: 'configurator',
  path,
  tag,
  summary: 'Sets the site, in every process at once; what is not named is as installed; admins who may configure, with If-Match',
  needsFreshProof: true,
  body: written,
  reply: z.object({ revision: z.number().int(), etag: z.string(), changes: z.array(change) }),
  errors: [400, 401, 403, 404, 412, 422, 428],
  errorReply: z.object({
    error: z.string(),
    message: z.string().optional(),
    by: z.string().nullable().optional(),
    problems: problems.optional(),
  }),
})
