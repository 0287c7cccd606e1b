import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

export const explainAction = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/api/me/why',
  tag: 'me',
  summary: 'Why something is allowed or not, and what would change it',
  query: z.object({
    action: z.string().max(100),
    person: z.uuid().optional().describe('Someone else: for administrators, and for employees who may act for that customer'),
    lang: z.string().max(20).optional().describe('The language of the answer, such as de'),
    pagePath: z.string().max(2048).optional().describe('Or the page whose language is wanted, such as /de/de/secure/my-account'),
  }),
  reply: z.object({
    action: z.string(),
    allowed: z.boolean(),
    reasons: z.array(
      z.object({
        rule: z.string().describe('The rule that spoke, such as csr.flow-off'),
        text: z.string(),
        wouldChange: z.string().optional().describe('What would turn the no into a yes'),
      }),
    ),
  }),
  errors: [400, 404],
})
