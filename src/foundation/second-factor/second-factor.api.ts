import { endpoint, type ReplyOf } from '#kernel/endpoint.ts'
import { z } from 'zod'

export const readSecondFactor = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/me/second-factor',
  tag: 'me',
  summary: 'What I can prove myself with beside my password, and whether my role asks for it',
  reply: z.object({
    isRequired: z.boolean().describe('One of my roles needs a second factor here'),
    isProven: z.boolean().describe('This session was proven with one'),
    isElsewhere: z.boolean().describe('This site signs people in at another provider, where factors are set up'),
    passkeys: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime().nullable(),
      }),
    ),
    authenticatorSince: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.number().int(),
  }),
  errors: [401],
})

export type SecondFactorState = ReplyOf<typeof readSecondFactor>
