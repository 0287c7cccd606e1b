export { rememberRefusedSignIn } from '#foundation/identity/person/refused-sign-in.service.ts'
export { sessionCookieName } from '#foundation/identity/session/session-cookies.service.ts'
export { markerName } from '#foundation/identity/session/sign-in-state.rules.ts'
