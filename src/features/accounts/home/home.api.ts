import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

const query = z.object({ language: z.enum(['en', 'de', 'fr', 'es', 'pl', 'zh']).default('en') })

export const listHomeCards = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/home/v1/cards',
  tag: 'me',
  summary: 'The cards of my home page, without what is in them',
  query,
  reply: z.object({
    cards: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        path: z.string(),
        isHiddenEmpty: z.boolean(),
        empty: z.object({ text: z.string(), action: z.string(), path: z.string() }),
      }),
    ),
  }),
  errors: [400, 401],
})

const item = z.object({
  label: z.string(),
  href: z.string(),
  note: z.string().nullable(),
  tone: z.enum(['ok', 'warn', 'bad', 'info', 'idle']),
  at: z.string().nullable(),
})

export const listNeeds = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/home/v1/needs',
  tag: 'me',
  summary: 'What waits for me, of all cards of my home page',
  query,
  reply: z.object({ items: z.array(item) }),
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
  reply: z.object({
    items: z.array(item),
    chart: z
      .object({ title: z.string(), points: z.array(z.object({ name: z.string(), value: z.number() })) })
      .nullable()
      .describe('A few numbers in a row, where the card has some'),
  }),
  errors: [400, 401, 404],
})
