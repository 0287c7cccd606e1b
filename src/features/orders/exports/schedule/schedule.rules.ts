export const SCHEDULE_PACES = ['day', 'week', 'month'] as const
export type SchedulePace = (typeof SCHEDULE_PACES)[number]

/** A person has so many at most. */
export const MOST_SCHEDULES = 10
/** Forgotten ones end by themselves. */
export const SCHEDULE_DAYS = 365

/** Before people come to work; on Mondays, or on the first of the month. */
const HOUR = 4

/** The next time after `now`, in UTC. */
export const planNextRun = (every: SchedulePace, now: Date): Date => {
  const next = new Date(now)
  next.setUTCHours(HOUR, 0, 0, 0)
  if (every === 'month') {
    next.setUTCDate(1)
    if (next <= now) next.setUTCMonth(next.getUTCMonth() + 1)
    return next
  }
  const isDue = (): boolean => next > now && (every === 'day' || next.getUTCDay() === 1)
  while (!isDue()) next.setUTCDate(next.getUTCDate() + 1)
  return next
}
