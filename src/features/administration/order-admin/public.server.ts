import { orderSection } from '#features/administration/order-admin/customer-orders.service.ts'
import { orderAdminRoutes } from '#features/administration/order-admin/order-admin.routes.ts'
import { orderAdmin as orderAdminBlock } from '#features/administration/order-admin/order-admin.schema.ts'
import { orderAdminPages } from '#features/administration/order-admin/order-admin.starter.ts'
import type { Feature } from '#platform/feature.ts'

export const orderAdmin: Feature = {
  name: 'order-admin',
  blocks: [orderAdminBlock],
  customerSections: [orderSection],
  starterPages: orderAdminPages,
  routes: orderAdminRoutes,
}
