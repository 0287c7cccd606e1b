const HOUR_MS = 3_600_000

type Event = { readonly at: Date; readonly action: string }

/** Somebody sent it or approved it: from here the hours of the next step are counted. */
const isDecision = ({ action }: Event): boolean => action === 'submit' || action === 'approve'

const hoursBetween = (from: Date, until: Date): number => (until.getTime() - from.getTime()) / HOUR_MS

/** Events in the order of time, as the hours after which each stretch between two decisions was escalated. */
export const listEscalations = (events: readonly Event[]): number[][] => {
  const stretches: number[][] = []
  let since: Date | undefined
  for (const event of events) {
    if (isDecision(event)) {
      since = event.at
      stretches.push([])
    } else if (event.action === 'escalate' && since) stretches.at(-1)?.push(hoursBetween(since, event.at))
  }
  return stretches
}

/** Hours without a decision. */
export const countHours = (events: readonly Event[], now: Date): number => {
  const last = events.findLast(isDecision)
  return last ? hoursBetween(last.at, now) : 0
}
