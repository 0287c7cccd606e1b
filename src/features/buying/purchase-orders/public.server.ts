import {
  personalData,
  purchaseOrderFiles,
  purchaseOrderRetention,
} from '#features/buying/purchase-orders/purchase-order-file.service.ts'
import { purchaseOrderInbox } from '#features/buying/purchase-orders/purchase-order-inbox.service.ts'
import { purchaseOrderLineRoutes } from '#features/buying/purchase-orders/purchase-order-line.routes.ts'
import { purchaseOrderRoutes } from '#features/buying/purchase-orders/purchase-order.routes.ts'
import { PURCHASE_ORDER_SCOPE } from '#features/buying/purchase-orders/purchase-order.rules.ts'
import { purchaseOrdersBlock } from '#features/buying/purchase-orders/purchase-orders.schema.ts'
import { purchaseOrdersLink, purchaseOrdersStarterPages } from '#features/buying/purchase-orders/purchase-orders.starter.ts'
import { receiveOrderRoutes } from '#features/buying/purchase-orders/receive-order.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { dropOrder } from '#features/buying/purchase-orders/drop-order.service.ts'
export { listMailFiles, MOST_MAIL_FILES } from '#features/buying/purchase-orders/mail-parts.rules.ts'

/** Orders that customers' systems send as documents. */
export const purchaseOrders: Feature = {
  name: 'purchase-orders',
  personalData,
  blocks: [purchaseOrdersBlock],
  inboxKinds: [purchaseOrderInbox],
  keyScopes: [PURCHASE_ORDER_SCOPE],
  companyKeyScopes: [PURCHASE_ORDER_SCOPE],
  fileKinds: [purchaseOrderFiles],
  retention: [purchaseOrderRetention],
  starterPages: purchaseOrdersStarterPages,
  portalLinks: [purchaseOrdersLink],
  routes: async (app) => {
    purchaseOrderRoutes(app)
    purchaseOrderLineRoutes(app)
    await app.register(async (scope) => receiveOrderRoutes(scope))
  },
}
