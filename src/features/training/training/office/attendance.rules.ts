export type AttendanceFault = 'not_begun' | 'no_seat'

/** The list is stored of those with a seat, from the first hour of the date on. */
export const findAttendanceFault = (
  { status, startsAt }: { readonly status: 'Enrolled' | 'Waiting'; readonly startsAt: Date },
  now: Date,
): AttendanceFault | undefined => {
  if (status !== 'Enrolled') return 'no_seat'
  return startsAt > now ? 'not_begun' : undefined
}

/** A course lasts from its first hour to its last. */
export const isPlausibleDuration = (startsAt: Date, endsAt: Date): boolean => {
  const hours = (endsAt.getTime() - startsAt.getTime()) / 3_600_000
  return hours > 0 && hours <= 24 * 60
}

export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
