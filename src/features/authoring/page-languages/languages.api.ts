import { z } from 'zod'
import { UNIT_STATES } from '#features/authoring/page-languages/translation-state.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'

const PAGE = '/api/content/v1/pages/:id'
const tag = 'authoring'
const params = z.object({ id: z.string().max(64).describe('The page that is translated') })
const locale = z.string().regex(/^[a-z]{2}\/[a-z]{2}$/, 'is no locale, such as us/en')
const source = locale.describe('The same page in the language that it is translated from')
const count = z.number().int()
const headers = z.object({ 'if-match': z.string().max(200).optional().describe('The ETag of what the author saw') })
const saved = z.object({ version: count, etag: z.string(), changed: count.describe('Texts') })
const problems = z.object({
  error: z.string(),
  message: z.string().optional(),
  by: z.string().nullable().optional(),
  problems: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})

export const readTranslation = endpoint({
  method: 'GET',
  access: 'staff',
  path: `${PAGE}/translation`,
  tag,
  summary: 'A page side by side with its source, and what is outdated against it; authors and admins',
  params,
  query: z.object({ source }),
  reply: z.object({
    etag: z.string(),
    version: count,
    sourceVersion: count,
    units: z.array(
      z.object({
        key: z.string(),
        kind: z.enum(['text', 'html']),
        source: z.string(),
        target: z.string().nullable(),
        state: z.enum(UNIT_STATES),
      }),
    ),
  }),
  errors: [400, 401, 404],
})

export const saveTranslation = endpoint({
  method: 'PUT',
  access: 'staff',
  path: `${PAGE}/translation`,
  tag,
  summary: 'Texts of a page in its own language, as a draft; each counts as translated from what the source says now',
  params,
  headers,
  body: z.strictObject({ source, texts: z.record(z.string().max(300), z.string().max(50_000)) }),
  reply: saved,
  errors: [400, 401, 404, 412, 422, 428],
  errorReply: problems,
})

export const exportXliff = endpoint({
  method: 'GET',
  access: 'staff',
  path: `${PAGE}/xliff`,
  tag,
  summary: 'A page for translators, as XLIFF 2.0; authors and admins',
  params,
  query: z.object({ source }),
  errors: [400, 401, 404],
})

export const importXliff = endpoint({
  method: 'POST',
  access: 'staff',
  path: `${PAGE}/xliff`,
  tag,
  summary: 'What a translator sends back becomes a draft; authors and admins',
  params,
  headers,
  body: z.strictObject({ source, file: z.string().max(1_000_000) }),
  reply: saved.extend({ unknown: count.describe('Texts of the file that the page does not have') }),
  errors: [400, 401, 404, 412, 422, 428],
  errorReply: problems,
})

export const rollOut = endpoint({
  method: 'POST',
  access: 'staff',
  path: `${PAGE}/rollout`,
  tag,
  summary: 'Takes a page over to other markets, as drafts: words in the same language, else its blocks with the words there are',
  params,
  body: z.strictObject({ locales: z.array(locale).min(1).max(60) }),
  reply: z.object({
    pages: z.array(z.object({ id: z.uuid(), locale: z.string(), version: count, isNew: z.boolean(), untranslated: count })),
  }),
  errors: [400, 401, 404, 422],
  errorReply: problems,
})

export const listTargets = endpoint({
  method: 'GET',
  access: 'staff',
  path: `${PAGE}/rollout`,
  tag,
  summary: 'Where a page could be taken over to, and what there is; authors and admins',
  params,
  reply: z.object({
    targets: z.array(z.object({ locale: z.string(), hasPage: z.boolean(), outdated: count.nullable() })),
  }),
  errors: [401, 404],
})
