import { orderTools } from '#features/orders/orders/agent-tools.service.ts'
import { addUpCounts, orderFigures } from '#features/orders/orders/order-count.store.ts'
import { orderDetail } from '#features/orders/orders/detail/order-detail.schema.ts'
import { orderKind } from '#features/orders/orders/integration/order-kind.service.ts'
import { shipmentKind } from '#features/orders/orders/integration/shipment-kind.service.ts'
import { orderList } from '#features/orders/orders/list/order-list.schema.ts'
import { ORDER_COMPANY_EVENTS } from '#features/orders/orders/company-event.service.ts'
import { orderCard } from '#features/orders/orders/order-card.service.ts'
import { orderInbox } from '#features/orders/orders/order-inbox.service.ts'
import { orderInsights } from '#features/orders/orders/order-insights.service.ts'
import { orderPageRoutes } from '#features/orders/orders/order-page.routes.ts'
import { orderRoutes } from '#features/orders/orders/order.routes.ts'
import { orderSource } from '#features/orders/orders/order-source.service.ts'
import { orderStarterPages, ordersLink } from '#features/orders/orders/order.starter.ts'
import { notifyOrderSubscribers, orderChangeMails } from '#features/orders/orders/notify-subscribers.task.ts'
import { returnInbox } from '#features/orders/orders/returns/return-inbox.service.ts'
import { returnMails } from '#features/orders/orders/returns/return-mail.service.ts'
import { pictureRetention, returnPictureFiles, returnPictures } from '#features/orders/orders/returns/return-picture.service.ts'
import { returnRoutes } from '#features/orders/orders/returns/return.routes.ts'
import { fillStateNames } from '#features/orders/orders/state-names.service.ts'
import { stateWordsKind } from '#features/orders/orders/state-words-kind.service.ts'
import { announceChanges } from '#foundation/search-engine/public.server.ts'
import { personalData } from '#features/orders/orders/personal-data.store.ts'
import { listOwnOrders } from '#features/orders/orders/order.api.ts'
import { firstCallOfList } from '#foundation/first-calls/public.server.ts'
import { listOwnViews } from '#foundation/saved-views/public.server.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

export { changeOrder, holdOrder } from '#features/orders/orders/order-change.service.ts'
export { rewriteOrder } from '#features/orders/orders/integration/update-order.store.ts'
export { insertOrder, takeOrderNumber } from '#features/orders/orders/insert-order.store.ts'
export { type NewOrder } from '#features/orders/orders/new-order.rules.ts'
export { parseOrderFilter } from '#features/orders/orders/order-filter.schema.ts'
export type { OrderFilter } from '#features/orders/orders/order-list.rules.ts'
export {
  countGlances,
  countOrders,
  listOrders,
  readOrderBatch,
  streamOrders,
  type OrderCursor,
  type OrderQuery,
} from '#features/orders/orders/order-list.store.ts'
export { findLastAddress, findReturn, listReturnsUnderWay } from '#features/orders/orders/returns/return.store.ts'
export { sendPicture } from '#features/orders/orders/returns/return-picture.service.ts'
export { listShipments } from '#features/orders/orders/order-history.store.ts'
export { decideReturn } from '#features/orders/orders/returns/decide-return.service.ts'
export type { Order } from '#features/orders/orders/order-model.rules.ts'
export type {
  ApprovalSource,
  IncreaseCheck as IncreaseJudge,
  OrderObjection,
  OrderApproval,
  PlacedOrder,
  RelatedSource,
} from '#features/orders/orders/order-contributions.service.ts'
export { findOrder } from '#features/orders/orders/order.store.ts'
export { listOrderParts } from '#features/orders/orders/order-parts.service.ts'
export { readStateNames } from '#features/orders/orders/state-words.store.ts'
export { requireAccountOrder, requireChangeableOrder } from '#features/orders/orders/account-order.service.ts'

export const orders: Feature = {
  name: 'orders',
  agentTools: orderTools,
  personalData,
  mails: [...orderChangeMails, ...returnMails],
  inboxKinds: [orderInbox, returnInbox],
  uploadKinds: [returnPictures],
  fileKinds: [returnPictureFiles],
  portalLinks: [ordersLink],
  homeCards: [orderCard],
  firstCalls: [
    firstCallOfList(listOwnOrders, { block: orderList.type }),
    firstCallOfList(listOwnViews, { block: orderList.type, query: { list: 'orders' } }),
  ],
  starterPages: orderStarterPages,
  blocks: [orderList, orderDetail],
  events: [{ name: 'order.changed', right: 'orders' }],
  companyEvents: ORDER_COMPANY_EVENTS,
  protects: [{ right: 'orders', actions: ['order', 'return'], mails: ['order-'] }],
  insights: orderInsights,
  figures: orderFigures,
  dataKinds: [stateWordsKind, orderKind, shipmentKind],
  fillers: { [orderList.type]: fillStateNames },
  tasks: (services) => [notifyOrderSubscribers(services)],
  documentSources: [orderSource],
  // Orders that came in great numbers are found from then on.
  recurring: [addUpCounts, { name: 'announce-orders', run: ({ tx }) => announceChanges(tx) }],
  routes: (app) => {
    orderRoutes(app)
    orderPageRoutes(app)
    returnRoutes(app)
  },
  // When somebody last looked at an order; those who want mail keep theirs.
  retention: [
    keepForDays({ table: 'order_subscription', column: 'seen_at', days: 365, onlyIf: 'not is_subscribed' }),
    pictureRetention,
  ],
}
