import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

/** Here, and not beside its route, since the account menu asks it too. */
export const readImpersonation = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/acting',
  tag: 'impersonation',
  summary: 'For whom the person acts',
  reply: z.object({
    mayAct: z.boolean().describe('Whether this person may act for customers at all'),
    acting: z
      .object({
        id: z.uuid().nullable().describe('Null when the customer is gone'),
        name: z.string(),
        company: z.string(),
        until: z.string(),
        hasEnded: z.boolean().describe('The grant is over; DELETE says that one has seen it'),
      })
      .nullable(),
  }),
  errors: [401],
})
