import { randomUUID } from 'node:crypto'
import type { IDToken } from 'openid-client'
import { readClaims, type ClaimedPerson, type Claims } from '#features/identity/sign-in/claims.rules.ts'
import { isInternalAddress } from '#features/identity/person/email-domain.rules.ts'
import type { Person } from '#features/identity/person/person.rules.ts'
import { findPerson, findPersonByEmail, insertPeople, updatePerson } from '#features/identity/person/person.store.ts'
import type { RelyingParty } from '#features/identity/sign-in/relying-party.ts'
import type { IdentityProvider, TenantIdentity } from '#features/tenants/public.ts'
import type { Tx } from '#server/database/database.ts'
import { isMailAddress } from '#server/mail/mail.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Providers differ in what they put into the token; the rest is asked for. */
export const collectClaims = async (
  { client, config }: RelyingParty,
  { claims: names }: IdentityProvider,
  token: IDToken,
  accessToken: string,
): Promise<Claims> => {
  if (lookUp(token, names.email) !== undefined || !config.serverMetadata().userinfo_endpoint) return token
  return { ...(await client.fetchUserInfo(config, accessToken, token.sub)), ...token }
}

const createPerson = async (tx: Tx, claimed: ClaimedPerson, identity: TenantIdentity, now: Date): Promise<void> => {
  const { isInternal: isClaimed, ...fields } = claimed
  const isInternal = isClaimed || isInternalAddress({ email: claimed.email, isVerified: true }, identity.internalEmailDomains)
  await insertPeople(tx, [
    {
      ...fields,
      honId: `H${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`,
      emailVerifiedAt: now,
      passwordHash: null,
      isInternal,
      userType: isInternal ? 'Employee' : 'Customer',
      roles: isInternal ? ['internal'] : ['customer'],
      isNewUser: true,
    },
  ])
}

/** The built-in provider's subject is the person; a foreign one's is known by a verified address, or becomes a customer. */
export const findOrCreatePerson = async (
  tx: Tx,
  claims: Claims & { readonly sub: string },
  identity: TenantIdentity,
  now: Date,
): Promise<{ person: Person; isCreated: boolean } | undefined> => {
  if (!identity.identityProvider) {
    const person = await findPerson(tx, claims.sub)
    return person && { person, isCreated: false }
  }
  const claimed = readClaims(claims, identity.identityProvider.claims)
  if (!claimed || !isMailAddress(claimed.email)) return undefined
  const known = await findPersonByEmail(tx, claimed.email)
  if (known) {
    // Whoever registered this address and never confirmed it: the provider has done so.
    if (known.status === 'pending') await updatePerson(tx, known.id, { status: 'active', emailVerifiedAt: now })
    return { person: { ...known, status: known.status === 'pending' ? 'active' : known.status }, isCreated: false }
  }
  await createPerson(tx, claimed, identity, now)
  const person = await findPersonByEmail(tx, claimed.email)
  return person && { person, isCreated: true }
}
