/** How long a slide stays, and how far a finger travels to change it [9.8.12]. */
export const CAROUSEL_INTERVAL_MS = 5000
export const SWIPE_THRESHOLD_PX = 40

export type CarouselStep = 'next' | 'previous'

export const stepSlide = (current: number, count: number, step: CarouselStep): number =>
  (current + (step === 'next' ? 1 : -1) + count) % count

/** A finger that mostly went up or down was scrolling the page. */
export const readSwipe = (dx: number, dy: number): CarouselStep | undefined => {
  if (Math.abs(dx) < SWIPE_THRESHOLD_PX || Math.abs(dx) <= Math.abs(dy)) return undefined
  return dx < 0 ? 'next' : 'previous'
}

export const readArrow = (key: string): CarouselStep | undefined =>
  key === 'ArrowRight' ? 'next' : key === 'ArrowLeft' ? 'previous' : undefined

export type CarouselSituation = {
  readonly count: number
  readonly isPaused: boolean
  readonly isHovered: boolean
  readonly isFocused: boolean
  readonly prefersStill: boolean
  readonly isPageHidden: boolean
}

/** Slides change by themselves only while nobody reads, requests calm or looks elsewhere. */
export const mayRotate = (situation: CarouselSituation): boolean =>
  situation.count > 1 &&
  !situation.isPaused &&
  !situation.isHovered &&
  !situation.isFocused &&
  !situation.prefersStill &&
  !situation.isPageHidden

/** Where a slide stands as seen from the current one: it leaves and comes on that side. */
export const placeSlide = (index: number, current: number): 'before' | 'current' | 'after' =>
  index === current ? 'current' : index < current ? 'before' : 'after'
