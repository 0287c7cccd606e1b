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
