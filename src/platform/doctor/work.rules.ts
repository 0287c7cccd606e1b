const MINUTE_MS = 60_000

export const minutesSince = (since: Date | null, now: Date): number =>
  since === null ? 0 : Math.floor((now.getTime() - since.getTime()) / MINUTE_MS)

/** Whether the oldest entry of a queue has waited too long. */
export const checkQueue = (since: Date | null, now: Date, mostMinutes: number): boolean => minutesSince(since, now) > mostMinutes
