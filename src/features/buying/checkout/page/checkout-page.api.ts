import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

const params = z.object({ shop: z.string().max(40), language: z.string().max(10) })
const PATH = '/cart/:shop/:language/checkout/multi'

/** Steps of the checkout, each with an address of its own [2.2.2, 2.2.4]. */
export const openPaymentStep = endpoint({
  method: 'GET',
  access: 'everyone',
  path: `${PATH}/payment-type/choose`,
  params,
  isHidden: true,
})
export const openDeliveryStep = endpoint({ method: 'GET', access: 'everyone', path: `${PATH}/delivery`, params, isHidden: true })
export const openReviewStep = endpoint({ method: 'GET', access: 'everyone', path: `${PATH}/review`, params, isHidden: true })
export const openConfirmation = endpoint({
  method: 'GET',
  access: 'everyone',
  path: `${PATH}/confirmation/:orderNumber`,
  params: params.extend({ orderNumber: z.string().max(30) }),
  isHidden: true,
})
