import type { Point } from '#features/storefront/dealers/map/projection.rules.ts'

/** The part of the map that is surely seen; a screen of another shape sees more around it. */
export type MapWindow = Point & { readonly width: number; readonly height: number }
export type Size = { readonly width: number; readonly height: number }

/** Without the seas around the poles. */
export const WHOLE_WORLD: MapWindow = { x: 0, y: 150, width: 1000, height: 530 }
/** Closer than this the outlines are too coarse to help. */
const CLOSEST = 20
/** So much of a window stays free around what it fits. */
const MARGIN = 0.2
/** One town alone is shown with the country around it. */
const ROOM = 40

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
const round = (value: number): number => Math.round(value * 100) / 100

const centred = ({ x, y }: Point, { width, height }: Size): MapWindow => {
  const { x: left, y: top, width: w, height: h } = WHOLE_WORLD
  const [cx, cy] = [clamp(x, left, left + w), clamp(y, top, top + h)]
  return { x: round(cx - width / 2), y: round(cy - height / 2), width: round(width), height: round(height) }
}

const centreOf = ({ x, y, width, height }: MapWindow): Point => ({ x: x + width / 2, y: y + height / 2 })

/** All of the points with some room around them; the world when there are none. */
export const fitWindow = (points: readonly Point[], room = ROOM): MapWindow => {
  if (points.length === 0) return WHOLE_WORLD
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const widen = (length: number): number => Math.max(length / (1 - 2 * MARGIN), room)
  const size = {
    width: Math.min(widen(right - left), WHOLE_WORLD.width),
    height: Math.min(widen(bottom - top), WHOLE_WORLD.height),
  }
  return centred({ x: (left + right) / 2, y: (top + bottom) / 2 }, size)
}

/** Below 1 comes closer; what lies at `focus` stays where it is. */
export const zoomWindow = (seen: MapWindow, factor: number, focus: Point = centreOf(seen)): MapWindow => {
  const { width, height } = seen
  const least = CLOSEST / Math.min(width, height)
  const most = Math.max(WHOLE_WORLD.width / width, WHOLE_WORLD.height / height)
  const by = clamp(factor, Math.min(least, 1), Math.max(most, 1))
  const centre = centreOf(seen)
  const moved = { x: focus.x + (centre.x - focus.x) * by, y: focus.y + (centre.y - focus.y) * by }
  return centred(moved, { width: width * by, height: height * by })
}

export const panWindow = (seen: MapWindow, { x, y }: Point): MapWindow => {
  const centre = centreOf(seen)
  return centred({ x: centre.x + x, y: centre.y + y }, seen)
}

/** Markers that still overlap at this scale will not separate by zooming in. */
export const isClosest = ({ width, height }: Size): boolean => Math.min(width, height) <= CLOSEST * 1.01

/** Moved only when the point is not well inside. */
export const showPoint = (seen: MapWindow, point: Point): MapWindow => {
  const [dx, dy] = [point.x - seen.x, point.y - seen.y]
  const { width, height } = seen
  const isInside = dx > width * 0.1 && dx < width * 0.9 && dy > height * 0.1 && dy < height * 0.9
  return isInside ? seen : centred(point, seen)
}

/** How many pixels a unit of the map has on a screen that shows the whole window. */
export const scaleOf = ({ width, height }: Size, screen: Size): number => Math.min(screen.width / width, screen.height / height)

/** Between two windows, for a move that the eye can follow; 0 is the first, 1 the second. */
export const blendWindows = (from: MapWindow, to: MapWindow, part: number): MapWindow => {
  const blend = (one: number, other: number): number => one + (other - one) * part
  return {
    x: blend(from.x, to.x),
    y: blend(from.y, to.y),
    width: blend(from.width, to.width),
    height: blend(from.height, to.height),
  }
}
