import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

/** A selector of pages: `{page}.submit`. */
export const submitForm = endpoint({
  method: 'POST',
  access: 'everyone',
  path: '/:country/:language/:page.submit',
  tag: 'forms',
  summary: 'Sends the form of a page; without script it answers with a page',
  params: z.object({ country: z.string(), language: z.string(), page: z.string() }),
  body: z.record(z.string(), z.string()),
  sendsForm: true,
  reply: z.object({
    reference: z.string(),
    captchaScore: z.number().describe('0 to 1, with 1 for what a person surely wrote'),
    href: z.string().optional().describe('Where the form leads to'),
  }),
  errors: [400, 404, 429],
})
