import { z } from 'zod'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'

/** Two readers, two names for one field [3.7.5]. */
const domains = z.array(z.object({ emailDomainName: z.string(), emailDomain: z.string() }))

export const listBlockedDomains = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/sm/api/domains/blocked',
  tag: 'account',
  summary: 'Domains whose addresses may not register',
  query: appIdQuery,
  reply: domains,
  errors: [400],
})

export const listInternalDomains = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/sm/api/domains/internal',
  tag: 'account',
  summary: 'Domains of employees',
  query: appIdQuery,
  reply: domains,
  errors: [400],
})
