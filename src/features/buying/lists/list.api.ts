import { z } from 'zod'
import { SKU } from '#features/storefront/catalogue/public.ts'
import { listHeadSchema, listSchema } from '#features/buying/lists/list.schema.ts'
import { MOST_ITEMS, MOST_NAME, MOST_NOTE, SAVED } from '#features/buying/lists/list.rules.ts'
import { MOST_PIECES } from '#features/buying/pricing/public.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const PATH = '/api/lists/v1'
const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'holds characters that cannot be kept')
const name = line(MOST_NAME).trim().min(1)
const params = z.object({ id: z.union([z.uuid(), z.literal(SAVED)]) })
const place = z.object({
  country: z
    .string()
    .regex(/^[a-z]{2}$/)
    .default('us'),
  language: z.enum(LANGUAGES).default('en'),
})
const done = z.object({ success: z.literal(true) })
const items = z
  .array(
    z.strictObject({
      sku: z.string().regex(SKU),
      quantity: z.number().int().min(1).max(MOST_PIECES).default(1),
      note: line(MOST_NOTE).default(''),
    }),
  )
  .min(1)
  .max(MOST_ITEMS)

export const listLists = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag: 'lists',
  summary: 'One’s own lists and those that the company shares',
  reply: z.object({ lists: z.array(listHeadSchema), saved: z.array(z.string()).describe('Part numbers of the saved items') }),
  errors: [401],
})

export const createList = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: PATH,
  tag: 'lists',
  summary: 'Begins a list, with its first parts where they are given',
  body: z.object({ name, isShared: z.boolean().default(false), items: items.optional() }),
  status: 201,
  reply: listHeadSchema,
  errors: [400, 401, 409],
})

export const listForm = formRules(createList)

export const readList = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag: 'lists',
  summary: 'A list with its parts; `saved` names the saved items',
  params,
  query: place,
  reply: listSchema,
  errors: [401, 404],
})

export const changeList = endpoint({
  method: 'PATCH',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag: 'lists',
  summary: 'Renames a list of one’s own, or shares it',
  params,
  body: z.object({ name: name.optional(), isShared: z.boolean().optional() }),
  reply: listHeadSchema,
  errors: [400, 401, 404, 409],
})

export const deleteList = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag: 'lists',
  summary: 'Removes a list of one’s own',
  params,
  reply: done,
  errors: [401, 404],
})

export const saveListItems = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/:id/items`,
  tag: 'lists',
  summary: 'Adds parts to a list of one’s own; what is there gets the new quantity and note',
  params,
  body: z.object({ items }),
  reply: z.object({ count: z.number() }),
  errors: [400, 401, 404, 409],
})

export const listItemForm = formRules(saveListItems)

export const removeListItem = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: `${PATH}/:id/items/:sku`,
  tag: 'lists',
  summary: 'Takes a part out of a list of one’s own',
  params: params.extend({ sku: z.string().max(80) }),
  reply: done,
  errors: [401, 404],
})

/** Answers a sheet, not JSON. */
export const exportList = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/:id/export`,
  tag: 'lists',
  summary: 'A list as CSV',
  params,
  query: place,
})
