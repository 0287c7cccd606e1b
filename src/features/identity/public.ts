export type { Person } from '#features/identity/person/person.rules.ts'
export { CUSTOMER_LIST, type ActableCustomer } from '#features/identity/policy/actable-customer.rules.ts'
export { decideActing, isSessionCall } from '#features/identity/policy/impersonation.rules.ts'
export { decideCsr } from '#features/identity/policy/csr.rules.ts'
export {
  decideBackOffice,
  decideEditing,
  isStaff,
  mayConfigure,
  mayReadData,
  mayViewAllCases,
  mayViewLeads,
  type DataRight,
} from '#features/identity/policy/staff.rules.ts'
export { domainOf, isBlockedAddress, isCompanyAddress, isPlainDomain } from '#features/identity/person/email-domain.rules.ts'
export {
  ACCOUNT_KEYS,
  findStatusFlag,
  isSignedIn,
  isTimedOutPath,
  loggedInDetailsName,
  markerName,
  needsPortal,
  SIGNED_OUT_DETAILS,
  tokenName,
  type StatusFlag,
} from '#features/identity/session/sign-in-state.rules.ts'
export { FRAME_KEYS, SESSION_KEYS, SESSION_STORE, type SessionKey } from '#features/identity/session/session-storage.rules.ts'
export { signInAddress, signOutAddress } from '#features/identity/sign-in/sign-in-address.rules.ts'
export { listBlockedDomains, listInternalDomains } from '#features/identity/person/email-domain.api.ts'
export { changePassword, passwordForm } from '#features/identity/person/password.api.ts'
export { readImpersonation } from '#features/identity/policy/impersonation.api.ts'
export { listOwnSessions, endOwnSession, nameDevice } from '#features/identity/session/own-session.api.ts'
export { deleteLogin, extendSession, readRemainingTime, readSessionDetails } from '#features/identity/session/session.api.ts'
export type { ReauthenticationMethod } from '#features/identity/reauthentication/reauthentication.rules.ts'
export { loadPerson, readPerson, usePerson } from '#features/identity/person/person-here.client.ts'
