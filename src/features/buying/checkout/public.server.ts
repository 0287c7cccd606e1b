import { checkoutTools } from '#features/buying/checkout/agent-tools.service.ts'
import { placedInbox } from '#features/buying/checkout/order/placed-inbox.service.ts'
import { orderMails } from '#features/buying/checkout/order/order-mail.service.ts'
import { poFiles } from '#features/buying/checkout/po-file-kind.store.ts'
import { checkoutRoutes } from '#features/buying/checkout/checkout.routes.ts'
import { placeOrderRoutes } from '#features/buying/checkout/order/place-order.routes.ts'
import { orderCart } from '#features/buying/checkout/order/explain-cart.service.ts'
import { ORDER_PLACED } from '#features/buying/checkout/order/place-order.service.ts'
import { checkoutPageRoutes } from '#features/buying/checkout/page/checkout-page.routes.ts'
import { checkoutPage } from '#features/buying/checkout/page/checkout-page.schema.ts'
import { orderPlaced } from '#features/buying/checkout/page/order-placed.schema.ts'
import { cardRoutes } from '#features/buying/checkout/payment/card.routes.ts'
import { authoriseRoutes } from '#features/buying/checkout/payment/authorise.routes.ts'
import { cancelUnused } from '#features/buying/checkout/payment/cancel-unused.service.ts'
import { poDocumentRoutes } from '#features/buying/checkout/po-document.routes.ts'
import { checkoutRetention, listPoDocuments, poUploadKind } from '#features/buying/checkout/po-document.service.ts'
import { shipToKind } from '#features/buying/checkout/ship-to-kind.service.ts'
import { waitingPurchases } from '#features/buying/checkout/order/waiting-purchase.service.ts'
import { releasePieces, releaseStock } from '#features/buying/pricing/public.server.ts'
import { personalData } from '#features/buying/checkout/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

export { numberOf, placeOrderOf, refuseProblems, type Placement } from '#features/buying/checkout/order/place-order.service.ts'
export { savePayment } from '#features/buying/checkout/choose.service.ts'
export { explainPurchase, listChoices, saveCostCentre } from '#features/buying/checkout/cost-centre.service.ts'
export { chargeDraft, readDraft, type OrderDraft } from '#features/buying/checkout/read-checkout.service.ts'
export { carryPurchaseOrder } from '#features/buying/checkout/carried-order.service.ts'
export {
  carryAddress,
  listPlaces,
  prepareOrder,
  readAddress,
  type Place,
} from '#features/buying/checkout/prepared-order.service.ts'
export { writeAddress } from '#features/buying/checkout/checkout.rules.ts'
export type { Address } from '#features/buying/checkout/address/address.rules.ts'
export { createHttpGateway, type GatewayAddress } from '#features/buying/checkout/payment/http-gateway.service.ts'
export type { PaymentGateway } from '#features/buying/checkout/payment/payment-gateway.service.ts'

export const checkout: Feature = {
  name: 'checkout',
  agentTools: checkoutTools,
  personalData,
  mails: orderMails,
  inboxKinds: [placedInbox],
  dataKinds: [shipToKind],
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
  // A cancelled order releases its stock reservation; a shipped one has left the warehouse's count.
  onOrderState: async (tx, { number }, state) => {
    if (state === 'Cancelled' || state === 'Shipped') await releaseStock(tx, number)
  },
  waitingPurchases,
  targetActions: { 'order-cart': orderCart },
  onOrderLines: async (tx, { number }, lines) => {
    for (const { sku, before, quantity } of lines) if (quantity < before) await releasePieces(tx, number, sku, before - quantity)
  },
  recurring: [cancelUnused],
  retention: [checkoutRetention, keepForDays({ table: 'payment_authorisation', column: 'created_at', days: 365 })],
}
