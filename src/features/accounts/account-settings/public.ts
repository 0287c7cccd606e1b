export { AccountCard, Facts } from '#features/accounts/account-settings/account/account-card.tsx'
export { OVERVIEW_PATH, SITES_QUERY } from '#features/accounts/account-settings/account/overview-view.rules.ts'
export { readStatusDialog } from '#features/accounts/account-settings/status-dialog.rules.ts'
export { reportStatusSeen } from '#features/accounts/account-settings/status-seen.client.ts'
