export type EnrolmentStatus = 'Enrolled' | 'Waiting'
export type Enrolment = { readonly personId: string; readonly status: EnrolmentStatus; readonly enrolledAt: Date }

/** The one who asks first gets the seat; the id decides between two of the same moment. */
const byTurn = (one: Enrolment, other: Enrolment): number =>
  one.enrolledAt.getTime() - other.enrolledAt.getTime() || (one.personId < other.personId ? -1 : 1)

export const countSeatsLeft = (seats: number, enrolments: readonly Pick<Enrolment, 'status'>[]): number =>
  Math.max(0, seats - enrolments.filter(({ status }) => status === 'Enrolled').length)

export type EnrolmentPlan = { readonly status: EnrolmentStatus; readonly isNew: boolean } | { readonly fault: 'begun' | 'full' }

/** So many may wait for one date; the others look for another one. */
export const MOST_WAITING = 20

/** Who asks again has what they have. A date that has begun takes nobody, a full one lets people wait. */
export const planEnrolment = (
  { seats, startsAt }: { readonly seats: number; readonly startsAt: Date },
  enrolments: readonly Enrolment[],
  personId: string,
  now: Date,
): EnrolmentPlan => {
  const own = enrolments.find((one) => one.personId === personId)
  if (own) return { status: own.status, isNew: false }
  if (startsAt <= now) return { fault: 'begun' }
  if (countSeatsLeft(seats, enrolments) > 0) return { status: 'Enrolled', isNew: true }
  const waiting = enrolments.filter(({ status }) => status === 'Waiting').length
  return waiting >= MOST_WAITING ? { fault: 'full' } : { status: 'Waiting', isNew: true }
}

/** Who moves up from the waiting list, the first first, while there are seats. */
export const listPromoted = (seats: number, enrolments: readonly Enrolment[]): string[] =>
  enrolments
    .filter(({ status }) => status === 'Waiting')
    .toSorted(byTurn)
    .slice(0, countSeatsLeft(seats, enrolments))
    .map(({ personId }) => personId)

/** 1 is next; undefined for who does not wait. */
export const findPosition = (enrolments: readonly Enrolment[], personId: string): number | undefined => {
  const index = enrolments
    .filter(({ status }) => status === 'Waiting')
    .toSorted(byTurn)
    .findIndex((one) => one.personId === personId)
  return index < 0 ? undefined : index + 1
}
