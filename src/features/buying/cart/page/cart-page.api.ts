import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

const params = z.object({ shop: z.string().max(40), language: z.string().max(10) })

/** Outside of the locales: `/cart/{shop}/{language}` [2.2.2]. */
export const openCartPage = endpoint({ method: 'GET', access: 'everyone', path: '/cart/:shop/:language', params, isHidden: true })
