import type { Person } from '#foundation/identity/person/person.rules.ts'

type AccountState = Pick<Person, 'status' | 'isRevalidationRequired' | 'revalidatedAt'>
type Confirmations = Pick<Person, 'revalidatedAt' | 'emailVerifiedAt' | 'createdAt'>

const DAY_MS = 86_400_000
const YEAR_DAYS = 365
/** A month before the year is over one may already do it. */
const YEARLY_AFTER_DAYS = 335

const daysSince = (moment: Date, now: Date): number => (now.getTime() - moment.getTime()) / DAY_MS

/** Whether there is anything to validate, by the server's own records; the page's address does not count [T-19]. */
export const isRevalidationDue = ({ status, isRevalidationRequired, revalidatedAt }: AccountState, now: Date): boolean => {
  if (status === 'deleted' || status === 'denied' || status === 'pending') return false
  if (status === 'deactivated' || isRevalidationRequired || revalidatedAt === null) return true
  return daysSince(revalidatedAt, now) >= YEARLY_AFTER_DAYS
}

/** Whoever has not confirmed the account for a year is asked at sign-in; a verified address is a confirmation [1.0.20, 2.10.6]. */
export const isYearlyRevalidationDue = ({ revalidatedAt, emailVerifiedAt, createdAt }: Confirmations, now: Date): boolean => {
  const latest = Math.max((revalidatedAt ?? createdAt).getTime(), (emailVerifiedAt ?? createdAt).getTime())
  return daysSince(new Date(latest), now) >= YEAR_DAYS
}
