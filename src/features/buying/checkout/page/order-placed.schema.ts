import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'
import { moneySchema } from '#kernel/money.schema.ts'

export const orderPlacedSchema = z.strictObject({
  country: z.string().regex(/^[a-z]{2}$/),
  order: z.strictObject({
    number: z.string(),
    poNumber: z.string(),
    givenName: z.string(),
    email: z.string(),
    account: z.strictObject({ number: z.string(), name: z.string() }),
    shipTo: z.array(z.string()),
    promisedOn: z.string().nullable(),
    deliveryMethod: z.string(),
    paymentType: z.string(),
    lines: z.array(z.strictObject({ sku: z.string(), name: z.string(), quantity: z.number(), total: moneySchema.optional() })),
    lineCount: z.number(),
    subtotal: moneySchema.optional(),
    freight: moneySchema.optional(),
    taxes: z.array(z.strictObject({ name: z.string(), percent: z.string(), amount: moneySchema })),
    total: moneySchema.optional(),
  }),
})
export type OrderPlacedProps = z.infer<typeof orderPlacedSchema>

/** The confirmation of a placed order; complete without script. */
export const orderPlaced = defineBlock({ type: 'order-placed', schema: orderPlacedSchema, fields: {} })
