import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const PATH = '/api/back-office/v1/software'

export const listPublishedSoftware = endpoint({
  method: 'GET',
  access: 'admin',
  path: PATH,
  tag: 'downloads',
  summary: 'Products of software with their newest version and how many want to hear of the next one; admins',
  query: z.object({ language: z.enum(LANGUAGES).default('en') }),
  reply: z.object({
    products: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        version: z.string().nullable(),
        watchers: z.number(),
        replacedBy: z.string().nullable(),
      }),
    ),
  }),
  errors: [400, 401, 404],
})

export const startRelease = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${PATH}/releases`,
  tag: 'downloads',
  summary: 'Publishes a version from an uploaded file, and tells those who wait for it; wants an Idempotency-Key',
  body: z.strictObject({
    uploadId: z.uuid(),
    productKey: z.string().min(1).max(80),
    version: z
      .string()
      .trim()
      .min(1)
      .max(40)
      .regex(/^[\p{L}\p{N} .+_-]+$/u),
    notes: z.string().max(8000),
    language: z.enum(LANGUAGES),
    replaces: z.string().max(80).optional().describe('The key of a product that this one takes the place of'),
  }),
  reply: z.object({ jobId: z.uuid() }),
  status: 202,
  errors: [400, 401, 404, 409, 422],
})
export const newReleaseForm = formRules(startRelease)
