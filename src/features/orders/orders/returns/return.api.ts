import { z } from 'zod'
import { LONGEST_SERIAL, MOST_PICTURES, RETURN_REASONS } from '#features/orders/orders/returns/return.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const tag = 'orders'
const PATH = '/api/orders/v1/:number/returns'
const order = z.object({ number: z.string().max(60) })
const params = order.extend({ returnNumber: z.string().max(80) })

const lineSchema = z.strictObject({
  position: z.number().int().min(1),
  quantity: z.number().int().min(1).max(999_999),
  serials: z
    .array(z.string().trim().min(1).max(LONGEST_SERIAL))
    .max(1000)
    .default([])
    .describe('Serial numbers of the pieces: one for each, or none'),
})

export const requestReturn = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: PATH,
  tag,
  summary: 'Asks to send parts back; at most what was sent and is not on its way back',
  params: order,
  body: z.strictObject({
    reason: z.enum(RETURN_REASONS),
    note: z.string().trim().max(1000).default(''),
    lines: z.array(lineSchema).min(1).max(1000),
    pictures: z.array(z.uuid()).max(MOST_PICTURES).default([]).describe('Uploads of one’s own of the kind return-picture'),
  }),
  status: 201,
  reply: z.object({ id: z.string(), number: z.string(), state: z.literal('Requested') }),
  errors: [400, 401, 403, 404, 409, 422],
})
export const returnForm = formRules(requestReturn)

export const withdrawReturn = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/:returnNumber/withdrawal`,
  tag,
  summary: 'Takes back what one asked for, as long as it was not answered; afterwards it is 409',
  params,
  reply: z.object({ state: z.literal('Withdrawn') }),
  errors: [401, 403, 404, 409],
})

/** Answers a PDF, not JSON. */
export const readReturnLabel = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/:returnNumber/label`,
  tag,
  summary: 'The label of an approved return, as PDF',
  params,
  query: z.object({ language: z.enum(LANGUAGES).default('en') }),
  errors: [401, 404],
})

/** Answers a picture, not JSON. */
export const readReturnPicture = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/:returnNumber/pictures/:pictureId`,
  tag,
  summary: 'A picture that was sent with a return, for those who may see the order',
  params: params.extend({ pictureId: z.uuid() }),
  errors: [401, 404, 416],
})
