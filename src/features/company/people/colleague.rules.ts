import type { CompanyRole, Person } from '#foundation/identity/public.ts'
import type { ListSpec } from '#kernel/list-query.ts'
import type { Money } from '#kernel/money.ts'

export const PEOPLE_PATH = '/secure/company/people'

export const PEOPLE_LIST = {
  sortable: ['name', 'role', 'limit', 'state'],
  sort: 'name',
  sizes: [50, 25, 100],
} as const satisfies ListSpec

/** As people read it: invited until they have chosen a password. */
export const COLLEAGUE_STATES = ['Active', 'Invited', 'Disabled'] as const
export type ColleagueState = (typeof COLLEAGUE_STATES)[number]

export const MOST_PEOPLE = 2_000
export const MOST_ACCOUNTS = 1_000
export const MOST_COST_CENTRES = 100
export const INVITATION_DAYS = 7
/** Of one company-admin. Each tells whether an address is free, so guesses count like invitations. */
export const INVITATIONS_A_DAY = 200

export const COST_CENTRE = /^[\w.-]{1,20}$/

/** Rights of a person in their company. */
export type Rights = {
  readonly role: CompanyRole
  /** Keys of accounts. */
  readonly accounts: readonly string[]
  /** Orders above it need approval; null without one. */
  readonly orderLimit: Money | null
  /** None: all of the company's. */
  readonly costCentres: readonly string[]
}

export type RightsChange = {
  /** Who gives them. */
  readonly admin: { readonly id: string; readonly rights: Rights }
  /** The accounts that the admin may give to others. */
  readonly accounts: readonly string[]
  /** Undefined for somebody new. */
  readonly person: { readonly id: string; readonly rights: Rights } | undefined
  readonly after: Rights
  /** Ids of the company-admins who can sign in now. */
  readonly activeAdmins: readonly string[]
  /** Codes of the company's cost centres. */
  readonly centres: readonly string[]
}

export type RightsRefusal = 'unknown_account' | 'unknown_cost_centre' | 'own_rights' | 'beyond_own' | 'last_admin'

const isSameLimit = (one: Money | null, other: Money | null): boolean =>
  one?.minor === other?.minor && one?.currency === other?.currency

/** Amounts of two currencies cannot be compared without a rate, which changes daily: another currency counts as more. */
const isLimitWithin = (limit: Money | null, own: Money | null): boolean =>
  own === null || (limit !== null && limit.currency === own.currency && limit.minor <= own.minor)

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each))

const areCentresWithin = (centres: readonly string[], own: readonly string[]): boolean =>
  own.length === 0 || (centres.length > 0 && centres.every((centre) => own.includes(centre)))

/** Rights that stay as they were are given by nobody now. */
const givesMore = ({ admin, person, after }: RightsChange): boolean => {
  const { orderLimit, costCentres } = admin.rights
  const keepsLimit = person !== undefined && isSameLimit(person.rights.orderLimit, after.orderLimit)
  const keepsCentres = person !== undefined && isSameList(person.rights.costCentres, after.costCentres)
  return (
    (!keepsLimit && !isLimitWithin(after.orderLimit, orderLimit)) ||
    (!keepsCentres && !areCentresWithin(after.costCentres, costCentres))
  )
}

const isLast = (id: string | undefined, activeAdmins: readonly string[]): boolean =>
  activeAdmins.length === 1 && activeAdmins[0] === id

/** Nobody gives what they do not have, to others or to themselves, and one company-admin always stays. */
export const findRightsRefusal = (change: RightsChange): RightsRefusal | undefined => {
  const { admin, accounts, centres, person, after, activeAdmins } = change
  const had = person?.rights.accounts ?? []
  if (after.accounts.some((key) => !had.includes(key) && !accounts.includes(key))) return 'unknown_account'
  const hadCentres = person?.rights.costCentres ?? []
  if (after.costCentres.some((code) => !hadCentres.includes(code) && !centres.includes(code))) return 'unknown_cost_centre'
  if (givesMore(change)) return person?.id === admin.id ? 'own_rights' : 'beyond_own'
  return after.role !== 'company-admin' && isLast(person?.id, activeAdmins) ? 'last_admin' : undefined
}

export const findRemovalRefusal = (personId: string, activeAdmins: readonly string[]): 'last_admin' | undefined =>
  isLast(personId, activeAdmins) ? 'last_admin' : undefined

export type InvitationPlan = 'create' | 'renew' | 'revive' | 'taken'

type KnownPerson = Pick<Person, 'companyId' | 'status' | 'isInternal' | 'roles'>

/**
 * Nobody is moved here from another company or from the supplier. Who registered alone and never confirmed the address is
 * nobody's yet: the link of the mail decides. Who was removed from this company comes back as the same person.
 */
export const planInvitation = (
  known: KnownPerson | undefined,
  { companyId, isSupplierAddress }: { readonly companyId: string; readonly isSupplierAddress: boolean },
): InvitationPlan => {
  if (isSupplierAddress) return 'taken'
  if (!known) return 'create'
  if (known.isInternal || known.roles.some((role) => role !== 'customer')) return 'taken'
  const isOurs = known.companyId === companyId
  if (known.status === 'pending' && (isOurs || known.companyId === null)) return 'renew'
  return known.status === 'deleted' && isOurs ? 'revive' : 'taken'
}

export const stateOf = ({ status, isActive }: { readonly status: string; readonly isActive: boolean }): ColleagueState => {
  if (isActive) return 'Active'
  return status === 'pending' ? 'Invited' : 'Disabled'
}
