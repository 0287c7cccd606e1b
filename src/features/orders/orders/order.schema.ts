import { z } from 'zod'
import { EVENT_KINDS, TRACKING_KINDS } from '#features/orders/orders/order-history.rules.ts'
import { ORDER_STATES } from '#features/orders/orders/order.rules.ts'
import { returnSchema } from '#features/orders/orders/returns/return.schema.ts'
import { moneySchema } from '#kernel/money.schema.ts'

const day = z.string().nullable()
const state = z.enum(ORDER_STATES)

export const listedOrderSchema = z.object({
  number: z.string(),
  poNumber: z.string(),
  state,
  placedAt: z.string(),
  requestedOn: day,
  promisedOn: day,
  changedAt: z.string(),
  site: z.string(),
  city: z.string(),
  paymentType: z.string(),
  lines: z.number(),
  total: moneySchema,
  isLate: z.boolean(),
  hasBackorder: z.boolean(),
})
export type ListedOrder = z.infer<typeof listedOrderSchema>

const lineSchema = z.object({
  position: z.number(),
  sku: z.string(),
  name: z.string(),
  quantity: z.number(),
  shipped: z.number(),
  open: z.number().describe('Still to be sent'),
  backordered: z.number(),
  returnable: z.number().describe('Sent, and not asked to be taken back yet'),
  unit: moneySchema,
  total: moneySchema,
  note: z.string(),
  requestedOn: day,
  promisedOn: day,
})

const shipmentSchema = z.object({
  number: z.string(),
  carrier: z.string(),
  trackingNumber: z.string(),
  shippedOn: z.string(),
  deliveredOn: day,
  lines: z.array(z.object({ position: z.number(), quantity: z.number() })),
  events: z.array(z.object({ at: z.string(), place: z.string(), event: z.enum(TRACKING_KINDS) })),
})

const eventSchema = z.object({
  at: z.string(),
  kind: z.enum(EVENT_KINDS),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  isNew: z.boolean().describe('Since the person last looked'),
})

export const documentSchema = z.object({ id: z.string(), name: z.string(), type: z.string(), url: z.string() })
export type OrderDocument = z.infer<typeof documentSchema>

export const relatedSchema = z.object({
  label: z.string(),
  href: z.string().describe('Below the locale'),
  note: z.string(),
  tone: z.enum(['ok', 'warn', 'bad', 'info', 'idle']),
  at: z.string(),
})
export type RelatedItem = z.infer<typeof relatedSchema>

const approvalSchema = z.object({
  by: z.string().describe('Everybody who approved'),
  at: z.string(),
  because: z.string(),
  href: z.string().describe('Below the locale'),
})

export const orderViewSchema = listedOrderSchema.extend({
  account: z.object({ key: z.string(), number: z.string(), name: z.string() }),
  placedBy: z.string().nullable(),
  source: z.enum(['portal', 'erp']),
  quoteNumber: z.string().nullable().describe('The accepted quote that it was placed from'),
  deliveryMethod: z.string(),
  isComplete: z.boolean(),
  shipTo: z.object({
    name: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    countryCode: z.string(),
  }),
  parts: z.array(lineSchema),
  subtotal: moneySchema,
  freight: moneySchema,
  taxes: z.array(z.object({ name: z.string(), percent: z.string(), amount: moneySchema })),
  shipments: z.array(shipmentSchema),
  events: z.array(eventSchema),
  returns: z.array(returnSchema),
  documents: z.array(documentSchema),
  related: z.array(relatedSchema).describe('Cases about it that the person may see'),
  costCentre: z.string().nullable(),
  approval: approvalSchema.nullable().describe('Null where nobody had to approve it, or the person may not see it'),
  mayCancel: z.boolean(),
  mayReturn: z.boolean().describe('Not those who only look on in their company'),
  isSubscribed: z.boolean(),
  seenAt: day,
})
export type OrderView = z.infer<typeof orderViewSchema>
