import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

/** A selector of pages: `{page}.unidentifiedusercases`, at the root `home.unidentifiedusercases` [7.9.4]. */
export const createUnidentifiedCase = endpoint({
  method: 'POST',
  access: 'everyone',
  path: '/:country/:language/:page.unidentifiedusercases',
  tag: 'support',
  summary: 'A case for somebody whose company was not found: the same answer for known and unknown numbers',
  params: z.object({ country: z.string(), language: z.string(), page: z.string() }),
  body: z.object({ payload: z.string().max(500).describe('JSON of {soldToNumber}'), tenantPath: z.string().max(200) }),
  sendsForm: true,
  reply: z.object({ message: z.string() }),
  errors: [400, 429],
})
