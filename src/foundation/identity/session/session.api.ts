import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

const query = appIdQuery

export const readSessionDetails = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/pif/api/session/details',
  aliases: ['/sm/api/session/details'],
  tag: 'session',
  summary: 'Whether the session is valid',
  query,
  reply: z.object({ session_valid: z.boolean(), tempEmailId: z.string().optional() }),
})

const userInfo = z.object({
  session_valid: z.boolean(),
  given_name: z.string().optional(),
  sub: z.string().optional(),
  is_staff: z.literal(true).optional().describe('Tends the site; absent while acting for a customer'),
})

export const readUserInfo = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/pif/api/session/userinfo',
  tag: 'session',
  summary: 'Who is signed in',
  query,
  reply: userInfo,
  browserReply: userInfo.partial(),
})

export const readRemainingTime = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/pif/api/session/remaining-time',
  tag: 'session',
  summary: 'Seconds until the session ends; asking does not extend it',
  query,
  reply: z.object({ remaining_time: z.number().int(), session_valid: z.literal(true) }),
  browserReply: z.object({ remaining_time: z.number().optional(), session_valid: z.boolean().optional() }),
})

export const extendSession = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/pif/api/session/refresh',
  tag: 'session',
  summary: 'Moves the idle limit, for scripts of our own pages only',
  query,
  reply: z.object({ session_refreshed: z.literal(true) }),
  browserReply: z.object({ session_refreshed: z.boolean().optional(), session_valid: z.boolean().optional() }),
})

export const deleteLogin = endpoint({
  method: 'POST',
  access: 'everyone',
  path: '/bin/deleteLogin',
  tag: 'session',
  summary: 'Ends the session and removes its two cookies, whatever names the body holds',
  whileReadOnly: 'session',
  body: z.unknown(),
  sendsForm: true,
  reply: z.object({ success: z.literal(true) }),
})
