export { setSessionCookies } from '#features/identity/session/session-cookies.service.ts'
export { rememberTurnedAway } from '#features/identity/person/turned-away.service.ts'
export { openSession } from '#features/identity/session/session.store.ts'
export { markerName, tokenName } from '#features/identity/session/sign-in-state.rules.ts'
