import { z } from 'zod'
import {
  listedQuoteSchema,
  MOST_DISCOUNTS,
  MOST_QUOTE_LINES,
  QUOTE_GLANCES,
  QUOTE_LIST,
  QUOTE_STATES,
  quoteNoteSchema,
  quoteSchema,
} from '#features/buying/quotes/public.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { listQuery } from '#kernel/list-query.schema.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { moneyBodySchema, moneySchema } from '#kernel/money.schema.ts'
import { OFFICE_PATH, OFFICE_TAG as tag, officeTotal as total } from '#kernel/office-list.schema.ts'

const path = `${OFFICE_PATH}/quotes`
const params = z.object({ number: z.string().min(1).max(40) })
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

export const listAllQuotes = endpoint({
  method: 'GET',
  access: 'admin',
  path,
  tag,
  summary: 'Quotes of all accounts of the site',
  query: listQuery(QUOTE_LIST).extend({
    find: z.string().trim().max(100).optional().describe('Letters of a number, company or part'),
    company: z.string().trim().max(40).optional().describe('The number of a company, whose accounts are meant'),
    state: z.enum(QUOTE_STATES).optional(),
    glance: z.enum(QUOTE_GLANCES).optional(),
  }),
  reply: z.object({
    rows: z.array(listedQuoteSchema.extend({ accountNumber: z.string(), accountName: z.string() })),
    total,
    glances: z.object({ open: z.number(), waiting: z.number(), ending: z.number() }),
  }),
  errors: [400, 401, 404],
})

export const readAnyQuote = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${path}/:number`,
  tag,
  summary: 'A quote of any account with all its versions, and what its parts cost',
  params,
  reply: quoteSchema.extend({
    company: z.string().nullable().describe('The number of the company that the account belongs to'),
    costs: z.array(z.object({ sku: z.string(), unit: moneySchema })).describe('Of parts whose cost is known in its currency'),
  }),
  errors: [401, 404],
})

export type CostedQuote = z.infer<typeof readAnyQuote.reply>

const percent = z
  .union([z.number().transform(String), z.string()])
  .refine((text) => /^\d{1,3}(?:\.\d{1,4})?$/.test(text) && Number(text) <= 100, 'is no percentage from 0 to 100')
const discountName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'holds characters that cannot be printed')

export const offerAnyQuote = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${path}/:number/offer`,
  tag,
  summary: 'Offers a quote: a new version with prices, lead times and validity; lines that are left out are not offered',
  params,
  body: z.object({
    lines: z
      .array(
        z.strictObject({
          id: z.uuid(),
          unitPrice: moneyBodySchema,
          leadTimeDays: z.number().int().min(0).max(3650).nullish(),
          validUntil: instant.nullish().describe('Where the line ends earlier than the quote'),
        }),
      )
      .min(1)
      .max(MOST_QUOTE_LINES),
    discounts: z
      .array(
        z
          .strictObject({ name: discountName, percent: percent.optional(), amount: moneyBodySchema.optional() })
          .refine((one) => (one.percent === undefined) !== (one.amount === undefined), 'is either a percentage or an amount'),
      )
      .max(MOST_DISCOUNTS)
      .default([]),
    validUntil: instant.optional().describe('An instant; two weeks from now unless given'),
    version: z.number().int().optional().describe('The version that was looked at; 409 where there is a newer one'),
    note: quoteNoteSchema,
  }),
  reply: z.object({ version: z.number() }),
  errors: [400, 401, 404, 409, 422],
})
export const offerForm = formRules(offerAnyQuote)

export const declineAnyQuote = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${path}/:number/decline`,
  tag,
  summary: 'Declines a quote; the customer is told',
  params,
  body: z.object({ note: quoteNoteSchema }).nullish(),
  reply: z.object({ state: z.literal('Declined') }),
  errors: [400, 401, 404, 409],
})

/** Answers a PDF, not JSON. */
export const readAnyQuoteDocument = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${path}/:number/versions/:version/document`,
  tag,
  summary: 'A version of a quote of any account, as PDF',
  params: params.extend({ version: z.coerce.number().int().min(1).max(1000) }),
  query: z.object({ language: z.enum(LANGUAGES).default('en') }),
  errors: [401, 404],
})
