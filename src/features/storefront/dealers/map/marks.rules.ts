import type { Point } from '#features/storefront/dealers/map/projection.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

export type Pin = Point & { readonly id: string }
/** One pin, or several that would cover each other. */
export type Mark = Point & { readonly ids: readonly string[] }

const middle = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Pins closer than `reach` become one mark; the chosen one stays alone, so that it is always seen. */
export const groupPins = (pins: readonly Pin[], reach: number, chosen = ''): Mark[] => {
  const groups: Pin[][] = []
  for (const pin of pins) {
    const isNear = ([first]: readonly Pin[]): boolean =>
      first !== undefined && first.id !== chosen && Math.hypot(first.x - pin.x, first.y - pin.y) < reach
    const group = pin.id === chosen ? undefined : groups.find(isNear)
    if (group) group.push(pin)
    else groups.push([pin])
  }
  return groups.map((group) => ({
    x: middle(group.map(({ x }) => x)),
    y: middle(group.map(({ y }) => y)),
    ids: group.map(({ id }) => id),
  }))
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** Where an arrow key leads: the nearest mark that way, straight ahead before aside; undefined when there is none. */
export const findNeighbour = (marks: readonly Point[], from: number, key: string): number | undefined => {
  const [direction, start] = [lookUp(DIRECTIONS, key), marks[from]]
  if (!direction || !start) return undefined
  let best: { index: number; cost: number } | undefined
  for (const [index, { x, y }] of marks.entries()) {
    const [dx, dy] = [x - start.x, y - start.y]
    const ahead = dx * direction[0] + dy * direction[1]
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0])
    const cost = ahead + 2 * aside
    if (index !== from && ahead > 0 && (!best || cost < best.cost)) best = { index, cost }
  }
  return best?.index
}
