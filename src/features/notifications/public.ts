export { planNoticesBlock } from '#features/notifications/plan-notices.rules.ts'
