export { setSessionCookies } from '#foundation/identity/session/session-cookies.service.ts'
export { rememberRefusedSignIn } from '#foundation/identity/person/refused-sign-in.service.ts'
export { openSession } from '#foundation/identity/session/session.store.ts'
export { markerName, tokenName } from '#foundation/identity/session/sign-in-state.rules.ts'
