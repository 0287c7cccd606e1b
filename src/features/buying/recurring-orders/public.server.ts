import { recurringOrders } from '#features/buying/recurring-orders/page/recurring-orders.schema.ts'
import { pausedInbox } from '#features/buying/recurring-orders/paused-inbox.service.ts'
import { recurringMails } from '#features/buying/recurring-orders/paused-mail.service.ts'
import { personalData } from '#features/buying/recurring-orders/personal-data.store.ts'
import { followLines, followPlaced, followState } from '#features/buying/recurring-orders/follow-call.service.ts'
import { recurringOrderRoutes } from '#features/buying/recurring-orders/recurring-order.routes.ts'
import { recurringLink, recurringStarterPages } from '#features/buying/recurring-orders/recurring-orders.starter.ts'
import { orderDueTask, startDueOrders } from '#features/buying/recurring-orders/run-due.task.ts'
import type { Feature } from '#platform/feature.ts'

export { createRecurring } from '#features/buying/recurring-orders/create-recurring.service.ts'

export const recurringOrdersFeature: Feature = {
  name: 'recurring-orders',
  personalData,
  mails: recurringMails,
  inboxKinds: [pausedInbox],
  portalLinks: [recurringLink],
  starterPages: recurringStarterPages,
  blocks: [recurringOrders],
  routes: recurringOrderRoutes,
  onOrderPlaced: followPlaced,
  onOrderLines: followLines,
  onOrderState: followState,
  tasks: (services) => [orderDueTask(services)],
  recurring: [startDueOrders],
}
