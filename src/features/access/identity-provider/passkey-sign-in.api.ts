import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

/** Called below the address of the sign-in under way, whose cookie is sent nowhere else. */
export const startPasskeySignIn = endpoint({
  method: 'POST',
  access: 'everyone',
  path: '/sign-in/passkey/options',
  isHidden: true,
  whileReadOnly: 'session',
  reply: z.object({ options: z.record(z.string(), z.unknown()) }),
})
