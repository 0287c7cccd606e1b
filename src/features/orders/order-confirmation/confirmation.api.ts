import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { LANGUAGES } from '#kernel/locale.ts'

/** Answers a PDF, not JSON. */
export const readConfirmation = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/orders/v1/:number/confirmation',
  tag: 'orders',
  summary: 'The confirmation of an order of one’s accounts, as PDF',
  params: z.object({ number: z.string().min(1).max(40) }),
  query: z.object({ language: z.enum(LANGUAGES).default('en') }),
  errors: [401, 404],
})
