import { noticeListSchema } from '#foundation/notifications/notice-list.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { z } from 'zod'

export const readNotices = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/api/notifications',
  tag: 'notifications',
  summary: 'What the site tells now; with a session also what is meant for people who are signed in',
  query: z.object({ country: z.string().regex(/^[a-z]{2}$/), language: z.enum(LANGUAGES) }),
  reply: noticeListSchema,
})
