export { InlineError } from '#features/upkeep/inline-error.tsx'
export { showPortalError } from '#features/upkeep/portal-error.ts'
