import { z } from 'zod'
import { DEALER_TAG, dealerSchema } from '#features/storefront/dealers/public.ts'
import { DEALER_LIST } from '#features/administration/catalogue-admin/dealer/dealer-admin.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { listQuery } from '#kernel/list-query.schema.ts'
import {
  OFFICE_ERRORS as errors,
  OFFICE_PATH,
  OFFICE_TAG as tag,
  officeFind as find,
  officeTotal as total,
} from '#kernel/office-list.schema.ts'

const path = `${OFFICE_PATH}/dealers`
const written = dealerSchema.omit({ id: true })
const params = z.object({ id: z.string().max(60) })

export const listDealerRows = endpoint({
  method: 'GET',
  access: 'admin',
  path,
  tag,
  summary: 'Dealers of the site; admins',
  query: listQuery(DEALER_LIST).extend({
    find,
    country: z
      .string()
      .regex(/^[a-z]{2}$/)
      .optional(),
    tag: z.string().regex(DEALER_TAG).optional(),
  }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        street: z.string(),
        postalCode: z.string(),
        city: z.string(),
        region: z.string(),
        country: z.string(),
        lat: z.number(),
        lon: z.number(),
        phone: z.string(),
        mail: z.string(),
        web: z.string(),
        hours: z.array(z.object({ from: z.number(), to: z.number(), opens: z.string(), closes: z.string() })),
        tags: z.array(z.string()),
        markets: z.array(z.string()).nullable(),
      }),
    ),
    total,
    countries: z.array(z.string()),
    tags: z.array(z.string()),
  }),
  errors,
})

export const addDealer = endpoint({
  method: 'POST',
  access: 'admin',
  path,
  tag,
  summary: 'A new dealer, on the map and in search at once; admins',
  body: written,
  reply: z.object({ id: z.string() }),
  status: 201,
  errors,
})
export const dealerForm = formRules(addDealer)

export const changeDealer = endpoint({
  method: 'PUT',
  access: 'admin',
  path: `${path}/:id`,
  tag,
  summary: 'What is known of a dealer; admins',
  params,
  body: written,
  reply: z.object({ id: z.string() }),
  errors,
})

export const removeDealers = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${path}/remove`,
  tag,
  summary: 'Dealers that are none any more; admins',
  body: z.strictObject({ ids: z.array(z.string().max(60)).min(1).max(200) }),
  reply: z.object({ removed: z.number().int() }),
  errors,
})
