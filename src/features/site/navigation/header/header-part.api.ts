import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

/** A selector of home pages. */
export const listContactWays = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/:country/:language.contact-ways.json',
  tag: 'navigation',
  summary: 'How visitors can reach the business unit',
  params: z.object({ country: z.string(), language: z.string() }),
  reply: z.object({
    ways: z.array(z.object({ label: z.string(), href: z.string(), text: z.string().optional() })),
  }),
})
