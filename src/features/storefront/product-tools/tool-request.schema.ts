import { z } from 'zod'
import { SKU } from '#features/storefront/catalogue/public.ts'
import { LONGEST_NUMBER, MOST_NUMBERS } from '#features/storefront/product-tools/replacement/number-list.rules.ts'
import {
  LONGEST_NAME,
  LONGEST_REMARK,
  LONGEST_TAG,
  MOST_LINES,
  MOST_PIECES,
  SCHEDULE_KINDS,
} from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'

/** The database takes no control characters, and nobody writes them on purpose. */
const PLAIN = /^\P{Cc}*$/u
const text = (longest: number) => z.string().max(longest).regex(PLAIN, 'holds characters that cannot be kept')
const sku = z.string().regex(SKU, 'is no part number')

export const localeFields = { country: z.string().regex(/^[a-z]{2}$/), language: z.enum(LANGUAGES) }
export const kindSchema = z.enum(SCHEDULE_KINDS)
export const projectNameSchema = text(LONGEST_NAME)

export const lineSchema = z.strictObject({
  sku,
  quantity: z.number().int().min(1).max(MOST_PIECES),
  tag: text(LONGEST_TAG).default(''),
  remark: text(LONGEST_REMARK).default(''),
})
export const linesSchema = z.array(lineSchema).max(MOST_LINES)

const quantity = z.number().int().min(1).max(MOST_PIECES)

export const replacementRequest = z
  .strictObject({
    ...localeFields,
    numbers: z.array(text(LONGEST_NUMBER).trim().min(1)).min(1).max(MOST_NUMBERS),
    quantities: z.array(quantity).max(MOST_NUMBERS).optional().describe('Pieces, in the order of the numbers'),
  })
  .refine(({ numbers, quantities }) => !quantities || quantities.length === numbers.length, {
    path: ['quantities'],
    error: 'are not as many as the numbers',
  })
export const linesRequest = z.strictObject({ ...localeFields, skus: z.array(sku).max(MOST_LINES) })
export const exportRequest = z.strictObject({
  ...localeFields,
  project: projectNameSchema.default(''),
  lines: linesSchema.min(1),
})
export const productQuery = z.strictObject({ ...localeFields, q: text(100).trim().min(1), kind: kindSchema.default('general') })
export const kindQuery = z.strictObject({ ...localeFields, kind: kindSchema })
