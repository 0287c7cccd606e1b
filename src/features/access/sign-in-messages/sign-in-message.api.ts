import { z } from 'zod'
import {
  LONGEST_MESSAGE,
  MESSAGE_LIST,
  MESSAGE_ROLES,
  MESSAGE_STATES,
  tidyTexts,
} from '#features/access/sign-in-messages/sign-in-message.rules.ts'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { listQuery } from '#kernel/list-query.schema.ts'
import {
  OFFICE_ERRORS as errors,
  OFFICE_PATH,
  OFFICE_TAG as tag,
  officeFind as find,
  officeParams as params,
  officeTotal as total,
} from '#kernel/office-list.schema.ts'

export const readSignInMessage = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/sm/api/common/account/message',
  tag: 'account',
  summary: 'What people of the person’s roles are shown after signing in',
  query: appIdQuery,
  headers: z.object({ language: z.string().max(20).optional().describe('Of the page; otherwise the person’s') }),
  reply: z.object({ PortalSignInMessage: z.string() }),
  browserReply: z.object({ PortalSignInMessage: z.string().nullish() }),
})

const path = `${OFFICE_PATH}/sign-in-messages`

const text = z.string().max(LONGEST_MESSAGE)
const texts = z.strictObject({ en: text, de: text, fr: text, es: text, pl: text, zh: text }).partial()
const roles = z.array(z.enum(MESSAGE_ROLES)).max(MESSAGE_ROLES.length).describe('Empty for everyone')

const message = z
  .strictObject({
    texts: texts.transform(tidyTexts).refine((given) => Object.keys(given).length > 0, 'must say something in a language'),
    roles,
    from: z.iso.date().describe('The first day, in UTC'),
    until: z.iso.date().nullable().describe('The last day, in UTC; null until it is ended'),
  })
  .refine(({ from, until }) => until === null || until >= from, { path: ['until'], message: 'is before the first day' })

export const listSignInMessages = endpoint({
  method: 'GET',
  access: 'admin',
  path,
  tag,
  summary: 'Messages that people are shown after signing in, by role; admins',
  query: listQuery(MESSAGE_LIST).extend({ find }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.uuid(),
        texts,
        roles,
        state: z.enum(MESSAGE_STATES),
        startsAt: z.string(),
        endsAt: z.string().nullable(),
        from: z.string(),
        until: z.string().nullable(),
        changedAt: z.string(),
        changedBy: z.string().nullable(),
      }),
    ),
    total,
  }),
  errors,
})

export const addSignInMessage = endpoint({
  method: 'POST',
  access: 'admin',
  path,
  tag,
  summary: 'A message for people of some roles, for some days; admins',
  body: message,
  reply: z.object({ id: z.uuid() }),
  status: 201,
  errors,
})
export const messageForm = formRules(addSignInMessage)

export const changeSignInMessage = endpoint({
  method: 'PUT',
  access: 'admin',
  path: `${path}/:id`,
  tag,
  summary: 'Changes a message; admins',
  params,
  body: message,
  reply: z.object({ id: z.uuid() }),
  errors,
})

export const endSignInMessage = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${path}/:id/end`,
  tag,
  summary: 'Nobody is shown the message from now on; admins',
  params,
  reply: z.object({ id: z.uuid(), state: z.literal('ended') }),
  errors,
})
