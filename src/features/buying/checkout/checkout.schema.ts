import { z } from 'zod'
import { DELIVERY_METHODS, TAX_KINDS } from '#features/buying/delivery-terms/public.ts'
import { PAYMENT_TYPES } from '#features/buying/checkout/checkout.rules.ts'
import { looksLikeCardNumber } from '#features/buying/checkout/payment/card.rules.ts'
import { becauseSchema, budgetUseSchema } from '#features/company/approvals/public.ts'
import { creditSchema } from '#features/company/purchase-policy/public.ts'
import { moneySchema } from '#kernel/money.schema.ts'
import { partFactsSchema } from '#kernel/part-facts.schema.ts'

/** For people to read and labels to print: no control characters, nothing that turns the text round. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'holds characters that cannot be printed')

export const addressSchema = z.object({
  name: line(80),
  street: line(80),
  extra: line(80).default(''),
  postalCode: line(12),
  city: line(60),
  region: line(40).default(''),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
})

export const poNumberSchema = line(35)
export const attentionSchema = line(80)

/** The reply of the gateway's fields; a card number is refused [T-105]. */
export const referenceSchema = z
  .string()
  .regex(/^[\w.-]{8,200}$/, 'is no reference')
  .refine((text) => !looksLikeCardNumber(text), 'is no reference')

export const taxSchema = z.object({ kind: z.enum(TAX_KINDS), percent: z.string(), amount: moneySchema })

export const chargesSchema = z.object({
  subtotal: moneySchema,
  freight: moneySchema,
  taxes: z.array(taxSchema),
  total: moneySchema,
})

export const problemSchema = z.object({
  code: z.enum(['empty', 'price_changed', 'not_sold', 'no_price']),
  lines: z.array(z.object({ id: z.string(), sku: z.string(), from: moneySchema.optional(), to: moneySchema.optional() })),
})

export const approvalNeedSchema = z.object({
  needed: z.boolean(),
  because: z.array(becauseSchema),
  budget: budgetUseSchema.omit({ costCentre: true }).extend({ costCentre: z.string(), isExceeded: z.boolean() }).nullable(),
  credit: creditSchema
    .nullable()
    .describe('Of the account, `left` after this order; null where nothing limits it, for cards and where prices are hidden'),
})
export type ApprovalNeedView = z.infer<typeof approvalNeedSchema>

export const checkoutSchema = z.object({
  cartId: z.string(),
  account: z.object({ key: z.string(), number: z.string(), name: z.string(), city: z.string(), salesOrg: z.string() }),
  currency: z.string(),
  quote: z
    .object({ number: z.string(), validUntil: z.string() })
    .optional()
    .describe('Its prices were agreed in this quote, until this instant'),
  payment: z.object({
    types: z.array(z.enum(PAYMENT_TYPES)),
    type: z.enum(PAYMENT_TYPES),
    isChosen: z.boolean().describe('False while it is only the usual one'),
    poNumber: z.string(),
    document: z.object({ name: z.string(), size: z.number() }).optional(),
    card: z.object({ brand: z.string(), lastFour: z.string(), expires: z.string() }).optional(),
  }),
  delivery: z.object({
    addresses: z.array(addressSchema.extend({ id: z.string(), hint: z.string() })),
    shipToId: z.string().optional().describe('One of the addresses; missing where it is one for this order alone'),
    address: addressSchema,
    methods: z.array(z.object({ id: z.enum(DELIVERY_METHODS), cost: moneySchema.optional(), arrivesOn: z.string() })),
    method: z.enum(DELIVERY_METHODS),
    requestedOn: z.string().nullable(),
    isComplete: z.boolean(),
    attention: z.string(),
  }),
  lines: z.array(
    z.object({
      id: z.string(),
      sku: z.string(),
      name: z.string(),
      href: z.string(),
      image: z.string().optional(),
      category: z.string(),
      brand: z.string(),
      ...partFactsSchema,
      quantity: z.number(),
      note: z.string(),
      requestedOn: z.string().nullable(),
      leavesOn: z.string(),
      isShort: z.boolean().describe('More than there is now: the rest follows'),
      unit: moneySchema.optional(),
      total: moneySchema.optional(),
      former: moneySchema.optional(),
    }),
  ),
  costCentres: z
    .array(z.object({ code: z.string(), name: z.string() }))
    .describe('Those that the person may order for; none where their company has none'),
  costCentre: z.string().nullable(),
  charges: chargesSchema.optional().describe('Missing where the site shows no prices or a line has none'),
  problems: z.array(problemSchema),
})
export type CheckoutView = z.infer<typeof checkoutSchema>
