import { z } from 'zod'
import { MAIL_CHOICES } from '#foundation/inbox/mail-choice.rules.ts'
import { INBOX_VIEWS, MOST_ENTRIES, PAGE_SIZE } from '#foundation/inbox/inbox-list.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { ICON_NAMES } from '#ui/icon-names.ts'

const tag = 'inbox'
const locale = {
  language: z.enum(LANGUAGES).default('en'),
  country: z
    .string()
    .regex(/^[a-z]{2}$/)
    .default('us')
    .describe('How amounts and days are written'),
}
const unread = z.int().describe('From 1000 on it is 1000')
const mail = z.enum(MAIL_CHOICES)

export const inboxEntry = z.object({
  id: z.uuid(),
  kind: z.string(),
  icon: z.enum(ICON_NAMES),
  title: z.string(),
  line: z.string().nullable(),
  action: z.string().describe('The words of the link to its page'),
  path: z.string().describe('A page of this site, below the locale'),
  needsAction: z.boolean(),
  at: z.iso.datetime(),
  isRead: z.boolean(),
  isDone: z.boolean().describe('The matter was decided'),
})

export const listInbox = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/inbox/v1',
  tag,
  summary: 'My inbox: what needs me first, then the newest',
  query: z.object({
    ...locale,
    view: z.enum(INBOX_VIEWS).default('all'),
    kind: z.string().max(60).optional(),
    find: z.string().trim().max(100).optional().describe('Words of a title, in the language of the reader'),
    size: z.coerce.number().int().min(1).max(MOST_ENTRIES).default(PAGE_SIZE),
    cursor: z.string().max(200).optional().describe('`next` of the page before'),
  }),
  reply: z.object({
    entries: z.array(inboxEntry),
    next: z.string().nullable(),
    unread,
    needs: z.int().describe('How many entries need me; from 1000 on it is 1000'),
    mayMark: z.boolean().describe('False while somebody acts for the person: what they read stays unread'),
    kinds: z.array(z.object({ kind: z.string(), name: z.string() })).describe('Those of which I have entries'),
  }),
  errors: [400, 401],
})

export const countUnreadEntries = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/inbox/v1/unread',
  tag,
  summary: 'How many entries of my inbox are unread',
  reply: z.object({ unread }),
  errors: [401],
})

export const markEntry = endpoint({
  method: 'PATCH',
  access: 'signed-in',
  path: '/api/inbox/v1/entries/:id',
  tag,
  summary: 'Marks an entry of my inbox as read or unread',
  params: z.object({ id: z.uuid() }),
  body: z.object({ isRead: z.boolean() }),
  reply: z.object({ unread }),
  errors: [400, 401, 404],
})

export const markAllEntries = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: '/api/inbox/v1/read',
  tag,
  summary: 'Marks everything in my inbox as read that came until a moment',
  body: z.object({ until: z.iso.datetime().optional().describe('Now unless given: what came later was not seen') }),
  reply: z.object({ unread }),
  errors: [400, 401],
})

export const followInbox = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/inbox/v1/events',
  tag,
  summary: 'Server-sent events: `unread` with {"unread": n} at once and after every change, `end` when the session ends',
  errors: [401, 429, 503],
})

export const readInboxPreferences = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/inbox/v1/preferences',
  tag,
  summary: 'Which mails I get about kinds of inbox entries',
  query: z.object({ language: locale.language }),
  reply: z.object({ preferences: z.array(z.object({ kind: z.string(), name: z.string(), about: z.string(), mail })) }),
  errors: [400, 401],
})

export const saveInboxPreferences = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: '/api/inbox/v1/preferences',
  tag,
  summary: 'Chooses mails at once, a daily summary, or none, by kind; kinds that are not named stay as they are',
  body: z.object({
    preferences: z
      .array(z.strictObject({ kind: z.string().max(60), mail }))
      .min(1)
      .max(100),
  }),
  reply: z.object({ success: z.literal(true) }),
  errors: [400, 401],
})
export const inboxMailsForm = formRules(saveInboxPreferences)
