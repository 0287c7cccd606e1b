export {
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
  startAuthenticatorApp,
} from '#features/second-factor/authenticator/authenticator.api.ts'
export { removePasskey, renamePasskey } from '#features/second-factor/passkey/passkey.api.ts'
export { replaceCodes } from '#features/second-factor/recovery/recovery-code.api.ts'
export { readSecondFactor, type SecondFactorState } from '#features/second-factor/second-factor.api.ts'
export { assertion } from '#features/second-factor/passkey/passkey-answer.rules.ts'
export { answerByPasskey, makePasskey, type PasskeyOutcome } from '#features/second-factor/passkey/make-passkey.client.ts'
