export { InlineError } from '#features/account-settings/inline-error.tsx'
export { showPortalError } from '#features/account-settings/portal-error.ts'
