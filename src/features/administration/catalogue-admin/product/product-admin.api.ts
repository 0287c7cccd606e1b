import { z } from 'zod'
import { LIFECYCLES, PRODUCT_LIST } from '#features/administration/catalogue-admin/product/product-admin.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { listQuery } from '#kernel/list-query.schema.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import {
  OFFICE_ERRORS as errors,
  OFFICE_PATH,
  OFFICE_TAG as tag,
  officeFind as find,
  officeTotal as total,
} from '#kernel/office-list.schema.ts'

const path = `${OFFICE_PATH}/products`
const sku = z.string().min(1).max(60)
const params = z.object({ sku })
const lifecycle = z.enum(LIFECYCLES)
const markets = z
  .array(z.string().regex(/^[a-z]{2}$/))
  .min(1)
  .max(250)
  .nullable()
  .describe('Null: sold everywhere')
const words = (max: number) =>
  z.strictObject(Object.fromEntries(LANGUAGES.map((language) => [language, z.string().trim().max(max).optional()])))
const spoken = z.record(z.string(), z.string())

export const listProductRows = endpoint({
  method: 'GET',
  access: 'admin',
  path,
  tag,
  summary: 'Products of the catalogue; admins',
  query: listQuery(PRODUCT_LIST).extend({
    find,
    lifecycle: lifecycle.optional(),
    market: z.string().max(20).optional().describe('A country code; others match nothing that is limited'),
    language: z.enum(LANGUAGES).optional(),
  }),
  reply: z.object({
    rows: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        category: z.string(),
        brand: z.string().nullable(),
        lifecycle,
        replacedBy: z.string().nullable(),
        markets: z.array(z.string()).nullable(),
        changedAt: z.string(),
      }),
    ),
    total,
  }),
  errors,
})

export const readProduct = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${path}/:sku`,
  tag,
  summary: 'What an admin may change of a product; admins',
  params,
  reply: z.object({
    sku: z.string(),
    etag: z.string(),
    names: spoken,
    texts: spoken,
    category: z.string(),
    lifecycle,
    replacedBy: z.string().nullable(),
    replaces: z.array(z.string()),
    markets: z.array(z.string()).nullable(),
  }),
  errors,
})

export const changeProduct = endpoint({
  method: 'PUT',
  access: 'admin',
  path: `${path}/:sku`,
  tag,
  summary: 'Changes a product, with If-Match; listings and search follow; admins',
  params,
  body: z.strictObject({
    names: words(200).refine((names) => Boolean(names['en']), 'has no English name'),
    texts: words(4000),
    lifecycle,
    replacedBy: sku.nullable(),
    markets,
  }),
  reply: z.object({ sku: z.string(), etag: z.string() }),
  errors: [400, 401, 404, 412, 422, 428],
  errorReply: z.object({ error: z.string(), message: z.string().optional(), reason: z.string().optional() }),
})
export const productForm = formRules(changeProduct)

export const changeProducts = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${path}/change`,
  tag,
  summary: 'Sells several products everywhere, or in these countries; admins',
  body: z.strictObject({ skus: z.array(sku).min(1).max(200), markets }),
  reply: z.object({ changed: z.number().int() }),
  errors,
})
