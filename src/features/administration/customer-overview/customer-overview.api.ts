import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { moneySchema } from '#kernel/money.schema.ts'
import { OFFICE_PATH, OFFICE_TAG as tag } from '#kernel/office-list.schema.ts'

const item = z.object({
  label: z.string(),
  href: z.string().nullable().describe('Below the locale; null where staff have no screen for it'),
  detail: z.string().nullable(),
  note: z.string().nullable(),
  tone: z.enum(['ok', 'warn', 'bad', 'info', 'idle']),
  amount: moneySchema.nullable(),
  limit: moneySchema.nullable().describe('How much the amount may be'),
  at: z.string().nullable(),
})

const content = z.object({
  count: z.number().int().describe('Of all, not only of the items'),
  summary: z.string().nullable(),
  href: z.string().nullable().describe('Where all of them are, below the locale'),
  items: z.array(item).describe('Those that matter most, first'),
})

export const readCustomer = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${OFFICE_PATH}/customers/:number`,
  tag,
  summary: 'A company with what belongs to it: accounts, people, orders and more; admins, each look is in the audit log',
  params: z.object({ number: z.string().max(40).describe('The number of the company') }),
  query: z.object({ language: z.enum(LANGUAGES).default('en') }),
  reply: z.object({
    number: z.string(),
    name: z.string(),
    countryCode: z.string(),
    customerType: z.string(),
    customerGroup: z.string(),
    accounts: z.number().int(),
    credits: z
      .array(z.object({ limit: moneySchema, open: moneySchema.nullable(), at: z.string().nullable(), isOver: z.boolean() }))
      .describe('Credit limits of all accounts, one sum for each currency, and what is open of them as the ERP says'),
    sections: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        empty: z.string(),
        day: z.string().nullable().describe('What the day of an item says'),
        right: z.enum(['orders', 'cases']).nullable().describe('Which right the caller lacks for it'),
        content: content.nullable().describe('null without the right, and where it could not be read'),
      }),
    ),
  }),
  errors: [400, 401, 403, 404],
})
