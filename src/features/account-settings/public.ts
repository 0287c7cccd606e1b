export { OVERVIEW_PATH, SITES_QUERY } from '#features/account-settings/account/overview-view.rules.ts'
export { InlineError } from '#features/account-settings/inline-error.tsx'
export { modalError, showInlineError } from '#features/account-settings/portal-error.client.ts'
export { readStatusDialog } from '#features/account-settings/status-dialog.rules.ts'
