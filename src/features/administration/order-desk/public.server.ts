import { orderDeskRoutes } from '#features/administration/order-desk/order-desk.routes.ts'
import { orderDesk as orderDeskBlock } from '#features/administration/order-desk/order-desk.schema.ts'
import { orderDeskPages } from '#features/administration/order-desk/order-desk.starter.ts'
import type { Feature } from '#platform/feature.ts'

export const orderDesk: Feature = {
  name: 'order-desk',
  blocks: [orderDeskBlock],
  starterPages: orderDeskPages,
  routes: orderDeskRoutes,
}
