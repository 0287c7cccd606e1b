export type { Person } from '#features/identity/person.rules.ts'
export { decideActing, isOpenAfterActing } from '#features/identity/acting.rules.ts'
export { decideCsr } from '#features/identity/csr.rules.ts'
export { decideInternal } from '#features/identity/internal.rules.ts'
export { decideBackOffice, decideEditing } from '#features/identity/staff.rules.ts'
export { domainOf, isBlockedAddress, isPlainDomain } from '#features/identity/email-domain.rules.ts'
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
} from '#features/identity/sign-in-state.rules.ts'
export { signInAddress } from '#features/identity/session-life/session-address.rules.ts'
export { isTimedOutPath, SESSION_KEYS } from '#features/identity/session-life/session-life-state.rules.ts'
export { forgetMayAct, loadMayAct, useMayAct } from '#features/identity/may-act.ts'
export { finishDraft, keepDrafts, useFormDraft, watchForms, type FormDraft } from '#features/identity/form-draft.ts'
export { forgetPerson, loadPerson, usePerson, type SignedInPerson } from '#features/identity/person-here.ts'
