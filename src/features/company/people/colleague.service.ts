import type { FastifyRequest } from 'fastify'
import {
  findRemovalRefusal,
  findRightsRefusal,
  stateOf,
  type Rights,
  type RightsChange,
  type RightsRefusal,
} from '#features/company/people/colleague.rules.ts'
import { listAccountKeys, listActiveAdmins, lockCompany, saveLimits } from '#features/company/people/colleague.store.ts'
import { findMember, type CompanyMember } from '#features/company/people/member.store.ts'
import { changeOwnSoldTos, listCompanyAccounts, type CompanyAccount } from '#foundation/accounts/public.server.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { dropTokens, endSessionsOf, findPerson, forgetDevices, updatePerson } from '#foundation/identity/public.server.ts'
import { toMoneyJson } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'
import { userOf } from '#platform/http/access.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

const TEXTS: Readonly<Record<Exclude<RightsRefusal, 'unknown_account'>, readonly [number, string]>> = {
  unknown_cost_centre: [422, 'The company has no such cost centre.'],
  own_rights: [403, 'Nobody raises their own limit or role.'],
  beyond_own: [403, 'You cannot give a higher limit or other cost centres than you have.'],
  last_admin: [409, 'This is the last company admin. Please name another one first.'],
}

export const refuse = (refusal: RightsRefusal | undefined): void => {
  if (refusal === undefined) return
  if (refusal === 'unknown_account') notFound('account')
  else throw new Problem(TEXTS[refusal][0], refusal, TEXTS[refusal][1])
}

export const rightsOf = async (tx: Tx, { id, role, orderLimit, costCentres }: CompanyMember): Promise<Rights> => ({
  ...{ role, costCentres, orderLimit: orderLimit ?? null },
  accounts: await listAccountKeys(tx, id),
})

/** Who changes the people of their company, in a transaction that no other change of them runs beside. */
export type CompanyChange = {
  readonly request: FastifyRequest
  readonly tx: Tx
  readonly now: Date
  readonly admin: CompanyMember
  readonly rights: Rights
  readonly accounts: readonly CompanyAccount[]
  readonly activeAdmins: readonly string[]
  /** Codes of the company's cost centres. */
  readonly centres: readonly string[]
}

/** The admin is read after the lock: whoever was lowered or removed while they waited changes nothing any more. */
export const beginChange = async (request: FastifyRequest, tx: Tx): Promise<CompanyChange> => {
  const { id, actorId } = userOf(request)
  const { companyId } = (await findMember(tx, id)) ?? notFound('company')
  await lockCompany(tx, companyId)
  const admin = (await findMember(tx, id)) ?? notFound('company')
  const activeAdmins = await listActiveAdmins(tx, companyId)
  if (actorId !== undefined || admin.companyId !== companyId || !activeAdmins.includes(id)) notFound('company')
  return {
    ...{ request, tx, admin, activeAdmins, now: request.server.services.clock.now() },
    rights: await rightsOf(tx, admin),
    accounts: await listCompanyAccounts(tx, id, companyId),
    centres: await request.server.services.costCentreSource(tx, companyId),
  }
}

export const checkRights = (
  { admin, rights, accounts, activeAdmins, centres }: CompanyChange,
  person: RightsChange['person'],
  after: Rights,
): void =>
  refuse(
    findRightsRefusal({
      ...{ person, after, activeAdmins, centres, admin: { id: admin.id, rights } },
      accounts: accounts.map(({ key }) => key),
    }),
  )

/** In the audit log as JSON writes it. */
const describeRights = ({ role, accounts, orderLimit, costCentres }: Rights) => ({
  ...{ role, accounts, costCentres, orderLimit: orderLimit && toMoneyJson(orderLimit) },
})

export const auditChange = (
  { request, tx, now, admin }: CompanyChange,
  action: 'invited' | 'changed' | 'removed',
  person: { readonly id: string; readonly email: string },
  { before, after, ...more }: { readonly before?: Rights; readonly after?: Rights } & Readonly<Record<string, unknown>>,
): Promise<void> =>
  writeAudit(tx, { id: person.id, actorId: admin.id }, now, `company.person-${action}`, {
    ...{ object: person.id, name: person.email, address: request.ip },
    ...(before && { before: describeRights(before) }),
    ...(after && { after: describeRights(after) }),
    ...more,
  })

export const saveRights = async ({ tx, accounts }: CompanyChange, personId: string, rights: Rights): Promise<void> => {
  await updatePerson(tx, personId, { companyRole: rights.role })
  await saveLimits(tx, personId, rights)
  await changeOwnSoldTos(tx, personId, { keys: rights.accounts, given: accounts })
}

/** One of the company's people; whoever is elsewhere or was removed does not exist. */
const requireColleague = async ({ tx, admin }: CompanyChange, id: string): Promise<CompanyMember> => {
  const member = await findMember(tx, id)
  return member && member.companyId === admin.companyId && member.status !== 'deleted' ? member : notFound('person')
}

export type ColleagueChange = Partial<Rights> & {
  readonly email?: string
  readonly givenName?: string
  readonly familyName?: string
}

/** In effect with this transaction: sessions, carts and pages read role, limit and accounts with each request. */
export const changeColleagueOf = async (
  change: CompanyChange,
  id: string,
  { email, givenName, familyName, ...rights }: ColleagueChange,
) => {
  const { tx } = change
  const member = await requireColleague(change, id)
  if (email !== undefined && email !== member.email)
    throw new Problem(403, 'own_address', 'Everybody changes their e-mail address themselves.')
  const before = await rightsOf(tx, member)
  const after: Rights = { ...before, ...rights }
  checkRights(change, { id, rights: before }, after)
  await updatePerson(tx, id, {
    ...(givenName !== undefined && { givenName }),
    ...(familyName !== undefined && { familyName }),
    companyRole: after.role,
  })
  await saveRights(change, id, after)
  await auditChange(change, 'changed', member, { before, after })
  const person = (await findPerson(tx, id)) ?? notFound('person')
  return {
    ...{ id, email: person.email, givenName: person.givenName, familyName: person.familyName, state: stateOf(member) },
    ...{ role: after.role, accounts: [...after.accounts], costCentres: [...after.costCentres] },
    orderLimit: after.orderLimit && toMoneyJson(after.orderLimit),
  }
}

/**
 * As when the supplier removes somebody: they cannot come in any more, and what they did stays. The company stays with the
 * row, so that only the same company can invite them again.
 */
export const removeColleagueOf = async (change: CompanyChange, id: string): Promise<void> => {
  const { tx, now, activeAdmins } = change
  const member = await requireColleague(change, id)
  refuse(findRemovalRefusal(id, activeAdmins))
  const before = await rightsOf(tx, member)
  await updatePerson(tx, id, { status: 'deleted', disabledAt: now, passwordHash: null, companyRole: null })
  await saveLimits(tx, id, { orderLimit: null, costCentres: [] })
  await changeOwnSoldTos(tx, id, { keys: [], given: [] })
  await dropTokens(tx, id, ['activate', 'reset-password', 'change-email', 'revalidate', 'restore-email'])
  await forgetDevices(tx, id)
  await endSessionsOf(tx, id)
  await auditChange(change, 'removed', member, { before })
}
