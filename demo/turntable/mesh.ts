import { cross, dot, type Point } from '#demo/pictures/geometry.ts'

/** How a corner takes light: a flat side, a round one, or print that is the same in every light. */
export type Finish = 'flat' | 'round' | 'print'

export type Triangle = {
  readonly corners: readonly [Point, Point, Point]
  readonly normals: readonly [Point, Point, Point]
  /** Where the whole face looks; what looks away is not drawn. */
  readonly facing: Point
  readonly paint: string
  readonly finish: Finish
  /** Ink runs where one surface meets another; print lies on the surface below it. */
  readonly surface: number
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const scale = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by]
const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

export const normalise = (a: Point): Point => scale(a, 1 / (Math.hypot(...a) || 1))
export const between = (a: Point, b: Point, share: number): Point => plus(a, scale(minus(b, a), share))

/** Print stands a little above its surface, later print above earlier. */
const PRINT_LIFT = 0.35
const PRINT_STEP = 0.012

/** A part as triangles in space, so that it can be seen from any side. */
export class Mesh {
  readonly triangles: Triangle[] = []
  #surfaces = 0
  #prints = 0

  nextSurface(): number {
    this.#surfaces += 1
    return this.#surfaces
  }

  /** A convex face that looks away from `inside`. */
  addFace(points: readonly Point[], inside: Point, paint: string, surface: number): void {
    const [a, b, c] = points
    if (!a || !b || !c) return
    const across = normalise(cross(minus(b, a), minus(c, a)))
    const facing = dot(across, minus(a, inside)) < 0 ? scale(across, -1) : across
    this.#fan(points, () => facing, facing, { paint, finish: 'flat', surface })
  }

  /** A convex face of a round body: each corner has the normal of the body there. */
  addRound(points: readonly Point[], normals: readonly Point[], paint: string, surface: number): void {
    const facing = normalise(normals.reduce(plus, [0, 0, 0]))
    this.#fan(points, (i) => normals[i] ?? facing, facing, { paint, finish: 'round', surface })
  }

  /** A flat convex patch on a face that looks along `facing`. */
  addPrint(points: readonly Point[], facing: Point, colour: string): void {
    this.#prints += 1
    const lift = scale(facing, PRINT_LIFT + this.#prints * PRINT_STEP)
    this.#fan(
      points.map((point) => plus(point, lift)),
      () => facing,
      facing,
      { paint: colour, finish: 'print', surface: 0 },
    )
  }

  #fan(
    points: readonly Point[],
    normalOf: (i: number) => Point,
    facing: Point,
    look: Pick<Triangle, 'paint' | 'finish' | 'surface'>,
  ): void {
    const [first] = points
    for (let i = 1; i + 1 < points.length; i++) {
      const [second, third] = [points[i], points[i + 1]]
      if (!first || !second || !third) continue
      this.triangles.push({
        corners: [first, second, third],
        normals: [normalOf(0), normalOf(i), normalOf(i + 1)],
        facing,
        ...look,
      })
    }
  }
}

export { minus, plus, scale }
