import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

/** Outside of the locales: `/shop/{shop}/{language}/quickCart` [2.2.3]. */
export const openQuickCart = endpoint({
  method: 'GET',
  path: '/shop/:shop/:language/quickCart',
  params: z.object({ shop: z.string().max(40), language: z.string().max(10) }),
  isHidden: true,
})
