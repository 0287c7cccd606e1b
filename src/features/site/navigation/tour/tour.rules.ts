import type { Area, PageMode } from '#foundation/blocks/public.ts'

/** Local storage of the dismissal [2.3.12]. */
export const TOUR_KEY = 'navTour'

/** In the address of a home page: somebody requests the tour, such as in the help menu. */
export const TOUR_QUERY = 'tour'

export type TourVisit = {
  /** By a link. */
  readonly isRequested: boolean
  /** On the home page, or after it. */
  readonly isBegun: boolean
  readonly isDismissed: boolean
  readonly isWideScreen: boolean
  readonly hasSteps: boolean
  /** Of the portal or the back office; undefined on the public site. */
  readonly area: Area | undefined
  readonly mode: PageMode
}

/** On public pages only: in the portal people have come to do something. */
export const isTourDue = ({ isRequested, isBegun, isDismissed, isWideScreen, hasSteps, area, mode }: TourVisit): boolean =>
  hasSteps && isWideScreen && mode === 'publish' && area === undefined && (isRequested || (isBegun && !isDismissed))

/** The buttons of a step: the last one ends the tour, the others lead on or out [2.3.11]. */
export const listTourButtons = (at: number, count: number): readonly ('next' | 'skip' | 'finish')[] =>
  at < count - 1 ? ['skip', 'next'] : ['finish']
