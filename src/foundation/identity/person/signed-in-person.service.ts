import { randomUUID } from 'node:crypto'
import type { IDToken } from 'openid-client'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { readClaims, type ClaimedPerson, type Claims } from '#foundation/identity/sign-in/claims.rules.ts'
import { matchExternal } from '#foundation/identity/person/external-identity.rules.ts'
import {
  findLinkedPersonId,
  isLinked,
  linkPerson,
  type ExternalIdentity,
} from '#foundation/identity/person/external-identity.store.ts'
import { isInternalAddress } from '#foundation/identity/person/email-domain.rules.ts'
import type { Person } from '#foundation/identity/person/person.rules.ts'
import { findPerson, findPersonByEmail, insertPeople, updatePerson } from '#foundation/identity/person/person.store.ts'
import type { RelyingParty } from '#foundation/identity/sign-in/relying-party.service.ts'
import type { SignInProblem } from '#foundation/identity/sign-in/sign-in-outcome.rules.ts'
import type { IdentityProvider, TenantIdentity } from '#foundation/tenants/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { isMailAddress } from '#platform/mail/mail.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Providers differ in what they put into the token; the rest is requested. */
export const collectClaims = async (
  { client, config }: RelyingParty,
  { claims: names }: IdentityProvider,
  token: IDToken,
  accessToken: string,
): Promise<Claims> => {
  const isComplete = lookUp(token, names.email) !== undefined && lookUp(token, names.emailVerified) !== undefined
  if (isComplete || !config.serverMetadata().userinfo_endpoint) return token
  return { ...(await client.fetchUserInfo(config, accessToken, token.sub)), ...token }
}

const createPerson = async (tx: Tx, claimed: ClaimedPerson, identity: TenantIdentity, now: Date): Promise<Person | undefined> => {
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
  return findPersonByEmail(tx, claimed.email)
}

/** Issuer and subject are those of the signed token, which was held to the configured provider. */
export type SignedClaims = Claims & { readonly iss: string; readonly sub: string }

export type FoundPerson =
  | { readonly person: Person; readonly isCreated: boolean }
  | { readonly problem: SignInProblem; readonly claim?: string }

/** Whom this issuer and subject are linked to; nobody is linked or made here. */
export const findLinkedPerson = async (tx: Tx, identity: ExternalIdentity): Promise<Person | undefined> => {
  const id = await findLinkedPersonId(tx, identity)
  return id === undefined ? undefined : findPerson(tx, id)
}

/** Whoever registered this address and never confirmed it: the provider has done so. */
const confirmAddress = async (tx: Tx, person: Person, now: Date): Promise<Person> => {
  if (person.status !== 'pending') return person
  await updatePerson(tx, person.id, { status: 'active', emailVerifiedAt: now })
  return { ...person, status: 'active' }
}

const findExternal = async (
  tx: Tx,
  claims: SignedClaims,
  { provider, identity, now }: { provider: IdentityProvider; identity: TenantIdentity; now: Date },
): Promise<FoundPerson> => {
  const external = { issuer: claims.iss, subject: claims.sub }
  const claimed = readClaims(claims, provider.claims, isMailAddress)
  const holder = 'fault' in claimed ? undefined : await findPersonByEmail(tx, claimed.email)
  const byEmail = holder && { person: holder, isLinked: await isLinked(tx, holder.id) }
  const match = matchExternal({ linked: await findLinkedPerson(tx, external), claimed, byEmail })
  if (match.kind === 'refused') return match
  if (match.kind === 'known') return { person: match.person, isCreated: false }
  const isCreated = match.kind === 'create'
  const person = match.kind === 'create' ? await createPerson(tx, match.claimed, identity, now) : match.person
  if (!person || !(await linkPerson(tx, person.id, external, now))) return { problem: 'failed' }
  await writeAudit(tx, { id: person.id }, now, 'identity.linked', { issuer: external.issuer })
  return { person: await confirmAddress(tx, person, now), isCreated }
}

/** The built-in provider's subject is the person; a foreign one's is linked to one. */
export const findOrCreatePerson = async (
  tx: Tx,
  claims: SignedClaims,
  identity: TenantIdentity,
  now: Date,
): Promise<FoundPerson> => {
  const { identityProvider: provider } = identity
  if (provider) return findExternal(tx, claims, { provider, identity, now })
  const person = await findPerson(tx, claims.sub)
  return person ? { person, isCreated: false } : { problem: 'failed' }
}
