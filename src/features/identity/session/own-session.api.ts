import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

const PATH = '/api/me/sessions'

export const listOwnSessions = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag: 'me',
  summary: 'Where I am signed in',
  reply: z.array(
    z.object({
      id: z.uuid(),
      device: z.string().describe('Browser and system as the browser names them'),
      createdAt: z.iso.datetime(),
      seenAt: z.iso.datetime(),
      isCurrent: z.boolean(),
    }),
  ),
  errors: [401],
})

export const endOwnSession = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag: 'me',
  summary: 'Ends one of my sessions; for others than this one I have to prove that it is me',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ success: z.literal(true) }),
  errors: [403, 404],
})
