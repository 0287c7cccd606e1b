import { randomUUID } from 'node:crypto'
import { findAddressFault, isPersonName } from '#features/access/identity-provider/public.server.ts'
import { MOST_PEOPLE, planInvitation, type Rights } from '#features/company/people/colleague.rules.ts'
import { auditChange, checkRights, saveRights, type CompanyChange } from '#features/company/people/colleague.service.ts'
import { countPeople } from '#features/company/people/colleague.store.ts'
import { sendInvitationMail } from '#features/company/people/invitation-mail.service.ts'
import { openAccountDirectory } from '#foundation/accounts/public.server.ts'
import { ECOMMERCE_TOOL_ID } from '#foundation/entitlements/public.ts'
import { listToolAccess, saveToolAccess } from '#foundation/entitlements/public.server.ts'
import {
  findPerson,
  findPersonByEmail,
  isInternalAddress,
  updatePerson,
  type Person,
} from '#foundation/identity/public.server.ts'
import { badRequest, notFound, Problem, tooMany } from '#platform/http/errors.ts'
import { takeAttemptIn } from '#platform/limits/attempt.store.ts'
import { MAILBOX_BACKOFF } from '#platform/limits/backoff.rules.ts'
import { hasRoom } from '#platform/limits/quota.store.ts'
import { isMailAddress } from '#platform/mail/mail.rules.ts'

export type NewColleague = Rights & { readonly email: string; readonly givenName: string; readonly familyName: string }

/** Who the address belongs to is said to nobody. */
const refuseTaken = (): never => {
  throw new Problem(409, 'taken', 'This e-mail address cannot be invited. Please ask your supplier.')
}

const identityOf = ({ request }: CompanyChange) =>
  request.server.services.tenants.byKey(request.scope.tenant)?.identity ?? notFound('site')

const checkInput = (change: CompanyChange, { email, givenName, familyName }: NewColleague): void => {
  const fault = findAddressFault(email, identityOf(change).blockedEmailDomains, isMailAddress)
  if (fault) badRequest('This e-mail address cannot be used.', [{ path: 'email', message: fault }])
  for (const [path, name] of Object.entries({ givenName, familyName }))
    if (!isPersonName(name)) badRequest('This is not a name.', [{ path, message: 'is not a name' }])
}

/** They begin where the inviter is, until they choose otherwise. Two invitations of one address at once: one of them is late. */
const insertColleague = async ({ tx, admin }: CompanyChange, { email, givenName, familyName }: NewColleague): Promise<string> => {
  const { language = 'en', countryCode = 'US' } = (await findPerson(tx, admin.id)) ?? {}
  const inserted = await tx
    .insertInto('person')
    .values({
      ...{ email, givenName, familyName, language, countryCode, companyId: admin.companyId },
      ...{ honId: `H${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`, passwordHash: null },
      ...{ status: 'pending' },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? refuseTaken()
}

const takeIn = async (change: CompanyChange, known: Person | undefined, colleague: NewColleague): Promise<string> => {
  const { tx, admin } = change
  const { internalEmailDomains } = identityOf(change)
  const isSupplierAddress = isInternalAddress({ email: colleague.email, isVerified: true }, internalEmailDomains)
  const plan = planInvitation(known, { companyId: admin.companyId, isSupplierAddress })
  if (plan === 'taken') return refuseTaken()
  const isMore = known?.companyId !== admin.companyId || plan === 'revive'
  const count = async (): Promise<number> => {
    const { Active, Invited, Disabled } = await countPeople(tx, admin.companyId)
    return Active + Invited + Disabled
  }
  if (isMore && !(await hasRoom(tx, { of: ['company-people', admin.companyId], most: MOST_PEOPLE, count })))
    throw new Problem(409, 'full', `A company has at most ${MOST_PEOPLE} people here.`)
  if (!known) return insertColleague(change, colleague)
  const { givenName, familyName } = colleague
  await updatePerson(tx, known.id, {
    ...{ givenName, familyName, companyId: admin.companyId, status: 'pending', disabledAt: null, passwordHash: null },
  })
  return known.id
}

/** Whoever may order online lets colleagues do so; others have to ask for it themselves. */
const shareOrdering = async ({ tx, admin, now }: CompanyChange, personId: string): Promise<void> => {
  const tools = await listToolAccess(tx, admin.id)
  if (tools.some(({ masterToolId, status }) => masterToolId === ECOMMERCE_TOOL_ID && status === 'Approved'))
    await saveToolAccess(tx, { personId, toolId: ECOMMERCE_TOOL_ID, status: 'Approved' }, now)
}

/** Person, rights, link and mail come with one transaction, or nothing does. */
export const inviteColleagueTo = async (change: CompanyChange, colleague: NewColleague): Promise<string> => {
  const { request, tx, admin, now } = change
  const { services } = request.server
  checkInput(change, colleague)
  const { role, accounts, orderLimit, costCentres, email } = colleague
  const rights: Rights = { role, accounts, orderLimit, costCentres }
  const known = await findPersonByEmail(tx, email)
  const id = await takeIn(change, known, colleague)
  checkRights(change, undefined, rights)
  await saveRights(change, id, rights)
  await shareOrdering(change, id)
  const wait = await takeAttemptIn(tx, now, [{ kind: 'mailbox', of: [email], policy: MAILBOX_BACKOFF }])
  if (wait > 0) tooMany(wait)
  const person = (await findPerson(tx, id)) ?? notFound('person')
  const company = (await openAccountDirectory(tx).findCompany(admin.companyId)) ?? notFound('company')
  const by = { id: admin.id, name: admin.name, company: company.name }
  await sendInvitationMail({ tx, services, tenant: request.scope.tenant, person, by })
  await auditChange(change, 'invited', person, { after: rights })
  return id
}
