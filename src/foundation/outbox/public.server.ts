import { deliveryCheck } from '#foundation/outbox/delivery-check.service.ts'
import { createDeliveryTask } from '#foundation/outbox/deliver-event.task.ts'
import { outboxFigures } from '#foundation/outbox/outbox-figures.store.ts'
import { outboxRoutes } from '#foundation/outbox/outbox.routes.ts'
import { WEBHOOK_SECRET } from '#foundation/outbox/outbox.store.ts'
import { personalData } from '#foundation/outbox/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

export { fetchDocument } from '#foundation/outbox/fetch-document.service.ts'
export { publishEvent } from '#foundation/outbox/outbox.service.ts'

export const outbox: Feature = {
  name: 'outbox',
  personalData,
  routes: outboxRoutes,
  tasks: (services) => [createDeliveryTask(services)],
  figures: outboxFigures,
  secrets: { columns: [WEBHOOK_SECRET] },
  checks: [deliveryCheck],
  retention: [keepForDays({ table: 'outbox_delivery', column: 'created_at', days: 90 })],
}
