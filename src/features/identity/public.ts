export type { Person } from '#features/identity/person/person.rules.ts'
export { CUSTOMER_LIST, type ActableCustomer } from '#features/identity/policy/actable-customer.rules.ts'
export { decideActing, isOpenAfterActing } from '#features/identity/policy/impersonation.rules.ts'
export { decideCsr } from '#features/identity/policy/csr.rules.ts'
export { decideBackOffice, decideEditing, isStaff, mayConfigure, mayViewOrders } from '#features/identity/policy/staff.rules.ts'
export { domainOf, isBlockedAddress, isPlainDomain } from '#features/identity/person/email-domain.rules.ts'
export {
  ACCOUNT_KEYS,
  findStatusFlag,
  isSignedIn,
  loggedInDetailsName,
  needsPortal,
  SIGNED_OUT_DETAILS,
  TIMED_OUT_KEY,
  type StatusFlag,
} from '#features/identity/session/sign-in-state.rules.ts'
export { signInAddress } from '#features/identity/session-life/session-address.rules.ts'
export { FRAME_KEYS, isTimedOutPath, SESSION_KEYS } from '#features/identity/session-life/session-life-state.rules.ts'
export { tellUserKind } from '#features/identity/session-life/user-kind.client.ts'
export { listBlockedDomains } from '#features/identity/person/email-domain.api.ts'
export { changePassword, passwordForm } from '#features/identity/person/password.api.ts'
export { readImpersonation } from '#features/identity/policy/impersonation.api.ts'
export { listOwnSessions, endOwnSession } from '#features/identity/session/own-session.api.ts'
export { readSessionDetails } from '#features/identity/session/session.api.ts'
export { offerAccountLinks } from '#features/identity/account-links.client.ts'
export { askReauthentication } from '#features/identity/reauthentication/ask-reauthentication.client.ts'
export { loadPerson } from '#features/identity/person/person-here.client.ts'
