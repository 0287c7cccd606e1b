export { planNoticesBlock, showNoticesAs } from '#features/notifications/plan-notices.rules.ts'
