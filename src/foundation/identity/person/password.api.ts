import { newPassword } from '#foundation/identity/person/password.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { z } from 'zod'

/** Here, and not beside its route, since the page of someone's account requests it. */
export const changePassword = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: '/api/me/password',
  tag: 'me',
  summary: 'Changes my password, ends my other sessions and tells my address',
  body: z.object({ currentPassword: z.string().min(1).max(200), newPassword }),
  reply: z.object({ success: z.literal(true) }),
  errors: [400, 401, 429],
})

export const passwordForm = formRules(changePassword)
