import { orderChangeAnswerMails } from '#features/orders/order-changes/change-mail.service.ts'
import { changeInbox } from '#features/orders/order-changes/change-inbox.service.ts'
import { orderChangeRoutes } from '#features/orders/order-changes/order-change.routes.ts'
import { orderChangesPages, orderChangesScreen } from '#features/orders/order-changes/order-changes.starter.ts'
import { personalData } from '#features/orders/order-changes/personal-data.store.ts'
import { orderChangeList } from '#features/orders/order-changes/staff/order-change-list.schema.ts'
import type { Feature } from '#platform/feature.ts'

export { listOrderChanges } from '#features/orders/order-changes/order-change.store.ts'
export { requestOrderChange } from '#features/orders/order-changes/request-change.service.ts'

export const orderChanges: Feature = {
  name: 'order-changes',
  personalData,
  mails: orderChangeAnswerMails,
  inboxKinds: [changeInbox],
  backOffice: [orderChangesScreen],
  starterPages: orderChangesPages,
  blocks: [orderChangeList],
  routes: orderChangeRoutes,
}
