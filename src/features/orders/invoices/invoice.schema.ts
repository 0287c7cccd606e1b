import { z } from 'zod'
import { LANGUAGES } from '#kernel/locale.ts'

const code = z.string().trim().min(1).max(40)
const text = z.string().trim().min(1).max(200)
const day = z.iso.date()
/** Decimal text in the currency's own digits, such as '12.50'. */
const amount = z.string().regex(/^-?\d{1,15}(?:\.\d{1,4})?$/, 'is no amount: write it like "12.50"')

/** An invoice as another system tells of it, a line of JSON each. */
export const invoiceLineSchema = z.strictObject({
  number: code,
  account: z.string().regex(/^[^~\s]{1,20}~[^~\s]{1,20}$/, 'names no account: write it like "PR1~0000104210"'),
  orderNumber: code.optional(),
  poNumber: code.optional(),
  issuedOn: day,
  dueOn: day,
  currency: z.string().regex(/^[A-Z]{3}$/, 'is no currency: write it like "EUR"'),
  language: z.enum(LANGUAGES).default('en'),
  billTo: z.strictObject({ name: text, lines: z.array(text).max(6) }),
  lines: z
    .array(z.strictObject({ sku: code, name: text, quantity: z.int().min(1).max(9_999_999), unit: amount, total: amount }))
    .min(1)
    .max(500),
  freight: amount.default('0'),
  taxes: z
    .array(z.strictObject({ name: text, percent: z.string().regex(/^\d{1,3}(?:\.\d{1,3})?$/), base: amount, amount }))
    .max(10)
    .default([]),
  total: amount,
  paid: amount.default('0'),
  isDisputed: z.boolean().default(false),
})
export type InvoiceLine = z.output<typeof invoiceLineSchema>
