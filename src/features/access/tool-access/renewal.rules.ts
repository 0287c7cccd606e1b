const DAY_MS = 86_400_000
/** So many days before the end people are informed, and may request more. */
export const WARNED_DAYS = 30
/** A renewal holds for so many days unless the one who decides says otherwise. */
const RENEWED_DAYS = 365

export const warnFrom = (now: Date): Date => new Date(now.getTime() + WARNED_DAYS * DAY_MS)

/** Whether access that ends can be made longer now. */
export const chooseRenewal = (
  { expiresAt, isRequested }: { readonly expiresAt: Date | null; readonly isRequested: boolean },
  now: Date,
): 'possible' | 'asked' | null => {
  if (expiresAt === null) return null
  if (isRequested) return 'asked'
  return expiresAt <= warnFrom(now) ? 'possible' : null
}

/** It goes on from where it ends, so that nobody loses days by asking early. */
export const renewedUntil = (expiresAt: Date | null, now: Date): Date =>
  new Date(Math.max(expiresAt?.getTime() ?? 0, now.getTime()) + RENEWED_DAYS * DAY_MS)
