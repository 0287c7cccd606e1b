import { identityChecks } from '#foundation/identity/identity-checks.service.ts'
import {
  identityActions,
  identityConfig,
  identityFlags,
  identityServerTraits,
  identityTraits,
} from '#foundation/identity/identity.settings.ts'
import { deviceMails } from '#foundation/identity/device/recognize-device.service.ts'
import { identityRetention } from '#foundation/identity/identity-retention.service.ts'
import { rotateClientSecret } from '#foundation/identity/sign-in/embedded-client.service.ts'
import { SESSION_ID_TOKEN } from '#foundation/identity/session/session.store.ts'
import { requireProof } from '#foundation/identity/proof/fresh-proof.service.ts'
import { resolveUser } from '#foundation/identity/session/resolve-user.service.ts'
import { ownSessionRoutes } from '#foundation/identity/session/person-sessions.routes.ts'
import { sessionRoutes } from '#foundation/identity/session/session.routes.ts'
import { createRelyingParties } from '#foundation/identity/sign-in/relying-party.service.ts'
import { signInRoutes } from '#foundation/identity/sign-in/sign-in.routes.ts'
import { signOutRoutes } from '#foundation/identity/sign-in/sign-out.routes.ts'
import { emailDomainRoutes } from '#foundation/identity/person/email-domain.routes.ts'
import { personalData } from '#foundation/identity/personal-data.store.ts'
import { REFUSED_SIGN_IN } from '#foundation/identity/person/refused-sign-in.service.ts'
import type { Feature } from '#platform/feature.ts'
import { rotateSealers } from '#platform/secrets/tenant-secret.ts'

export { listHidden } from '#foundation/identity/policy/protected-data.rules.ts'
export { requirePerson } from '#foundation/identity/person/require-person.service.ts'
export { forgetDevices } from '#foundation/identity/device/known-device.store.ts'
export { rememberDevice } from '#foundation/identity/device/known-device.service.ts'
export { NOBODY, signInAttempts, takeGuess } from '#foundation/identity/sign-in/sign-in-attempts.service.ts'
export { describeEmbeddedClient, providerCookie, PROVIDER_PATH } from '#foundation/identity/sign-in/embedded-client.service.ts'
export { isInternalAddress } from '#foundation/identity/person/email-domain.rules.ts'
export { isSameOriginCall } from '#foundation/identity/session/same-origin-call.rules.ts'
export { readCallFacts } from '#foundation/identity/session/request-facts.service.ts'
export { readPunchOut, setPunchOutCookie } from '#foundation/identity/session/punch-out-cookie.service.ts'
export { PUNCH_OUT_PATH, TOKEN_PARAMETER } from '#foundation/identity/session/punch-out-visit.rules.ts'
export { domainIdOf, setSessionCookies } from '#foundation/identity/session/session-cookies.service.ts'
export { hostCookieName, pathCookieName } from '#foundation/identity/session/cookie-name.rules.ts'
export { hashToken, makeToken } from '#foundation/identity/session/session-token.service.ts'
export { checkNewPassword } from '#foundation/identity/person/password-check.service.ts'
export { MAX_PASSWORD, MIN_PASSWORD, type PasswordFault } from '#foundation/identity/person/password.rules.ts'
export { dropProviderGrant, recordIdOf, sweepRecords, takeOnce } from '#foundation/identity/sign-in/oidc-record.store.ts'
export { dropTokens } from '#foundation/identity/person/person-token.store.ts'
export { changeOwnPassword, storePassword } from '#foundation/identity/person/password-change.service.ts'
export {
  addSeenStatus,
  findPasswordHash,
  findPerson,
  findPersonByEmail,
  insertPeople,
  replacePasswordHash,
  updatePerson,
} from '#foundation/identity/person/person.store.ts'
export { describeRoles, endOfGrant } from '#foundation/identity/policy/impersonation.rules.ts'
export { findGrant, listActableCustomers, saveGrant } from '#foundation/identity/policy/impersonation.store.ts'
export { csrSiteOf, findActingPair } from '#foundation/identity/policy/resolve-impersonation.service.ts'
export { isRevalidationDue, isYearlyRevalidationDue } from '#foundation/identity/person/revalidation.rules.ts'
export { findRefusedSignIn } from '#foundation/identity/person/refused-sign-in.service.ts'
export type { Person } from '#foundation/identity/person/person.rules.ts'
export {
  endAccess,
  endSessionOfPerson,
  endSessionsOfPerson,
  lockActiveAdmins,
  setAccessByCommand,
  setPersonAccess,
} from '#foundation/identity/person/person-access.service.ts'
export { hashPassword, isHashedCheaply, verifyPassword } from '#foundation/identity/person/password.service.ts'
export { provePassword } from '#foundation/identity/proof/password-proof.service.ts'
export {
  isReauthenticated,
  reauthenticationMethodOf,
  rememberReauthentication,
  requireReauthentication,
  requireReauthenticationIn,
  requireRecentSignIn,
} from '#foundation/identity/proof/fresh-proof.service.ts'
export { findLinkedPersonId } from '#foundation/identity/person/external-identity.store.ts'
export type { ProviderToken } from '#foundation/identity/sign-in/access-token.rules.ts'
export { createProviderTokens } from '#foundation/identity/sign-in/provider-token.service.ts'
export { ProviderUnavailable } from '#foundation/identity/sign-in/relying-party.service.ts'
export { SIGN_IN_PROBLEMS } from '#foundation/identity/sign-in/sign-in-outcome.rules.ts'
export { forgetEndedSession } from '#foundation/identity/session/ended-session.service.ts'
export { findHolder, requireHolder, type Holder } from '#foundation/identity/visitor/holder.service.ts'
export { findRequestSession, secondFactorPolicyOf } from '#foundation/identity/session/resolve-user.service.ts'
export { describeDevice } from '#foundation/identity/session/session.rules.ts'
export { needsSecondFactor, needsSecondFactorToEnter } from '#foundation/identity/policy/second-factor.rules.ts'
export { findLastSeen, listSessionPeople, listSessions } from '#foundation/identity/session/session-list.store.ts'
export { clearSecondFactor, endSessionsOf, markSecondFactor, openSession } from '#foundation/identity/session/session.store.ts'

export const identity: Feature = {
  name: 'identity',
  personalData,
  mails: deviceMails,
  actions: identityActions,
  config: identityConfig,
  flags: identityFlags,
  traits: identityTraits,
  serverTraits: identityServerTraits,
  retention: identityRetention,
  secrets: { columns: [SESSION_ID_TOKEN], rotate: { ...rotateClientSecret, ...rotateSealers('sign-in', REFUSED_SIGN_IN) } },
  checks: identityChecks,
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
