import { z } from 'zod'
import { plainText } from '#features/search/search-admin/admin-text.schema.ts'
import * as rules from '#features/search/search-admin/pin.rules.ts'
import { LONGEST_QUERY } from '#features/search/search-api/public.ts'
import { normalizeQuery } from '#foundation/search-engine/public.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const PATH = '/api/search/business'
const tag = 'search for the business'

const language = z.enum(LANGUAGES).default('en').describe('In which titles are told')
const query = plainText
  .max(LONGEST_QUERY)
  .transform(normalizeQuery)
  .refine((name) => name !== '' && name.length <= LONGEST_QUERY, `must have 1 to ${LONGEST_QUERY} characters`)
const pinned = z.object({
  query: z.string(),
  documents: z.array(z.object({ id: z.string(), title: z.string().nullable(), type: z.string().nullable() })),
})
const found = z.object({ id: z.string(), title: z.string(), type: z.string(), number: z.string().optional() })

export const listPinnedQueries = endpoint({
  method: 'GET',
  access: 'staff',
  path: `${PATH}/pins`,
  tag,
  summary: 'What is pinned, for all queries or for one',
  query: z.object({ query: query.optional(), language }),
  reply: z.object({ pins: z.array(pinned) }),
  errors: [400, 401, 404],
})

export const pinDocuments = endpoint({
  method: 'PUT',
  access: 'staff',
  path: `${PATH}/pins`,
  tag,
  summary: 'Pin documents to a query, in this order',
  query: z.object({ query, language }),
  body: z.strictObject({
    documents: z
      .array(plainText.min(3).max(1000))
      .max(rules.MOST_PINS, `must hold at most ${rules.MOST_PINS} documents`)
      .refine((ids) => rules.findRepeated(ids) === undefined, 'must not hold a document twice')
      .describe('`{kind}:{key}`, the first one first; none leaves the order to the search'),
  }),
  reply: pinned,
  errors: [400, 401, 404, 409],
})
export const pinsForm = formRules(pinDocuments)

export const findDocuments = endpoint({
  method: 'GET',
  access: 'staff',
  path: `${PATH}/documents`,
  tag,
  summary: 'Documents to pin, as everyone finds them, in all markets',
  query: z.object({ q: plainText.trim().min(1).max(LONGEST_QUERY), language }),
  reply: z.object({ documents: z.array(found) }),
  errors: [400, 401, 404],
})
