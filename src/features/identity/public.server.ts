import { resolveUser } from '#features/identity/resolve-user.ts'
import { ownSessionRoutes } from '#features/identity/own-session.routes.ts'
import { sessionRoutes } from '#features/identity/session.routes.ts'
import { sessionEnded } from '#features/identity/blocks/session-ended.schema.ts'
import type { Feature } from '#server/feature.ts'

export { endOfGrant } from '#features/identity/acting.rules.ts'
export { findGrant, listActableCustomers, saveGrant } from '#features/identity/acting.store.ts'
export { csrSiteOf, findActingPair } from '#features/identity/resolve-acting.ts'
export { findPerson, findPersonByEmail, insertPeople, updatePerson } from '#features/identity/person.store.ts'
export type { Person } from '#features/identity/person.rules.ts'
export { MAILBOX_PATIENCE, type Patience } from '#features/identity/attempt.rules.ts'
export { takeAttempt } from '#features/identity/attempt.store.ts'
export { hashPassword, verifyPassword } from '#features/identity/password.ts'
export { domainIdOf } from '#features/identity/session-cookies.ts'
export { endSessionsOf, openSession } from '#features/identity/session.store.ts'

export const identity: Feature = {
  name: 'identity',
  blocks: [sessionEnded],
  resolveUser,
  routes: (app) => {
    sessionRoutes(app)
    ownSessionRoutes(app)
  },
}
