import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

/** Outside of the locales: `/shop/{shop}/{language}/quickCart` [2.2.3]. */
export const openQuickCart = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/shop/:shop/:language/quickCart',
  params: z.object({ shop: z.string().max(40), language: z.string().max(10) }),
  isHidden: true,
})

/** Where a tool leads to the shop: `/shop/{shop}/{language}/parts`, and a part below it [2.13.4]. */
export const openParts = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/shop/:shop/:language/parts',
  params: z.object({ shop: z.string().max(40), language: z.string().max(10) }),
  isHidden: true,
})
export const openPart = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/shop/:shop/:language/parts/:part',
  params: z.object({ shop: z.string().max(40), language: z.string().max(10), part: z.string().max(1000) }),
  isHidden: true,
})
