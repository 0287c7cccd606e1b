export type Certificate = {
  readonly validTo: Date
  /** Why a browser would not take it. */
  readonly refusedFor: string | undefined
}

const DAY_MS = 86_400_000
/** Those that renew themselves do so a month before. */
const NOTICE_DAYS = 14

/** The fault of a certificate, as the end of a sentence; undefined means none. */
export const checkCertificate = ({ validTo, refusedFor }: Certificate, now: Date): string | undefined => {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS)
  const date = validTo.toISOString().slice(0, 10)
  if (days < 0) return `expired on ${date}`
  if (refusedFor !== undefined) return `is not trusted (${refusedFor})`
  return days < NOTICE_DAYS ? `expires on ${date}` : undefined
}
