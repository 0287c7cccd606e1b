import { endpoint } from '#kernel/endpoint.ts'
import { TENANT_KEY } from '#kernel/tenant.ts'
import { z } from 'zod'

export const listToggles = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/etc.clientlibs/toggles.json',
  tag: 'site',
  summary: 'Feature toggles that are on',
  reply: z.object({ enabled: z.array(z.string()) }),
})

export const openBusiness = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/business/:tenant',
  tag: 'site',
  summary: 'To the site of another business unit, under the address that visitors know',
  params: z.object({ tenant: z.string().regex(TENANT_KEY) }),
})

export const readSecurityText = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/.well-known/security.txt',
  isHidden: true,
  errors: [404],
})
