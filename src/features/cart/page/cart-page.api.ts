import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

const params = z.object({ shop: z.string().max(40), language: z.string().max(10) })

/** Pages outside of the locales: `/cart/{shop}/{language}` and `/shop/{shop}/{language}/quickCart` [2.2.2, 2.2.3]. */
export const openCartPage = endpoint({ method: 'GET', path: '/cart/:shop/:language', params, isHidden: true })
export const openQuickCart = endpoint({ method: 'GET', path: '/shop/:shop/:language/quickCart', params, isHidden: true })
