/** How long a link may be opened [T-44]. */
export const LINK_SECONDS = 5 * 60
/** How long a transfer that was begun with it may go on after a break. */
const RESUME_SECONDS = 24 * 60 * 60

export type DownloadLink = {
  readonly holder: string
  readonly assetPath: string
  readonly page: string
  readonly contentHash: string
  readonly expiresAt: Date
  readonly startedAt: Date | null
}

export type LinkUse = {
  readonly link: DownloadLink
  /** Who asks now; undefined for a browser that nobody knows. */
  readonly holder: string | undefined
  /** Of the file as it is now. */
  readonly contentHash: string
  readonly now: Date
  /** The request goes on with a transfer: a range, under the condition that the file is the same. */
  readonly isResuming: boolean
}

/** Bound to one holder, one version of one file and five minutes; a transfer that broke may go on for a day [T-44, T-83]. */
export const mayOpenLink = ({ link, holder, contentHash, now, isResuming }: LinkUse): boolean => {
  if (holder !== link.holder || contentHash !== link.contentHash) return false
  if (now < link.expiresAt) return true
  return isResuming && link.startedAt !== null && now.getTime() - link.startedAt.getTime() < RESUME_SECONDS * 1000
}
