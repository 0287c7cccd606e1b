import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

const PATH = '/api/me/reauthentication'

export const readReauthentication = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag: 'me',
  summary: 'How I prove that it is me, and whether I just did',
  reply: z.object({ method: z.enum(['password', 'sign-in']), isFresh: z.boolean() }),
  errors: [401],
})

export const reauthenticate = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: PATH,
  tag: 'me',
  summary: 'Proves with my password that it is me, for a few minutes and in this browser',
  body: z.strictObject({ currentPassword: z.string().min(1).max(200) }),
  reply: z.object({ success: z.literal(true) }),
  errors: [400, 401, 429],
})
