import { poFiles } from '#features/checkout/po-file-kind.store.ts'
import { checkoutRoutes } from '#features/checkout/checkout.routes.ts'
import { placeOrderRoutes } from '#features/checkout/order/place-order.routes.ts'
import { ORDER_PLACED } from '#features/checkout/order/place-order.service.ts'
import { checkoutPageRoutes } from '#features/checkout/page/checkout-page.routes.ts'
import { checkoutPage } from '#features/checkout/page/checkout-page.schema.ts'
import { orderPlaced } from '#features/checkout/page/order-placed.schema.ts'
import { cardRoutes } from '#features/checkout/payment/card.routes.ts'
import { authoriseRoutes } from '#features/checkout/payment/authorise.routes.ts'
import { cancelUnused } from '#features/checkout/payment/cancel-unused.service.ts'
import { poDocumentRoutes } from '#features/checkout/po-document.routes.ts'
import { checkoutRetention, listPoDocuments, poUploadKind } from '#features/checkout/po-document.service.ts'
import { releaseStock } from '#features/pricing/public.server.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

export { carryPurchaseOrder } from '#features/checkout/carried-order.service.ts'
export { createFreightAndTax } from '#features/checkout/charges/charges.rules.ts'
export { createHttpGateway, type GatewayAddress } from '#features/checkout/payment/http-gateway.service.ts'
export type { PaymentGateway } from '#features/checkout/payment/payment-gateway.service.ts'

export const checkout: Feature = {
  name: 'checkout',
  blocks: [checkoutPage, orderPlaced],
  // The step that shows the card fields, and no other page, may frame the gateway [T-36].
  policies: { [checkoutPage.type]: ({ gateway }) => (typeof gateway === 'string' ? { 'frame-src': [gateway] } : {}) },
  uploadKinds: [poUploadKind],
  fileKinds: [poFiles],
  events: [{ name: ORDER_PLACED, right: 'orders' }],
  orderDocuments: listPoDocuments,
  routes: (app) => {
    checkoutRoutes(app)
    cardRoutes(app)
    authoriseRoutes(app)
    placeOrderRoutes(app)
    checkoutPageRoutes(app)
    poDocumentRoutes(app)
  },
  // Cancelled, it needs nothing any more; sent, it left the warehouse's own count.
  onOrderState: async (tx, { number }, state) => {
    if (state === 'Cancelled' || state === 'Shipped') await releaseStock(tx, number)
  },
  recurring: [cancelUnused],
  retention: [checkoutRetention, keepForDays({ table: 'payment_authorisation', column: 'created_at', days: 365 })],
}
