import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

export const listOwnCountries = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/search/countries',
  tag: 'search',
  summary: 'Countries of one’s accounts and address',
  reply: z.object({ countryCodes: z.array(z.string()) }),
  errors: [401],
})
