import { z } from 'zod'
import { RETURN_LIST } from '#features/administration/operations/returns/return-list.rules.ts'
import { RETURN_STATES } from '#features/orders/orders/public.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { listQuery } from '#kernel/list-query.schema.ts'
import { OFFICE_PATH, OFFICE_TAG as tag, officeFind as find, officeTotal as total } from '#kernel/office-list.schema.ts'

const PATH = `${OFFICE_PATH}/returns`
const access = 'order-viewer'
const state = z.enum(RETURN_STATES)
const params = z.object({ number: z.string().max(80) })

const rowSchema = z.object({
  number: z.string(),
  orderNumber: z.string(),
  soldTo: z.string(),
  state,
  reason: z.string(),
  note: z.string(),
  pieces: z.number(),
  requestedAt: z.string(),
  requestedBy: z.string().nullable(),
})

export const listAllReturns = endpoint({
  method: 'GET',
  access,
  path: PATH,
  tag,
  summary: 'What customers ask to send back; admins who may see orders',
  query: listQuery(RETURN_LIST).extend({ find, state: state.optional() }),
  reply: z.object({ rows: z.array(rowSchema), total }),
  errors: [400, 401, 403, 404],
})

export const readOneReturn = endpoint({
  method: 'GET',
  access,
  path: `${PATH}/:number`,
  tag,
  summary: 'A return with its parts, serial numbers and pictures; admins who may see orders',
  params,
  reply: rowSchema.extend({
    lines: z.array(
      z.object({ position: z.number(), sku: z.string(), name: z.string(), quantity: z.number(), serials: z.array(z.string()) }),
    ),
    pictures: z.array(z.object({ id: z.string(), name: z.string() })),
    answer: z.string(),
    returnAddress: z.string(),
    lastAddress: z.string().describe('Where parts of the site’s customers went the last time'),
  }),
  errors: [401, 403, 404],
})

/** Answers a picture, not JSON. */
export const readOfficePicture = endpoint({
  method: 'GET',
  access,
  path: `${PATH}/:number/pictures/:pictureId`,
  tag,
  summary: 'A picture that was sent with a return; admins who may see orders',
  params: params.extend({ pictureId: z.uuid() }),
  errors: [401, 403, 404, 416],
})

export const decideOneReturn = endpoint({
  method: 'POST',
  access,
  path: `${PATH}/:number/decision`,
  tag,
  summary: 'Moves a return on: approved or refused, received, credited or closed; admins who may see orders',
  params,
  body: z.strictObject({
    state,
    answer: z.string().trim().max(1000).default('').describe('For the customer; a refusal needs one'),
    returnAddress: z.string().trim().max(500).default('').describe('Where the parts go; an approval needs it'),
  }),
  reply: z.object({ number: z.string(), state }),
  errors: [400, 401, 403, 404, 409],
})
