import { MAX_BODY_BYTES } from '#foundation/analytics/event.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

export const recordEvents = endpoint({
  method: 'POST',
  access: 'everyone',
  path: '/bin/public/analytics',
  tag: 'analytics',
  summary: 'What a visitor who agreed to it did on a page',
  body: z.strictObject({
    payload: z.string().max(MAX_BODY_BYTES).describe('JSON of {"request": {…}}'),
    tenantPath: z.string().max(100).describe('/content/{tenant}, the tenant of this host'),
    isWebSdkEnable: z.enum(['true', 'false']).default('false'),
  }),
  sendsForm: true,
  reply: z.object({ message: z.string() }),
  errors: [400, 413, 429],
})
