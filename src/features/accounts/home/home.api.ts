import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

const query = z.object({ language: z.enum(['en', 'de', 'fr', 'es', 'pl', 'zh']).default('en') })

const item = z.object({
  label: z.string(),
  href: z.string(),
  note: z.string().nullable(),
  tone: z.enum(['ok', 'warn', 'bad', 'info', 'idle']),
  at: z.string().nullable(),
})

const content = z.object({
  items: z.array(item),
  chart: z
    .object({ title: z.string(), points: z.array(z.object({ name: z.string(), value: z.number() })) })
    .nullable()
    .describe('A few numbers in a row, where the card has some'),
})

export const readHome = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/home/v1/cards',
  tag: 'me',
  summary: 'The cards of my home page, and what waits for me of all of them',
  query,
  reply: z.object({
    cards: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        path: z.string(),
        isHiddenEmpty: z.boolean(),
        empty: z.object({ text: z.string(), action: z.string(), path: z.string() }),
        content: content.nullable().describe('null where it could not be read in time: it is read by itself then'),
      }),
    ),
    needs: z.array(item),
  }),
  errors: [400, 401],
})

export const readHomeCard = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/home/v1/cards/:name',
  tag: 'me',
  summary: 'What is in one card',
  params: z.object({ name: z.string().max(40) }),
  query,
  reply: content,
  errors: [400, 401, 404],
})
