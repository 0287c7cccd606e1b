/** Local storage of the dismissal; the name is older than what it now stands for [3.19.6]. */
export const HIGHLIGHT_KEY = 'localeHLGTJson'

export type HighlightVisit = {
  /** On the home page, or after it; not in the portal, where people have come to do something. */
  readonly isBegun: boolean
  /** A record with a ttl in the future is there [4.14.1]. */
  readonly isDismissed: boolean
  /** Above 1024 px [4.14.3]. */
  readonly isWideScreen: boolean
  /** The tour comes first; the highlight then waits for the next page. */
  readonly isTourThere: boolean
}

export const isHighlightShown = ({ isBegun, isDismissed, isWideScreen, isTourThere }: HighlightVisit): boolean =>
  isBegun && isWideScreen && !isTourThere && !isDismissed
