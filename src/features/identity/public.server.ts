import { identityRetention } from '#features/identity/identity-retention.ts'
import { sessionStarterPages } from '#features/identity/session-ended.starter.ts'
import { identityServerTraits, identityTraits } from '#features/identity/identity.traits.ts'
import { resolveUser } from '#features/identity/session/resolve-user.ts'
import { sessionEnded } from '#features/identity/blocks/session-ended.schema.ts'
import { ownSessionRoutes } from '#features/identity/session/own-session.routes.ts'
import { reauthenticationRoutes } from '#features/identity/reauthentication/reauthentication.routes.ts'
import { sessionRoutes } from '#features/identity/session/session.routes.ts'
import { createRelyingParties } from '#features/identity/sign-in/relying-party.ts'
import { signInRoutes } from '#features/identity/sign-in/sign-in.routes.ts'
import { signOutRoutes } from '#features/identity/sign-in/sign-out.routes.ts'
import type { Feature } from '#server/feature.ts'

export {
  FORM_BACKOFF,
  MAILBOX_BACKOFF,
  networkOf,
  signInAttempts,
  TOKEN_BACKOFF,
  type BackoffPolicy,
} from '#features/identity/sign-in/attempt.rules.ts'
export {
  forgetAttempts,
  returnAttempt,
  takeAttempt,
  takeAttemptIn,
  type AttemptKey,
} from '#features/identity/sign-in/attempt.store.ts'
export { describeEmbeddedClient, providerCookie, PROVIDER_PATH } from '#features/identity/sign-in/embedded-client.ts'
export { isInternalAddress } from '#features/identity/person/email-domain.rules.ts'
export { domainIdOf, setSessionCookies } from '#features/identity/session/session-cookies.ts'
export { hostCookieName, pathCookieName } from '#features/identity/session/cookie-name.rules.ts'
export { hashToken, makeToken } from '#features/identity/session/session-token.ts'
export {
  findPasswordFault,
  MAX_PASSWORD,
  MIN_PASSWORD,
  newPassword,
  type PasswordFault,
} from '#features/identity/person/password.rules.ts'
export { sweepRecords, takeOnce } from '#features/identity/sign-in/oidc-record.store.ts'
export { dropTokens } from '#features/identity/person/person-token.store.ts'
export { changeOwnPassword, storePassword } from '#features/identity/person/password-change.ts'
export {
  findPasswordHash,
  findPerson,
  findPersonByEmail,
  insertPeople,
  updatePerson,
} from '#features/identity/person/person.store.ts'
export { endOfGrant } from '#features/identity/policy/acting.rules.ts'
export { findGrant, listActableCustomers, saveGrant } from '#features/identity/policy/acting.store.ts'
export { csrSiteOf, findActingPair } from '#features/identity/policy/resolve-acting.ts'
export { findTurnedAway, rememberTurnedAway } from '#features/identity/person/turned-away.ts'
export type { Person } from '#features/identity/person/person.rules.ts'
export { hashPassword, verifyPassword } from '#features/identity/person/password.ts'
export { requireReauthentication, requireRecentSignIn } from '#features/identity/reauthentication/reauthentication.ts'
export { SIGN_IN_PROBLEMS } from '#features/identity/sign-in/sign-in-outcome.rules.ts'
export { forgetEndedSession } from '#features/identity/session/ended-session.ts'
export { findRequestSession } from '#features/identity/session/resolve-user.ts'
export { endSessionsOf, openSession } from '#features/identity/session/session.store.ts'

export const identity: Feature = {
  name: 'identity',
  starterPages: sessionStarterPages,
  traits: identityTraits,
  serverTraits: identityServerTraits,
  blocks: [sessionEnded],
  retention: identityRetention,
  resolveUser,
  routes: (app) => {
    sessionRoutes(app)
    ownSessionRoutes(app)
    reauthenticationRoutes(app)
    const parties = createRelyingParties(app)
    signInRoutes(app, parties)
    signOutRoutes(app, parties)
  },
}
