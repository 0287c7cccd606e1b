import { deliveryCheck } from '#foundation/outbox/delivery-check.service.ts'
import { createCompanyDeliveryTask, createDeliveryTask, type OnGone } from '#foundation/outbox/deliver-event.task.ts'
import { outboxFigures } from '#foundation/outbox/outbox-figures.store.ts'
import { outboxRoutes } from '#foundation/outbox/outbox.routes.ts'
import { personalData } from '#foundation/outbox/personal-data.store.ts'
import { SECOND_SECRET, WEBHOOK_SECRET } from '#foundation/outbox/webhook.store.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'
import type { Services } from '#platform/services.ts'

export { createCompanyDeliveryTask } from '#foundation/outbox/deliver-event.task.ts'
export { planDelivery } from '#foundation/outbox/delivery-plan.rules.ts'
export { postDocument } from '#foundation/outbox/post-document.service.ts'
export { fetchDocument } from '#foundation/outbox/fetch-document.service.ts'
export { leaveStored, MOST_STORED } from '#foundation/outbox/paused-delivery.store.ts'
export { publishCompanyEvent, publishEvent, sendStored } from '#foundation/outbox/outbox.service.ts'
export type { GoneListener } from '#foundation/outbox/outbox-contributions.service.ts'
export { makeSecret } from '#foundation/outbox/signature.service.ts'
export {
  deleteWebhook,
  endFirstSecret,
  hasCompanyListeners,
  insertWebhook,
  lockSecrets,
  saveSecondSecret,
  WEBHOOK_SECRET,
  type WebhookState,
} from '#foundation/outbox/webhook.store.ts'

const tellGone =
  (services: Services): OnGone =>
  async (tx, tenant, webhook) => {
    for (const listener of services.goneListeners) await listener({ tx, tenant, services }, webhook)
  }

export const outbox: Feature = {
  name: 'outbox',
  personalData,
  routes: outboxRoutes,
  tasks: (services) => [
    createDeliveryTask(services, tellGone(services)),
    createCompanyDeliveryTask(services, tellGone(services)),
  ],
  figures: outboxFigures,
  secrets: { columns: [WEBHOOK_SECRET, SECOND_SECRET] },
  checks: [deliveryCheck],
  retention: [keepForDays({ table: 'outbox_delivery', column: 'created_at', days: 90 })],
}
