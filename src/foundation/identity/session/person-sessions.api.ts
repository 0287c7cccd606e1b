import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
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
      name: z.string().describe('What I call this device; empty until I do'),
      country: z.string().describe('Country of the network, ISO 3166 in lower case; empty where nobody knows'),
      network: z.string().describe('Address without its last part'),
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
  whileReadOnly: 'session',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ success: z.literal(true) }),
  errors: [403, 404],
})

export const nameDevice = endpoint({
  method: 'PATCH',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag: 'me',
  summary: 'Names the device of one of my sessions; the name comes back when I sign in there again',
  params: z.object({ id: z.uuid() }),
  body: z.object({ name: z.string().trim().max(60) }),
  reply: z.object({ success: z.literal(true) }),
  errors: [400, 401, 404],
})
export const deviceNameForm = formRules(nameDevice)
