export { planNoticesBlock, showNoticesAs } from '#foundation/notifications/plan-notices.rules.ts'
