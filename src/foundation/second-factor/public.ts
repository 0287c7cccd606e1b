export {
  confirmAuthenticatorApp,
  firstCodeForm,
  removeAuthenticatorApp,
  startAuthenticatorApp,
} from '#foundation/second-factor/authenticator/authenticator.api.ts'
export { passkeyNameForm, removePasskey, renamePasskey } from '#foundation/second-factor/passkey/passkey.api.ts'
export { replaceCodes } from '#foundation/second-factor/recovery/recovery-code.api.ts'
export { readSecondFactor, type SecondFactorState } from '#foundation/second-factor/second-factor.api.ts'
export { assertion } from '#foundation/second-factor/passkey/passkey-answer.rules.ts'
export { answerByPasskey, makePasskey, type PasskeyOutcome } from '#foundation/second-factor/passkey/make-passkey.client.ts'
