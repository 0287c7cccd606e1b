export type SecondStepFacts = {
  readonly hasAuthenticator: boolean
  readonly hasPasskey: boolean
  /** By the person's roles, for all that they may do or a part of it. */
  readonly isRequired: boolean
  /** For any session at all. */
  readonly isRequiredToEnter: boolean
}

/**
 * Where somebody goes on to after the right password: with an authenticator app always to its code, with a passkey alone
 * where the role needs a second factor. A passkey alone is another way in; who added one on a phone is not shut out at
 * the office [T-103].
 */
export const planAfterPassword = (facts: SecondStepFacts): 'second-step' | 'set-up' | undefined => {
  const { hasAuthenticator, hasPasskey, isRequired, isRequiredToEnter } = facts
  if (hasAuthenticator || (hasPasskey && isRequired)) return 'second-step'
  return isRequiredToEnter ? 'set-up' : undefined
}
