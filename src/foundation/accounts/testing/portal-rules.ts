export { derivePortalFacts, type PortalReplies } from '#foundation/accounts/portal-data.rules.ts'
export { chooseChangeCall, decideSelector, mayManageAccounts } from '#foundation/accounts/selector/account-change.rules.ts'
