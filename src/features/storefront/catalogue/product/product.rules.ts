import { z } from 'zod'
import { SKU } from '#features/storefront/catalogue/product/part-number.rules.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { currencySchema } from '#kernel/money.schema.ts'
import { parseDecimal } from '#kernel/money.ts'

const sku = z.string().regex(SKU, 'is no part number')
const country = z.string().regex(/^[a-z]{2}$/, 'is no country code')
const ownOrSafe = z
  .string()
  .max(500)
  .regex(/^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/, 'is no safe address')

export const LIFECYCLES = ['active', 'obsolete', 'replaced'] as const
export type Lifecycle = (typeof LIFECYCLES)[number]

const MOST_MINOR = 1e12

/** A whole number of minor units, or an amount as decimal text (`'12.50'`), which is read digit by digit. */
const prices = z.record(currencySchema, z.union([z.number(), z.string().max(40)])).transform((amounts, context) =>
  Object.fromEntries(
    Object.entries(amounts).map(([currency, amount]) => {
      const minor = typeof amount === 'number' ? amount : Number(parseDecimal(amount, currency)?.minor ?? Number.NaN)
      if (Number.isInteger(minor) && minor >= 0 && minor <= MOST_MINOR) return [currency, minor]
      context.addIssue({ code: 'custom', path: [currency], message: 'is no price in this currency' })
      return [currency, 0]
    }),
  ),
)

const byLanguage = (max: number) =>
  z.strictObject(Object.fromEntries(LANGUAGES.map((language) => [language, z.string().max(max).optional()])))

/** A product as it is brought in: one line of a file. */
export const productRecordSchema = z.strictObject({
  sku,
  /** The slugs of its category, joined with '/'. */
  category: z.string().max(300),
  brand: z.string().max(60).optional(),
  names: byLanguage(200).refine((names) => names['en'], 'has no English name'),
  texts: byLanguage(4000).default({}),
  attributes: z
    .record(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'is no attribute key'), z.union([z.string().min(1).max(200), z.number()]))
    .refine((attributes) => Object.keys(attributes).length <= 60, 'has more than 60 attributes')
    .default({}),
  images: z.array(ownOrSafe).max(20).default([]),
  documents: z
    .array(
      z.strictObject({
        title: z.string().min(1).max(200),
        href: ownOrSafe,
        kind: z.string().max(40).optional(),
        language: z.enum(LANGUAGES).optional(),
        revision: z.string().max(20).optional(),
        bytes: z.number().int().min(0).max(1e12).optional(),
      }),
    )
    .max(50)
    .default([]),
  accessories: z.array(sku).max(100).default([]),
  /** Minor units, by price list and currency. */
  prices: z.record(z.string().max(40), prices).default({}),
  stock: z.record(country, z.number().int().min(0).max(1e9)).default({}),
  markets: z.array(country).max(250).optional(),
  salesOrgs: z.array(z.string().max(20)).max(100).optional(),
  lifecycle: z.enum(LIFECYCLES).default('active'),
  replacedBy: sku.optional(),
  variantOf: sku.optional(),
  popularity: z.number().int().min(0).max(1e9).default(0),
})
export type ProductRecord = z.infer<typeof productRecordSchema>

export type Checked = { readonly record: ProductRecord } | { readonly reason: string; readonly sku?: string }

/** Compiled by the first import: a page that only asks what a part number looks like carries none of it. */
let compiled: typeof productRecordSchema | undefined

const nameOf = (value: unknown): string | undefined => {
  const given = typeof value === 'object' && value !== null && 'sku' in value ? value.sku : undefined
  return typeof given === 'string' ? given.slice(0, 60) : undefined
}

/** The record, or the first thing that is wrong with it, in words for whoever made the file. */
export const checkRecord = (value: unknown): Checked => {
  compiled ??= z.compile(productRecordSchema, { strict: true })
  const parsed = compiled.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { reason: `${issue?.path.join('.') || 'line'}: ${issue?.message}`.slice(0, 300), sku: nameOf(value) }
  }
  const { sku: own, replacedBy, lifecycle } = parsed.data
  if (replacedBy === own) return { reason: 'replacedBy: names the product itself', sku: own }
  if (lifecycle === 'replaced' && !replacedBy)
    return { reason: 'replacedBy: is missing though the product is replaced', sku: own }
  return { record: parsed.data }
}

/** In the visitor's language, else in English, which every product has. */
export const inLanguage = (words: Readonly<Partial<Record<Language, string>>>, language: Language): string =>
  words[language] ?? words.en ?? ''
