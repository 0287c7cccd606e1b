import { z } from 'zod'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'

/** The first of the list is meant [3.6.1]. */
export const readMiniCart = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/pif/api/ecommerce/v1/mini-cart/:soldTo',
  tag: 'cart',
  summary: 'How much is in the cart of an account of one’s own',
  params: z.object({ soldTo: z.string().max(60).describe('{erpId}~{number}, or the number with the header erpId') }),
  query: appIdQuery,
  headers: z.object({ erpid: z.string().max(20).optional(), sourcesystem: z.string().max(40).optional() }),
  reply: z.array(
    z.object({
      totalItems: z.number().describe('Lines'),
      totalPrice: z.object({ value: z.number(), currencyIso: z.string() }),
      cartId: z.string().describe('Empty while nothing was ever added'),
    }),
  ),
  browserReply: z.array(
    z.object({
      totalItems: z.number().nullish(),
      totalPrice: z.object({ value: z.number().nullish() }).nullish(),
      cartId: z.string().nullish(),
    }),
  ),
  errors: [401, 404, 409],
})

const optional = z.string().max(200).optional()

/** Claims of the browser about the cart are ignored: the server uses its own data [T-10]. */
export const sealCartCookie = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/bin/encryptedCookie',
  tag: 'cart',
  summary: 'Sets the cookie that tells a shop which account and cart are meant, for this session alone',
  query: appIdQuery.extend({
    soldTo: z.string().max(60),
    erpId: optional,
    currency: optional,
    language: optional,
    totalItems: optional,
    totalPrice: optional,
    cartId: optional,
    tenantPath: optional,
  }),
  reply: z.object({ success: z.literal(true) }),
  errors: [400, 401, 403, 404, 409],
})

export const dropCartCookie = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/bin/encryptedCookieDelete',
  tag: 'cart',
  summary: 'Clears that cookie',
  query: appIdQuery,
  reply: z.object({ success: z.literal(true) }),
  errors: [403],
})
