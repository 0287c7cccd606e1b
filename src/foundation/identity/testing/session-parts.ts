export { rememberRefusedSignIn } from '#foundation/identity/person/refused-sign-in.service.ts'
export { markerName, tokenName } from '#foundation/identity/session/sign-in-state.rules.ts'
