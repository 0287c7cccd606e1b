import { z } from 'zod'
import { IMPORT_PATH } from '#features/storefront/product-import/product-import.rules.ts'
import { rejectPageSchema } from '#features/storefront/product-import/reject.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'

const params = z.object({ id: z.uuid() })

export const startImport = endpoint({
  method: 'POST',
  access: 'admin',
  path: IMPORT_PATH,
  tag: 'catalogue',
  summary: 'Starts the import of an uploaded file of products; wants an Idempotency-Key',
  body: z.strictObject({ uploadId: z.uuid() }),
  reply: z.object({ jobId: z.uuid() }),
  status: 202,
  errors: [400, 401, 404, 409, 422],
})

export const listImportRejects = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${IMPORT_PATH}/:id/rejects`,
  tag: 'catalogue',
  summary: 'The lines that an import refused, and why',
  params,
  query: z.object({
    after: z.coerce
      .number()
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .default(0)
      .describe('The last line one has'),
  }),
  reply: rejectPageSchema,
  errors: [400, 401, 404],
})

export const downloadImportRejects = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${IMPORT_PATH}/:id/rejects.csv`,
  tag: 'catalogue',
  summary: 'The same as a table for spreadsheets',
  params,
})
