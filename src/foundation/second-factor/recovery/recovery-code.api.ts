import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

export const replaceCodes = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: '/api/me/recovery-codes',
  tag: 'me',
  summary: 'Ten new recovery codes in place of mine, shown once; needs a second factor and a fresh proof that it is me',
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: [401, 403, 409],
})
