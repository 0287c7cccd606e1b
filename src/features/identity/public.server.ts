import { identityActions } from '#features/identity/identity.actions.ts'
import { readIdentityFacts } from '#features/identity/person/person-facts.store.ts'
import { identityConfig } from '#features/identity/identity.config.ts'
import { identityFlags } from '#features/identity/identity.flags.ts'
import { identityRetention } from '#features/identity/identity-retention.service.ts'
import { identityServerTraits, identityTraits } from '#features/identity/identity.traits.ts'
import { rotateClientSecret } from '#features/identity/sign-in/embedded-client.service.ts'
import { SESSION_ID_TOKEN } from '#features/identity/session/session.store.ts'
import { requireProof } from '#features/identity/reauthentication/reauthentication.service.ts'
import { resolveUser } from '#features/identity/session/resolve-user.service.ts'
import { ownSessionRoutes } from '#features/identity/session/own-session.routes.ts'
import { sessionRoutes } from '#features/identity/session/session.routes.ts'
import { createRelyingParties } from '#features/identity/sign-in/relying-party.service.ts'
import { signInRoutes } from '#features/identity/sign-in/sign-in.routes.ts'
import { signOutRoutes } from '#features/identity/sign-in/sign-out.routes.ts'
import { emailDomainRoutes } from '#features/identity/person/email-domain.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { listHidden } from '#features/identity/policy/protected-data.rules.ts'
export { adminsOnly, requireOrderViewer, staffOnly, userOf } from '#features/identity/policy/require-staff.service.ts'
export { rememberDevice } from '#features/identity/device/known-device.service.ts'
export { NOBODY, signInAttempts, takeGuess } from '#features/identity/sign-in/sign-in-attempts.service.ts'
export { describeEmbeddedClient, providerCookie, PROVIDER_PATH } from '#features/identity/sign-in/embedded-client.service.ts'
export { isInternalAddress } from '#features/identity/person/email-domain.rules.ts'
export { isOwnCall } from '#features/identity/session/own-call.rules.ts'
export { readCallFacts } from '#features/identity/session/request-facts.service.ts'
export { domainIdOf } from '#features/identity/session/session-cookies.service.ts'
export { hostCookieName, pathCookieName } from '#features/identity/session/cookie-name.rules.ts'
export { hashToken, makeToken } from '#features/identity/session/session-token.service.ts'
export { checkNewPassword } from '#features/identity/person/password-check.service.ts'
export { MAX_PASSWORD, MIN_PASSWORD, type PasswordFault } from '#features/identity/person/password.rules.ts'
export { sweepRecords, takeOnce } from '#features/identity/sign-in/oidc-record.store.ts'
export { dropTokens } from '#features/identity/person/person-token.store.ts'
export { changeOwnPassword, storePassword } from '#features/identity/person/password-change.service.ts'
export {
  addSeenStatus,
  findPasswordHash,
  findPerson,
  findPersonByEmail,
  insertPeople,
  updatePerson,
} from '#features/identity/person/person.store.ts'
export { describeRoles, endOfGrant } from '#features/identity/policy/impersonation.rules.ts'
export { findGrant, listActableCustomers, saveGrant } from '#features/identity/policy/impersonation.store.ts'
export { csrSiteOf, findActingPair } from '#features/identity/policy/resolve-impersonation.service.ts'
export { isRevalidationDue, isYearlyRevalidationDue } from '#features/identity/person/revalidation.rules.ts'
export { findTurnedAway } from '#features/identity/person/turned-away.service.ts'
export type { Person } from '#features/identity/person/person.rules.ts'
export { endSessionsOfPerson, lockActiveAdmins, setPersonAccess } from '#features/identity/person/person-access.service.ts'
export { hashPassword, verifyPassword } from '#features/identity/person/password.service.ts'
export { provePassword } from '#features/identity/reauthentication/password-proof.service.ts'
export {
  isReauthenticated,
  reauthenticationMethodOf,
  rememberReauthentication,
  requireReauthentication,
  requireReauthenticationIn,
  requireRecentSignIn,
} from '#features/identity/reauthentication/reauthentication.service.ts'
export { SIGN_IN_PROBLEMS } from '#features/identity/sign-in/sign-in-outcome.rules.ts'
export { forgetEndedSession } from '#features/identity/session/ended-session.service.ts'
export { findHolder, requireHolder, type Holder } from '#features/identity/visitor/holder.service.ts'
export { findRequestSession, secondFactorPolicyOf } from '#features/identity/session/resolve-user.service.ts'
export { describeDevice } from '#features/identity/session/session.rules.ts'
export { needsSecondFactor } from '#features/identity/policy/second-factor.rules.ts'
export { clearSecondFactor, endSessionsOf, findLastSeen, markSecondFactor } from '#features/identity/session/session.store.ts'

export const identity: Feature = {
  name: 'identity',
  actions: identityActions,
  facts: readIdentityFacts,
  config: identityConfig,
  flags: identityFlags,
  traits: identityTraits,
  serverTraits: identityServerTraits,
  retention: identityRetention,
  secrets: { columns: [SESSION_ID_TOKEN], rotate: rotateClientSecret },
  resolveUser,
  requireProof,
  routes: (app) => {
    sessionRoutes(app)
    ownSessionRoutes(app)
    emailDomainRoutes(app)
    const parties = createRelyingParties(app)
    signInRoutes(app, parties)
    signOutRoutes(app, parties)
  },
}
