export { OVERVIEW_PATH, SITES_QUERY } from '#features/account-settings/account/overview-view.rules.ts'
export { readStatusDialog } from '#features/account-settings/status-dialog.rules.ts'
export { reportStatusSeen } from '#features/account-settings/status-seen.client.ts'
