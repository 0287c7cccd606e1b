import type { Person } from '#foundation/identity/person/person.rules.ts'
import { isYearlyRevalidationDue } from '#foundation/identity/person/revalidation.rules.ts'
import type { StatusFlag } from '#foundation/identity/session/sign-in-state.rules.ts'
import { isStaff } from '#foundation/identity/policy/staff.rules.ts'

export type SignInFacts = {
  readonly person: Pick<
    Person,
    | 'status'
    | 'isNewUser'
    | 'isRevalidationRequired'
    | 'revalidatedAt'
    | 'emailVerifiedAt'
    | 'createdAt'
    | 'tempEmail'
    | 'isInternal'
    | 'roles'
    | 'companyId'
    | 'seenStatuses'
  >
  /** How many accounts the person orders for. */
  readonly soldTos: number
  /** Customer service has not yet finished looking for the person's company. */
  readonly isIdentificationPending: boolean
  readonly now: Date
}

/** Whose company matters at all: employees and staff of the site belong to ours. */
const isCustomer = ({ isInternal, roles }: SignInFacts['person']): boolean => !isInternal && !isStaff(roles)
const isIdentified = ({ person: { companyId }, soldTos }: SignInFacts): boolean => companyId !== null || soldTos > 0
const isUnidentified = (facts: SignInFacts): boolean => isCustomer(facts.person) && !isIdentified(facts)
const isUnseen = ({ person }: SignInFacts, flag: StatusFlag): boolean => !person.seenStatuses.includes(flag)

const HOUR_MS = 3_600_000
/** The sign-in that ends a registration leads where the person wanted to go; what is missing is requested at the next one. */
const hasJustRegistered = ({ person: { emailVerifiedAt }, now }: SignInFacts): boolean =>
  emailVerifiedAt !== null && now.getTime() - emailVerifiedAt.getTime() < HOUR_MS
const AFTER_REGISTRATION: readonly StatusFlag[] = ['isNewUser', 'csrPendingStatus', 'unidentifiedUser', 'newBrandCustomer']

type State = readonly [flag: StatusFlag, holds: (facts: SignInFacts) => boolean]

/** People in these states get no session. */
const REFUSED: readonly State[] = [
  ['deniedPartyStatus', ({ person }) => person.status === 'denied'],
  ['deletedStatus', ({ person }) => person.status === 'deleted'],
  ['deactivationStatus', ({ person }) => person.status === 'deactivated'],
]

/** The first that holds is shown: what the person must do, then what they may finish, then news [2.10.2]. */
const SHOWN: readonly State[] = [
  ['isNewUser', ({ person }) => person.isNewUser],
  ['isRevalidationRequired', ({ person }) => person.isRevalidationRequired],
  ['revalidate', ({ person, now }) => isYearlyRevalidationDue(person, now)],
  ['emailChangeStatus', ({ person }) => person.tempEmail !== null],
  ['csrPendingStatus', (facts) => isUnidentified(facts) && facts.isIdentificationPending],
  ['unidentifiedUser', (facts) => isUnidentified(facts) && isUnseen(facts, 'unidentifiedUser')],
  ['identifiedUser', (facts) => isIdentified(facts) && !isUnseen(facts, 'unidentifiedUser') && isUnseen(facts, 'identifiedUser')],
  [
    'newBrandCustomer',
    // The company is known to the group, but has no account with this brand.
    (facts) =>
      isCustomer(facts.person) && facts.person.companyId !== null && facts.soldTos === 0 && isUnseen(facts, 'newBrandCustomer'),
  ],
]

const findState = (states: readonly State[], facts: SignInFacts): StatusFlag | undefined =>
  states.find(([, holds]) => holds(facts))?.[0]

export type SignInOutcome =
  | { readonly kind: 'welcome'; readonly flag?: StatusFlag | undefined }
  | { readonly kind: 'refused'; readonly flag: StatusFlag }
  /** The address is not confirmed yet. */
  | { readonly kind: 'unconfirmed' }

/** Each state of an account leads to its dialog by itself [2.10.2]. */
export const decideSignIn = (facts: SignInFacts): SignInOutcome => {
  if (facts.person.status === 'pending') return { kind: 'unconfirmed' }
  const refused = findState(REFUSED, facts)
  if (refused) return { kind: 'refused', flag: refused }
  const shown = hasJustRegistered(facts) ? SHOWN.filter(([flag]) => !AFTER_REGISTRATION.includes(flag)) : SHOWN
  return { kind: 'welcome', flag: findState(shown, facts) }
}

/** Dialogs about the company name it [2.10.3]. */
const NAMED: readonly StatusFlag[] = ['identifiedUser', 'newBrandCustomer']

/** The page that someone goes on to, with what its dialog shows; underscores stand for spaces [2.10.1, 2.10.3]. */
export const withStatus = (path: string, flag: StatusFlag, companyName: string | null = null): string => {
  const [before = '', ...fragment] = path.split('#')
  const query = new URLSearchParams({ [flag]: 'true' })
  if (NAMED.includes(flag) && companyName !== null) query.set('accountName', companyName.replaceAll(' ', '_'))
  const hash = fragment.length === 0 ? '' : `#${fragment.join('#')}`
  return `${before}${before.includes('?') ? '&' : '?'}${query.toString()}${hash}`
}

/** Why a sign-in led nowhere, for the page that offers another try. */
export const SIGN_IN_PROBLEMS = [
  'failed',
  'unavailable',
  'expired',
  'unverified',
  'noEmail',
  'linkedElsewhere',
  'otherPerson',
  'notFresh',
] as const
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number]
