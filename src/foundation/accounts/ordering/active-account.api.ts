import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

const account = z.object({
  key: z.string().describe('{erpId}~{number}'),
  number: z.string(),
  erpId: z.string(),
  name: z.string(),
  city: z.string(),
  currency: z.string(),
  currencies: z.array(z.string()),
})

export const readActiveAccount = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/accounts/v1/active',
  tag: 'account',
  summary: 'The account that this session orders for',
  reply: z.object({ account: account.nullable() }),
  errors: [401],
})

/** Which currency people of a country usually pay in [4.6.2]. */
export const listCountryCurrencies = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/content/dam/:tenant/country-currencies.json',
  tag: 'account',
  summary: 'Currencies by country',
  params: z.object({ tenant: z.string().max(40) }),
  reply: z.record(z.string(), z.string()),
  errors: [404],
})
