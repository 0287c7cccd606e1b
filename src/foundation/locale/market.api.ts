import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

export const listSalesOrgCountries = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/content/dam/:tenant/sales-org-countries.json',
  tag: 'countries',
  summary: 'The countries that a sales organisation serves',
  params: z.object({ tenant: z.string().max(64) }),
  reply: z.record(z.string(), z.object({ isoCode: z.string(), salesOrg: z.string(), name: z.string() })),
  errors: [404],
})

export const listTranslatedCountries = endpoint({
  method: 'GET',
  access: 'key',
  path: '/sm/api/countries/translated',
  tag: 'countries',
  summary:
    'Every country in the visitor’s language, for a token that was given to nobody in particular; where country names come from the portal',
  query: appIdQuery,
  headers: z.object({ language: z.string().max(20).default('en'), security: z.string().max(1024).optional() }),
  reply: z.object({ list: z.array(z.object({ isoCode: z.string(), countryName: z.string() })) }),
  errors: [401, 404],
})

/** A selector of home pages: it answers for every locale the same. */
export const locateVisitor = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/content/:tenant/:country/:language/home.dynamiccountry',
  tag: 'countries',
  summary: 'The country in which the visitor seems to be',
  params: z.object({ tenant: z.string(), country: z.string(), language: z.string() }),
  query: z.object({ a: z.literal('b') }),
  reply: z.object({ countryCode: z.string() }),
})
