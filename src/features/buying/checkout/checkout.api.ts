import { z } from 'zod'
import { DELIVERY_METHODS } from '#features/buying/delivery-terms/public.ts'
import { PAYMENT_TYPES } from '#features/buying/checkout/checkout.rules.ts'
import {
  addressSchema,
  approvalNeedSchema,
  attentionSchema,
  checkoutSchema,
  poNumberSchema,
  referenceSchema,
} from '#features/buying/checkout/checkout.schema.ts'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { moneyBodySchema } from '#kernel/money.schema.ts'

const PATH = '/api/checkout/v1'

/** Of the page: its market and its words; the person's own where nothing is said. */
const place = appIdQuery.extend({
  country: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  language: z.enum(LANGUAGES).optional(),
  cartId: z.uuid().optional().describe('The cart of an accepted quote; the account’s open cart unless given'),
})

export const readCheckout = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag: 'checkout',
  summary: 'What was chosen on the way to an order of the active account’s cart, and what it costs now',
  query: place,
  reply: checkoutSchema,
  errors: [401, 403, 409],
})

export const choosePayment = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: `${PATH}/payment`,
  tag: 'checkout',
  summary: 'Chooses how the order is paid; a purchase order needs its number',
  query: place,
  body: z.object({
    type: z.enum(PAYMENT_TYPES),
    poNumber: poNumberSchema.default(''),
    documentId: z.uuid().nullable().optional().describe('An upload of the kind purchase-order; null takes it away'),
    // Refused instead of ignored: whoever sends one must notice that it went to the wrong place [T-105].
    card: z.undefined('is not taken here: cards are entered in the fields of the payment gateway').optional(),
  }),
  reply: checkoutSchema,
  errors: [400, 401, 403, 409, 422],
})

export const paymentForm = formRules(choosePayment)

export const openCardSession = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/card-session`,
  tag: 'checkout',
  summary: 'Opens the card fields of the payment gateway for what the order costs now',
  description: 'The fields are shown in a frame of the gateway’s origin; what they answer goes to the endpoint for cards.',
  query: place,
  reply: z.object({ fieldsUrl: z.string() }),
  errors: [401, 403, 409, 422, 502],
})

export const chooseCard = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: `${PATH}/card`,
  tag: 'checkout',
  summary: 'Takes the card that was entered in the fields of the payment gateway, by the reference that they answered',
  query: place,
  body: z.object({ reference: referenceSchema }),
  reply: z.object({ card: z.object({ brand: z.string(), lastFour: z.string(), expires: z.string() }) }),
  errors: [400, 401, 403, 409, 422, 502],
})

export const chooseDelivery = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: `${PATH}/delivery`,
  tag: 'checkout',
  summary: 'Chooses where, how and when the order is delivered',
  query: place,
  body: z.object({
    shipToId: z.uuid().optional().describe('One of the account’s addresses'),
    address: addressSchema.strict().optional().describe('Or another one'),
    savesAddress: z.boolean().default(false),
    method: z.enum(DELIVERY_METHODS),
    requestedOn: z.iso.date().nullable().default(null),
    isComplete: z.boolean().default(false),
    attention: attentionSchema.default(''),
  }),
  reply: checkoutSchema,
  errors: [400, 401, 403, 404, 409, 422],
})

export const deliveryForm = formRules(chooseDelivery)

export const authorisePayment = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/authorisation`,
  tag: 'checkout',
  summary: 'Asks the payment gateway for what the order costs now; asked again it tells how that stands',
  query: place,
  body: z.object({ cartId: z.uuid() }),
  reply: z.object({ state: z.enum(['asked', 'authorised', 'refused', 'failed']) }),
  errors: [400, 401, 403, 404, 409],
})

export const placeOrder = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: '/api/cart/v1/orders',
  tag: 'checkout',
  summary: 'Places the order of a cart; the same key gives the same order',
  description:
    'Needs the header Idempotency-Key. 409 with what changed where prices, stock or the total are not what was seen, and for a cart that was ordered already; `expired` for the cart of a quote whose prices ended.',
  query: place,
  body: z.object({
    cartId: z.uuid(),
    seenTotal: moneyBodySchema.optional().describe('What the person was shown; another total now is 409'),
    knownShort: z
      .array(z.string().max(60))
      .max(1000)
      .optional()
      .describe('Parts that the person knows to come in part later; others that became short are 409'),
    note: z
      .string()
      .trim()
      .max(1000)
      .regex(/^[^\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'holds characters that cannot be kept')
      .default('')
      .describe('For whoever must approve it; where nobody must, it goes nowhere'),
  }),
  status: 201,
  reply: z.union([
    z.object({ orderNumber: z.string() }),
    z
      .object({ approvalId: z.string(), state: z.literal('Waiting') })
      .describe('With 202: somebody of the company must approve it'),
  ]),
  errors: [400, 401, 403, 404, 409, 422],
})

export const chooseCostCentre = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: `${PATH}/cost-centre`,
  tag: 'checkout',
  summary: 'Chooses the cost centre that the order is for; one that is inactive or not the person’s is 404',
  query: place,
  body: z.object({ costCentre: z.string().max(20).nullable() }),
  reply: checkoutSchema,
  errors: [400, 401, 403, 404, 409],
})

export const explainApproval = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/cart/v1/approval',
  tag: 'checkout',
  summary: 'Before an order: who must approve it and why, and what is left of budget and credit',
  query: place.extend({ cartId: z.uuid().optional() }),
  reply: approvalNeedSchema,
  errors: [401, 403, 404, 409],
})

/** Answers the document, not JSON. */
export const readPoDocument = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/orders/:orderNumber/purchase-order`,
  tag: 'checkout',
  summary: 'The purchase order that an order of one’s accounts was placed with',
  params: z.object({ orderNumber: z.string().min(1).max(40) }),
  errors: [401, 404],
})
