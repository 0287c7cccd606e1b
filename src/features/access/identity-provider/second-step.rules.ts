export type SecondStepFacts = { readonly hasAuthenticator: boolean; readonly hasPasskey: boolean; readonly isRequired: boolean }

/**
 * Whether the password alone is not enough: with an authenticator app never, with a passkey where the role needs a second
 * factor. A passkey alone is another way in; who added one on a phone is not shut out at the office [T-103].
 */
export const asksSecondStep = ({ hasAuthenticator, hasPasskey, isRequired }: SecondStepFacts): boolean =>
  hasAuthenticator || (hasPasskey && isRequired)
