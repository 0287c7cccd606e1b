import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { LANGUAGES } from '#kernel/locale.ts'

/** Categories that an approval rule can be limited to. */
export const listCategoryChoices = endpoint({
  method: 'GET',
  access: 'company-admin',
  tag: 'company',
  path: '/api/company/v1/categories',
  summary: 'Categories of the catalogue that an approval rule can name',
  query: z.object({ language: z.enum(LANGUAGES).default('en') }),
  reply: z.object({ categories: z.array(z.object({ path: z.string(), name: z.string() })) }),
  errors: [400, 401, 404],
})
