import { createDeliveryTask } from '#foundation/outbox/deliver-event.task.ts'
import { outboxRoutes } from '#foundation/outbox/outbox.routes.ts'
import { WEBHOOK_SECRET } from '#foundation/outbox/outbox.store.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

export { publishEvent } from '#foundation/outbox/outbox.service.ts'

export const outbox: Feature = {
  name: 'outbox',
  routes: outboxRoutes,
  tasks: (services) => [createDeliveryTask(services)],
  secrets: { columns: [WEBHOOK_SECRET] },
  retention: [keepForDays({ table: 'outbox_delivery', column: 'created_at', days: 90 })],
}
