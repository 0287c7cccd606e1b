import type { PersonStatus } from '#features/identity/person/person.rules.ts'
import type { StatusFlag } from '#features/identity/session/sign-in-state.rules.ts'

/** Someone whom the provider knows, but who may not come in, is told why by the page's own dialog [2.10.2]. */
const FLAGS: Readonly<Record<Exclude<PersonStatus, 'active' | 'pending'>, StatusFlag>> = {
  deactivated: 'deactivationStatus',
  deleted: 'deletedStatus',
  denied: 'deniedPartyStatus',
}

export type SignInOutcome =
  | { readonly kind: 'welcome' }
  | { readonly kind: 'told'; readonly flag: StatusFlag }
  /** The address is not confirmed yet. */
  | { readonly kind: 'unconfirmed' }

export const decideSignIn = (status: PersonStatus): SignInOutcome => {
  if (status === 'active') return { kind: 'welcome' }
  return status === 'pending' ? { kind: 'unconfirmed' } : { kind: 'told', flag: FLAGS[status] }
}

/** Why a sign-in led nowhere, as the page that offers another try is told. */
export const SIGN_IN_PROBLEMS = [
  'failed',
  'expired',
  'unverified',
  'noEmail',
  'linkedElsewhere',
  'otherPerson',
  'notFresh',
] as const
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number]
