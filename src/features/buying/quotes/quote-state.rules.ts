export const QUOTE_STATES = ['Requested', 'Offered', 'Countered', 'Accepted', 'Declined', 'Expired', 'Ordered'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

export const QUOTE_STEPS = ['offer', 'counter', 'accept', 'decline', 'expire', 'order'] as const
export type QuoteStep = (typeof QUOTE_STEPS)[number]

/** The next state of each step; a step that a state does not name is refused. */
const STEPS: Readonly<Record<QuoteState, Readonly<Partial<Record<QuoteStep, QuoteState>>>>> = {
  Requested: { offer: 'Offered', decline: 'Declined' },
  Offered: { offer: 'Offered', counter: 'Countered', accept: 'Accepted', decline: 'Declined', expire: 'Expired' },
  // It waits for staff, whose next offer says anew until when it is good: nothing expires meanwhile.
  Countered: { offer: 'Offered', counter: 'Countered', decline: 'Declined' },
  Accepted: { order: 'Ordered', expire: 'Expired' },
  Declined: {},
  Expired: {},
  Ordered: {},
}

/** The state after a step; undefined where the step is not possible. */
export const takeStep = (state: QuoteState, step: QuoteStep): QuoteState | undefined => STEPS[state][step]

export const mayTake = (state: QuoteState, step: QuoteStep): boolean => takeStep(state, step) !== undefined

/** Whoever accepted it and left orders it no more: to the others it stands as it was offered. */
export const standingFor = (state: QuoteState, isOpenToOthers: boolean): QuoteState =>
  state === 'Accepted' && isOpenToOthers ? 'Offered' : state

/** Nothing can become of it any more. */
export const isOver = (state: QuoteState): boolean => Object.keys(STEPS[state]).length === 0

/** Staff have to answer. */
export const waitsForStaff = (state: QuoteState): boolean => state === 'Requested' || state === 'Countered'

type Validity = { readonly state: QuoteState; readonly validUntil: Date | null }

/** Still valid at the instant itself. */
export const isPast = (until: Date | null | undefined, now: Date): boolean =>
  until !== null && until !== undefined && now.getTime() > until.getTime()

/** The state of now: an offer ends at its instant, whether or not a task has noted it yet. */
export const stateAt = ({ state, validUntil }: Validity, now: Date): QuoteState =>
  (mayTake(state, 'expire') && isPast(validUntil, now) && takeStep(state, 'expire')) || state

const DAY_MS = 86_400_000
/** So long before the end the customer is reminded. */
export const REMINDER_MS = 2 * DAY_MS
/** An offer is good for this long unless staff say otherwise. */
export const USUAL_VALIDITY_MS = 14 * DAY_MS
/** No offer is good for longer. */
export const LONGEST_VALIDITY_MS = 366 * DAY_MS
