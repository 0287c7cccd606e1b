/** How often one client may call: so many at once, and then so many a second. */
export type Pace = { readonly burst: number; readonly perSecond: number }
/** Calls that are left, as of a moment in epoch ms. */
export type Bucket = { readonly left: number; readonly at: number }

/** Undefined when there is too little left; a call costs one unless said. */
export const subtractFrom = (
  bucket: Bucket | undefined,
  now: number,
  { burst, perSecond }: Pace,
  cost = 1,
): Bucket | undefined => {
  const refilled = bucket ? bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond : burst
  const left = Math.min(burst, refilled) - cost
  return left < 0 ? undefined : { left, at: now }
}
