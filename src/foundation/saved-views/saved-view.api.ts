import { z } from 'zod'
import { MOST_VIEWS } from '#foundation/saved-views/saved-view.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'

const PATH = '/api/me/views'

/** The database takes no control characters, and half a character is none. */
const plainText = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^\P{Cc}*$/u, 'holds characters that cannot be kept')
    .refine((text) => text.isWellFormed(), 'holds half a character')

const list = z
  .string()
  .regex(/^[a-z][a-z-]{0,39}$/)
  .describe('Which list: `orders`, say')
const view = z.object({ id: z.uuid(), name: z.string(), query: z.string() })

export const listOwnViews = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag: 'me',
  summary: 'The views of a list that one keeps',
  query: z.object({ list }),
  reply: z.object({ views: z.array(view) }),
  errors: [400, 401],
})

export const saveOwnView = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: PATH,
  tag: 'me',
  summary: `Keeps a view of a list under a name, ${MOST_VIEWS} at most; one of the same name is replaced`,
  body: z.strictObject({ list, name: plainText(60).trim().min(1), query: plainText(2_000) }),
  reply: view,
  status: 201,
  errors: [400, 401, 409],
})

export const viewForm = formRules(saveOwnView)

export const forgetView = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag: 'me',
  summary: 'Forgets a view',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ success: z.literal(true) }),
  errors: [401, 404],
})
