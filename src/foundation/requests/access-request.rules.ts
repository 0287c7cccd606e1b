import type { ListSpec } from '#kernel/list-query.ts'

export const REQUEST_STATUSES = ['Waiting', 'Approved', 'Denied', 'Withdrawn'] as const
export type RequestStatus = (typeof REQUEST_STATUSES)[number]
export type RequestEventName = 'asked' | 'reminded' | 'approved' | 'denied' | 'withdrawn' | 'expired' | 'reopened'

/** Something that a person asked staff for. */
export type AccessRequest = {
  readonly number: number
  /** Which feature grants it: `tool`, `site`, … */
  readonly kind: string
  readonly personId: string
  /** Who pressed the button: the person, or the employee who acted for them. */
  readonly askedBy: string
  /** The subject; its name is stored as it was at the time of the request. */
  readonly subjectId: string
  readonly subjectName: string
  readonly reason: string
  /** Data that the kind needs to grant it. */
  readonly details: Readonly<Record<string, unknown>>
  readonly status: RequestStatus
  readonly askedAt: Date
  readonly decidedAt: Date | null
  readonly decidedBy: string | null
  readonly note: string
  readonly remindedAt: Date | null
}

/** As people read it, and as addresses carry it. */
export const writeRequestId = (number: number): string => `REQ-${number}`

/** Undefined for what no request is called. */
export const readRequestId = (id: string): number | undefined => {
  const digits = /^REQ-([1-9]\d{0,8})$/.exec(id)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

export type DecisionWord = 'approve' | 'deny'
export const statusAfter = (decision: DecisionWord): 'Approved' | 'Denied' => (decision === 'approve' ? 'Approved' : 'Denied')

/** Why somebody cannot decide a request: it is over, or it is their own, whoever they were when they asked [T-57, T-88]. */
export const findDecisionFault = (
  { status, personId, askedBy }: Pick<AccessRequest, 'status' | 'personId' | 'askedBy'>,
  deciderId: string,
): 'decided' | 'own' | undefined => {
  if (personId === deciderId || askedBy === deciderId) return 'own'
  return status === 'Waiting' ? undefined : 'decided'
}

const DAY_MS = 86_400_000
/** A request that waits longer is late. */
export const LATE_AFTER_MS = DAY_MS

/** So many days after it was requested, or after the last reminder, those who decide are reminded. */
export const REMINDED_AFTER_DAYS = 2

export const isLate = ({ status, askedAt }: Pick<AccessRequest, 'status' | 'askedAt'>, now: Date): boolean =>
  status === 'Waiting' && now.getTime() - askedAt.getTime() > LATE_AFTER_MS

export const REQUEST_LIST = {
  sortable: ['askedAt', 'person', 'company', 'account', 'subject', 'status'],
  sort: '-askedAt',
  sizes: [50, 100, 25],
} as const satisfies ListSpec

/** The longest note and reason; they go into a mail and a panel. */
export const LONGEST_TEXT = 1_000
/** So many can be decided with one click: a page of the list. */
export const MOST_AT_ONCE = 100
