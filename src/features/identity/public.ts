export { decideCsr } from '#features/identity/csr.rules.ts'
export type { Person } from '#features/identity/person.rules.ts'
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
