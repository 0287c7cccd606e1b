import { ORDERS_PATH } from '#features/orders/orders/order-paths.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'

const LOCALE = '/:country([a-z]{2})/:language([a-z]{2})'

/** The page of one order [2.2.7]. */
export const openOrder = endpoint({
  isHidden: true,
  method: 'GET',
  access: 'everyone',
  path: `${LOCALE}${ORDERS_PATH}/details.orderNum-:number`,
})
