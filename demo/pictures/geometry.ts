/** Isometric space: x runs down to the right, y down to the left, z up. */
export type Flat = readonly [number, number]
export type Point = readonly [number, number, number]
export type Axis = 'x' | 'y' | 'z'

const COS_30 = Math.cos(Math.PI / 6)
/** Half axes of a unit circle as the isometric view shows it. */
export const MAJOR = Math.sqrt(1.5)
export const MINOR = Math.SQRT1_2

export const AXES: Readonly<Record<Axis, Point>> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }

/** The point at `along` on an axis, with the two other coordinates in alphabetical order. */
export const place = (axis: Axis, [u, v]: Flat, along: number): Point =>
  axis === 'x' ? [along, u, v] : axis === 'y' ? [u, along, v] : [u, v, along]

/** Corners one after the other, in the plane of two axes. */
export const outline = (...corners: readonly Flat[]): readonly Flat[] => corners

export const project = ([x, y, z]: Point): Flat => [(x - y) * COS_30, (x + y) / 2 - z]

export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const makePolygon = ([u, v]: Flat, radius: number, count: number, turn = 0): Flat[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 + turn
    return [u + Math.cos(angle) * radius, v + Math.sin(angle) * radius]
  })

/** Small radii need few corners: it keeps the picture's bytes down. */
export const makeRoundedRect = (x: number, y: number, width: number, depth: number, radius: number): Flat[] => {
  const k = Math.min(radius, width / 2, depth / 2)
  const steps = k > 6 ? 3 : k > 3.5 ? 2 : 1
  const corners: readonly Flat[] = [
    [x + width - k, y + depth - k],
    [x + k, y + depth - k],
    [x + k, y + k],
    [x + width - k, y + k],
  ]
  return corners.flatMap(([cx, cy], quarter) =>
    Array.from({ length: steps + 1 }, (_, i): Flat => {
      const angle = (quarter + i / steps) * (Math.PI / 2)
      return [cx + Math.cos(angle) * k, cy + Math.sin(angle) * k]
    }),
  )
}
