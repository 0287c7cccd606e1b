/** Time enters through here, so that tests and the demo can shift it. */
export type Clock = { now(): Date }

export const systemClock = (offsetSeconds = 0): Clock => ({
  now: () => new Date(Date.now() + offsetSeconds * 1000),
})
