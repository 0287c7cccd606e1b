export type { Person } from '#features/identity/person/person.rules.ts'
export { decideActing, isOpenAfterActing } from '#features/identity/policy/acting.rules.ts'
export { decideCsr } from '#features/identity/policy/csr.rules.ts'
export { decideInternal } from '#features/identity/policy/internal.rules.ts'
export { decideBackOffice, decideEditing, isStaff } from '#features/identity/policy/staff.rules.ts'
export { domainOf, isBlockedAddress, isPlainDomain } from '#features/identity/person/email-domain.rules.ts'
export {
  ACCOUNT_KEYS,
  findStatusFlag,
  isSignedIn,
  loggedInDetailsName,
  markerName,
  needsPortal,
  SIGNED_OUT_DETAILS,
  TIMED_OUT_KEY,
  tokenName,
  type StatusFlag,
} from '#features/identity/session/sign-in-state.rules.ts'
export { signInAddress } from '#features/identity/session-life/session-address.rules.ts'
export { FRAME_KEYS, isTimedOutPath, SESSION_KEYS } from '#features/identity/session-life/session-life-state.rules.ts'
export { forgetMayAct, loadMayAct, useMayAct } from '#features/identity/policy/may-act.ts'
export { askReauthentication } from '#features/identity/reauthentication/ask-reauthentication.ts'
export { forgetPerson, loadPerson, usePerson, type SignedInPerson } from '#features/identity/person/person-here.ts'
