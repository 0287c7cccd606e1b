import { lookUp } from '#kernel/look-up.ts'

/** Widths of the viewer at which its picture is loaded anew in another size [9.8.9]. */
export const FLYOUT_BREAKPOINTS = [100, 320, 480] as const
/** How much larger the detail beside the picture is. */
export const FLYOUT_FACTOR = 3

/** The largest breakpoint that the viewer has reached; undefined below all of them. */
export const chooseBreakpoint = (viewerWidth: number): number | undefined =>
  FLYOUT_BREAKPOINTS.findLast((breakpoint) => breakpoint <= viewerWidth)

/** The width to ask the picture in until the next breakpoint; above the last there is no further one. */
export const pictureWidth = (breakpoint: number | undefined): number =>
  FLYOUT_BREAKPOINTS.find((next) => next > (breakpoint ?? 0)) ?? 960

/** A place on the picture, from 0 to 1 in both directions. */
export type Place = { readonly x: number; readonly y: number }

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

export const keepOnPicture = ({ x, y }: Place): Place => ({ x: clamp(x), y: clamp(y) })

const KEY_STEP = 0.1
const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
}

/** The place after a key; undefined when the key means nothing here. */
export const movePlace = (place: Place, key: string): Place | undefined => {
  const step = lookUp(STEPS, key)
  return step && keepOnPicture({ x: place.x + step.x, y: place.y + step.y })
}
