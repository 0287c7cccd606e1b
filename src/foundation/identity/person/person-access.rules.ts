import type { Person, PersonStatus } from '#foundation/identity/person/person.rules.ts'

export type AccessChange = {
  readonly person: Pick<Person, 'id' | 'status' | 'emailVerifiedAt' | 'disabledAt'>
  /** The admin at the keyboard. */
  readonly actorId: string
  /** Of all admins who may sign in now. */
  readonly activeAdmins: readonly string[]
}

export type AccessPlan =
  | { readonly kind: 'change'; readonly status: PersonStatus; readonly disabledAt: Date | null }
  /** It is so already. */
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly reason: AccessRefusal }
export type AccessRefusal = 'self' | 'gone' | 'not-admin'

/**
 * Nobody does it to themselves, so one admin is always left. Two who disable each other at once come one after the other:
 * the second one is no admin any more.
 */
export const findAccessRefusal = ({ person, actorId, activeAdmins }: AccessChange): AccessRefusal | undefined => {
  if (!activeAdmins.includes(actorId)) return 'not-admin'
  if (person.id === actorId) return 'self'
  return person.status === 'deleted' || person.status === 'denied' ? 'gone' : undefined
}

export const planDisabling = (change: AccessChange, now: Date): AccessPlan => {
  const reason = findAccessRefusal(change)
  if (reason) return { kind: 'refused', reason }
  return change.person.disabledAt ? { kind: 'none' } : { kind: 'change', status: 'deactivated', disabledAt: now }
}

/** Whoever had not confirmed the address has to do it first; an account that was not used for long is opened as well. */
export const planEnabling = (change: AccessChange): AccessPlan => {
  const { status, emailVerifiedAt } = change.person
  const reason = findAccessRefusal(change)
  if (reason) return { kind: 'refused', reason }
  if (status !== 'deactivated') return { kind: 'none' }
  return { kind: 'change', status: emailVerifiedAt === null ? 'pending' : 'active', disabledAt: null }
}
