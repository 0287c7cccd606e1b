type AccountState = {
  readonly status: string
  readonly isRevalidationRequired: boolean
  readonly revalidatedAt: Date | null
}

const DAY_MS = 86_400_000
/** A month before the year is over one may already do it. */
const YEARLY_AFTER_DAYS = 335

/** Whether there is anything to validate, by the server's own records; the page's address does not count [T-19]. */
export const isRevalidationDue = ({ status, isRevalidationRequired, revalidatedAt }: AccountState, now: Date): boolean => {
  if (status === 'deleted' || status === 'denied' || status === 'pending') return false
  if (status === 'deactivated' || isRevalidationRequired || revalidatedAt === null) return true
  return now.getTime() - revalidatedAt.getTime() >= YEARLY_AFTER_DAYS * DAY_MS
}
