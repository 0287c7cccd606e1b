import { findPersonByEmail, insertPeople, openSession, type Person } from '#foundation/identity/public.server.ts'
import { markerName, sessionCookieName } from '#foundation/identity/testing/session-parts.ts'
import { giveProof } from '#foundation/identity/testing/give-proof.ts'
import { isTenantKey, type TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import type { TestApp } from '#app/testing/test-app.ts'

export type SignedIn = {
  /** For the `cookie` header: `inject({ headers: { host, cookie } })`. */
  readonly cookie: string
  readonly host: string
  readonly tenant: TenantKey
  readonly personId: string
  readonly sessionId: string
}

type SignInOptions = {
  /** Whether they have just given their password in this browser, as sensitive endpoints demand [T-103]. */
  readonly isProven?: boolean
  /** The session was opened with a second factor, which admins and authors need in production. */
  readonly hasSecondFactor?: boolean
}

/** `buyer@sps.example` belongs to sps, as in the demo. */
const tenantOf = (email: string): TenantKey => {
  const key = /@([a-z]+)\./.exec(email)?.[1] ?? ''
  if (!isTenantKey(key)) throw new Error(`${email} names no tenant: write it like buyer@sps.example`)
  return key
}

/** Opens a session without the sign-in page. Someone who does not exist yet is made, with what the test says about them. */
export const signInAs = async (
  site: TestApp,
  email: string,
  about: Partial<Person> = {},
  { isProven = false, hasSecondFactor = false }: SignInOptions = {},
): Promise<SignedIn> => {
  const tenant = tenantOf(email)
  const { clock, config, db } = site.services
  const now = clock.now()
  return withTenant(db, tenant, async (tx) => {
    if (!(await findPersonByEmail(tx, email))) {
      const known = { honId: `H-${email}`, givenName: 'Test', familyName: 'Person', emailVerifiedAt: now, passwordHash: null }
      // Has closed the dialog about an unknown company: signing in leads to the page alone.
      await insertPeople(tx, [{ ...known, seenStatuses: ['unidentifiedUser'], ...about, email }])
    }
    const person = await findPersonByEmail(tx, email)
    if (!person) throw new Error(`${email} was not made`)
    const { id, token } = await openSession(tx, { personId: person.id, now, limits: config.session, hasSecondFactor })
    const proof = isProven ? `; ${await giveProof(tx, site.services, tenant, id)}` : ''
    const cookie = `${sessionCookieName(site.services, tenant)}=${token}; ${markerName(tenant)}=true${proof}`
    return { cookie, host: `${tenant}.localhost`, tenant, personId: person.id, sessionId: id }
  })
}
