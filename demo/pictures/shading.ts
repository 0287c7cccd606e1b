import { cross, dot, project, type Flat, type Point } from '#demo/pictures/geometry.ts'

/** Across a cylinder from edge to edge: where on the sheet, and how far off the middle of the visible side. */
const STOPS = [
  [0, -1],
  [0.2, -0.6],
  [0.45, -0.1],
  [0.75, 0.5],
  [1, 1],
] as const

/** Gradient stops of a cylinder: diffuse light, a highlight, and a little light bounced back at the very edges. */
export const shadeCylinder = (axis: Point, light: Point, across: Flat, tone: (light: number) => string): string => {
  const facing: Point = [axis[0] ? 0 : Math.SQRT1_2, axis[1] ? 0 : Math.SQRT1_2, axis[2] ? 0 : Math.SQRT1_2]
  const right = cross(axis, facing)
  const shown = project(right)
  const sign = shown[0] * across[0] + shown[1] * across[1] < 0 ? -1 : 1
  const side: Point = [right[0] * sign, right[1] * sign, right[2] * sign]
  return STOPS.map(([offset, k]) => {
    const out = Math.sqrt(1 - k * k)
    const normal: Point = [facing[0] * out + side[0] * k, facing[1] * out + side[1] * k, facing[2] * out + side[2] * k]
    const lit = Math.max(0, dot(normal, light))
    const bounced = Math.abs(k) === 1 ? 0.07 : 0
    return `<stop offset="${offset}" stop-color="${tone(0.2 + 0.6 * lit + 0.26 * lit ** 6 + bounced)}"/>`
  }).join('')
}
