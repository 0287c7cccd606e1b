import { z } from 'zod'
import { LONGEST_NUMBER, PAIR_FAULTS, PART_NUMBER_LIST } from '#features/company/part-numbers/part-number.rules.ts'
import { endpoint, type ReplyOf } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { listQuery } from '#kernel/list-query.schema.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const path = '/api/company/v1/part-numbers'
const tag = 'company'
const ofAdmins = { access: 'company-admin', tag } as const
const params = z.object({ id: z.uuid() })
const line = z.string().trim().min(1).max(LONGEST_NUMBER)
const country = z
  .string()
  .regex(/^[a-z]{2}$/)
  .optional()
  .describe('Of the page: parts that are sold there count beside those of the company’s accounts')
const place = z.object({ country })
const pair = z.strictObject({
  number: line.describe('What the company calls the part'),
  sku: line.describe('Our part number, in any spelling'),
})

export const listPartNumbers = endpoint({
  ...ofAdmins,
  method: 'GET',
  path,
  summary: 'What the company calls our parts; company-admins',
  query: listQuery(PART_NUMBER_LIST).extend({
    find: z.string().max(100).optional().describe('Part of a number'),
    language: z.enum(LANGUAGES).optional(),
    country,
  }),
  reply: z.object({
    numbers: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        sku: z.string(),
        name: z.string().nullable().describe('Missing where the part is sold no longer'),
        changedAt: z.string(),
      }),
    ),
    total: z.number().int(),
  }),
  errors: [400, 401, 404],
})

export type ListedNumber = ReplyOf<typeof listPartNumbers>['numbers'][number]

export const addPartNumber = endpoint({
  ...ofAdmins,
  method: 'POST',
  path,
  summary: 'Adds a number; company-admins',
  description:
    '409 `taken` for a number that the company has, in whatever spelling; 422 with the reason for a part that is not sold.',
  query: place,
  body: pair,
  status: 201,
  reply: z.object({ id: z.string() }),
  errors: [400, 401, 404, 409, 422],
})

export const changePartNumber = endpoint({
  ...ofAdmins,
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Changes a number or the part that it means; company-admins',
  params,
  query: place,
  body: pair.partial(),
  reply: z.object({ id: z.string() }),
  errors: [400, 401, 404, 409, 422],
})

export const removePartNumber = endpoint({
  ...ofAdmins,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Removes a number; company-admins',
  params,
  reply: z.object({ success: z.literal(true) }),
  errors: [401, 404],
})

export const exportPartNumbers = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: `${path}/export`,
  summary: 'All numbers of the company as CSV, with the columns that an import reads; company-admins',
})

export const importPartNumbers = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: `${path}/import`,
  summary: 'Brings numbers from an xlsx or CSV file, the field `file` of a form; company-admins',
  description:
    'The first line names the columns `number` and `sku`. Good lines are saved, and replace what their number meant before; each refused one is named with its column and reason.',
  query: place,
  body: z.looseObject({}),
  reply: z.object({
    saved: z.number().int(),
    refusedCount: z.number().int(),
    refused: z
      .array(
        z.object({
          line: z.number().int(),
          column: z.enum(['', 'number', 'sku']),
          value: z.string(),
          reason: z.enum([...PAIR_FAULTS, 'unreadable']),
        }),
      )
      .describe('The first few hundred'),
  }),
  errors: [400, 401, 404, 409, 413, 422, 429, 503],
})
export const importForm = formRules(importPartNumbers)

export const rememberMatch = endpoint({
  method: 'POST',
  access: 'signed-in',
  tag,
  path: `${path}/matches`,
  summary: 'Remembers for the company which part somebody confirmed for a number',
  description: 'For everybody who buys for the company; a number that means another part already is 409 `taken`.',
  query: place,
  body: pair,
  status: 201,
  reply: z.object({ id: z.string() }),
  errors: [400, 401, 404, 409, 422],
})

export const addForm = formRules(addPartNumber)
export const changeForm = formRules(changePartNumber)
