import { z } from 'zod'
import { TRACKING_KINDS } from '#features/orders/orders/order-history.rules.ts'
import { isOrderNumber, type OrderState } from '#features/orders/orders/order.rules.ts'
import { currencySchema } from '#kernel/money.schema.ts'

const text = z.string().trim().max(200)
const day = z.iso.date().nullable().optional()
const number = z.string().refine(isOrderNumber, 'is no order number')
/** Decimal text, read digit by digit; a number is taken as it is written. */
const amount = z.union([z.string().max(40), z.number()]).transform(String)
const quantity = z.number().int().min(1).max(999_999)

const partSchema = z.object({
  position: z.number().int().min(1).max(10_000).optional(),
  sku: z.string().trim().min(1).max(60),
  name: text.optional(),
  category: text.optional(),
  quantity,
  shipped: z.number().int().min(0).max(999_999).optional(),
  backordered: z.number().int().min(0).max(999_999).optional(),
  unitPrice: amount,
  promisedOn: day,
  requestedOn: day,
})

/** An order that is new here, or what is known of one: then all but the number may be missing. */
export const orderLineSchema = z.object({
  orderNumber: number,
  account: z.string().max(60).optional().describe('{erpId}~{number}'),
  poNumber: text.optional(),
  /** One of ours, or a word that the tenant's own ERP has for it. */
  state: text.optional(),
  placedAt: z.iso.datetime({ offset: true }).optional(),
  requestedOn: day,
  promisedOn: day,
  currency: currencySchema.optional(),
  site: text.optional(),
  shipTo: z
    .object({
      name: text.default(''),
      street: text.default(''),
      city: text.default(''),
      state: text.default(''),
      postalCode: text.default(''),
      countryCode: text.default(''),
    })
    .optional(),
  deliveryMethod: text.optional(),
  paymentType: text.optional(),
  lines: z.array(partSchema).min(1).max(1000).optional(),
  backorders: z
    .array(z.object({ position: z.number().int().min(1), backordered: z.number().int().min(0).max(999_999), promisedOn: day }))
    .max(1000)
    .optional(),
  freight: amount.optional(),
  taxes: z
    .array(z.object({ name: text, percent: amount, amount }))
    .max(20)
    .optional(),
})
export type OrderLine = z.infer<typeof orderLineSchema>
/** With the state that the word means. */
export type OrderRecord = Omit<OrderLine, 'state'> & { readonly state?: OrderState | undefined }

export const shipmentLineSchema = z.object({
  shipmentNumber: z.string().trim().min(1).max(40),
  orderNumber: number,
  carrier: text.default(''),
  trackingNumber: text.default(''),
  shippedOn: z.iso.date(),
  deliveredOn: z.iso.date().nullable().default(null),
  lines: z
    .array(z.object({ position: z.number().int().min(1), quantity }))
    .min(1)
    .max(1000),
  events: z
    .array(z.object({ at: z.iso.datetime({ offset: true }), place: text.default(''), event: z.enum(TRACKING_KINDS) }))
    .max(200)
    .default([]),
})
export type ShipmentRecord = z.infer<typeof shipmentLineSchema>
