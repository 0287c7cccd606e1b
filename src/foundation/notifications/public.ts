export { type Notice } from '#foundation/notifications/blocks/notifications.schema.ts'
export { planNoticesBlock, showNoticesAs } from '#foundation/notifications/plan-notices.rules.ts'
