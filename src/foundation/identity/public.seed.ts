export { setSessionCookies } from '#foundation/identity/session/session-cookies.service.ts'
export { rememberTurnedAway } from '#foundation/identity/person/turned-away.service.ts'
export { openSession } from '#foundation/identity/session/session.store.ts'
export { markerName, tokenName } from '#foundation/identity/session/sign-in-state.rules.ts'
