import { resolveUser } from '#features/identity/resolve-user.ts'
import { sessionEnded } from '#features/identity/blocks/session-ended.schema.ts'
import { ownSessionRoutes } from '#features/identity/own-session.routes.ts'
import { sessionRoutes } from '#features/identity/session.routes.ts'
import type { Feature } from '#server/feature.ts'

export { findPerson, findPersonByEmail, insertPeople, updatePerson } from '#features/identity/person.store.ts'
export type { Person } from '#features/identity/person.rules.ts'
export { hashPassword, verifyPassword } from '#features/identity/password.ts'
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
