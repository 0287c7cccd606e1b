import { TOPICS } from '#features/accounts/account-settings/account/notification-preference.rules.ts'
import { successAnswer } from '#features/accounts/account-settings/success.schema.ts'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { z } from 'zod'

const topic = z.enum(TOPICS)
const listOf = <Item extends z.ZodType>(item: Item) => z.strictObject({ preferences: z.array(item).min(1).max(TOPICS.length) })

export const readPreferences = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/sm/api/uop/email-notifications/preferences',
  tag: 'account',
  summary: 'Which news reaches me, and how',
  query: appIdQuery,
  reply: z.object({ preferences: z.array(z.object({ topic, byEmail: z.boolean(), inPortal: z.boolean() })) }),
  errors: [401],
})

export const saveMailPreferences = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: '/sm/api/uop/email-notifications/save',
  tag: 'account',
  summary: 'Saves what comes by e-mail',
  query: appIdQuery,
  body: listOf(z.strictObject({ topic, byEmail: z.boolean() })),
  reply: successAnswer,
  errors: [400],
})
export const preferencesForm = formRules(saveMailPreferences)

export const savePortalPreferences = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: '/sm/api/uop/user-preference/notification',
  tag: 'account',
  summary: 'Saves what shows in the portal',
  query: appIdQuery,
  body: listOf(z.strictObject({ topic, inPortal: z.boolean() })),
  reply: successAnswer,
  errors: [400],
})
