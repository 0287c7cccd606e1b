import { z } from 'zod'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'

const PATH = '/api/cart/v1/part-numbers'
const entry = z.object({ number: z.string(), sku: z.string() })

export const listCustomerNumbers = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag: 'cart',
  summary: 'What the active account calls our parts, the latest first',
  query: appIdQuery,
  reply: z.object({ count: z.number(), numbers: z.array(entry) }),
  errors: [401, 403, 409],
})

export const saveCustomerNumbers = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: PATH,
  tag: 'cart',
  summary: 'Adds pairs of the account’s number and ours; an earlier meaning of a number is replaced',
  query: appIdQuery,
  body: z.object({
    numbers: z
      .array(z.strictObject({ number: z.string().trim().min(2).max(60), sku: z.string().trim().min(1).max(60) }))
      .min(1)
      .max(5000),
  }),
  reply: z.object({
    saved: z.number(),
    failed: z.array(entry).describe('Pairs whose second number is none of ours'),
  }),
  errors: [400, 401, 403, 409],
})

export const customerNumberForm = formRules(saveCustomerNumbers)

export const removeCustomerNumber = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: `${PATH}/:number`,
  tag: 'cart',
  summary: 'Forgets a number',
  params: z.object({ number: z.string().max(60) }),
  query: appIdQuery,
  reply: z.object({ success: z.literal(true) }),
  errors: [401, 403, 404, 409],
})

export const readNumberFile = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/file`,
  tag: 'cart',
  summary: 'Reads pairs of numbers from an xlsx or CSV file, the field `file` of a form; nothing is saved',
  query: appIdQuery,
  body: z.looseObject({}),
  reply: z.object({ numbers: z.array(entry) }),
  errors: [400, 401, 403, 409, 413, 415, 422, 429, 503],
})
