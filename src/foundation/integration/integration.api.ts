import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

const params = z.object({ kind: z.string().max(40).describe('A kind of data, such as companies') })

export const bringLines = endpoint({
  method: 'POST',
  access: 'key',
  path: '/api/integration/v1/:kind',
  tag: 'integration',
  summary: 'Takes JSON lines (application/x-ndjson) of a company’s own systems, of any kind of data',
  description:
    'With `Authorization: Bearer {key}`, a key of this site with the scope `{kind}:write`. Answers one JSON line for each line, in order: `{"line": 1, "ok": true}` or `{"line": 2, "ok": false, "error": "…"}` with everything that is wrong with it, in the language of `Accept-Language` (en, de, fr, es, pl, zh; English without it). What is answered is kept; a line that comes again changes nothing; a line with `"deleted": true` needs its key alone.',
  params,
  errors: [401, 403, 404, 413, 415, 429],
})

export const sendFile = endpoint({
  method: 'PUT',
  access: 'key',
  path: '/api/integration/v1/files/:name',
  tag: 'integration',
  summary: 'Takes a file (application/octet-stream) that lines sent afterwards name in a field such as file',
  description:
    'With `Authorization: Bearer {key}`, a key of this site with `{kind}:write` of a kind that has files: documents, publications, software, invoices. The body is the file, up to 256 MB. It waits a day for its lines; one sent again under its name takes its place. What it holds is checked when a line takes it, as for files of `npm run bring`: type, size and virus scanner.',
  params: z.object({
    name: z
      .string()
      .regex(/^[^/\\:*?"<>|]{1,200}$/)
      .regex(/^(?!\.+$)\P{Cc}+$/u)
      .describe('The name of the file, as lines write it: manual.pdf'),
  }),
  reply: z.object({ name: z.string(), size: z.number(), sha256: z.string() }),
  errors: [400, 401, 403, 413, 415, 429],
})

export const readBroughtLines = endpoint({
  method: 'GET',
  access: 'key',
  path: '/api/integration/v1/:kind',
  tag: 'integration',
  summary: 'The lines of a kind of data as they are stored, as JSON lines (application/x-ndjson)',
  description: 'With `Authorization: Bearer {key}`, a key of this site with the scope `{kind}:read`.',
  params,
  query: z.object({
    since: z.iso
      .datetime({ offset: true })
      .optional()
      .describe(
        'Only what changed at this time or later; first those that were taken away in the last 90 days, with their keys and deleted',
      ),
    status: z
      .enum(['published', 'draft'])
      .default('published')
      .describe('Of kinds with drafts, `draft` reads these alone; without it nothing that is not published is answered'),
  }),
  errors: [400, 401, 403, 404, 429],
})
