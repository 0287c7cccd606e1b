export { COMPANY_ROLES, type CompanyRole, type Person } from '#foundation/identity/person/person.rules.ts'
export { CUSTOMER_LIST, type ActableCustomer } from '#foundation/identity/policy/actable-customer.rules.ts'
export { decideActing, isSessionCall } from '#foundation/identity/policy/impersonation.rules.ts'
export { decideCsr } from '#foundation/identity/policy/csr.rules.ts'
export {
  decideBackOffice,
  decideEditing,
  isStaff,
  mayConfigure,
  mayReadData,
  mayViewAllCases,
  mayViewLeads,
  type DataRight,
} from '#foundation/identity/policy/staff.rules.ts'
export { domainOf, isBlockedAddress, isCompanyAddress, isPlainDomain } from '#foundation/identity/person/email-domain.rules.ts'
export {
  findStatusFlag,
  isSignedIn,
  isTimedOutPath,
  loggedInDetailsName,
  markerName,
  tokenName,
  type StatusFlag,
} from '#foundation/identity/session/sign-in-state.rules.ts'
export { SESSION_KEYS, SESSION_STORE, type SessionKey } from '#foundation/identity/session/session-storage.rules.ts'
export { signInAddress, signOutAddress } from '#foundation/identity/sign-in/sign-in-address.rules.ts'
export { listBlockedDomains, listInternalDomains } from '#foundation/identity/person/email-domain.api.ts'
export { changePassword, passwordForm } from '#foundation/identity/person/password.api.ts'
export { readImpersonation } from '#foundation/identity/policy/impersonation.api.ts'
export { deviceNameForm, listOwnSessions, endOwnSession, nameDevice } from '#foundation/identity/session/person-sessions.api.ts'
export { deleteLogin, extendSession, readRemainingTime, readSessionDetails } from '#foundation/identity/session/session.api.ts'
export type { ReauthenticationMethod } from '#foundation/identity/proof/fresh-proof.rules.ts'
export { forgetAccounts } from '#foundation/identity/session/forget-accounts.client.ts'
export { loadPerson, readPerson, usePerson } from '#foundation/identity/person/person-here.client.ts'
