import { Face, type Stroke } from '#demo/pictures/face.ts'
import { AXES, makePolygon, makeRoundedRect, type Axis, type Flat, type Point } from '#demo/pictures/geometry.ts'
import type { Painter } from '#demo/pictures/painter.ts'
import { traceDigits } from '#demo/pictures/seven-segments.ts'
import type { Mesh } from '#demo/turntable/mesh.ts'

/** A thick line from one place to another, as a convex patch. */
const thicken = ([u0, v0]: Flat, [u1, v1]: Flat, width: number): Flat[] => {
  const length = Math.hypot(u1 - u0, v1 - v0) || 1
  const [x, y] = [((u1 - u0) / length) * (width / 2), ((v1 - v0) / length) * (width / 2)]
  return [
    [u0 - y - x, v0 + x - y],
    [u0 + y - x, v0 - x - y],
    [u1 + y + x, v1 - x + y],
    [u1 - y + x, v1 + x + y],
  ]
}

/** The print of a family on a face, as patches in space. */
export class TurnedFace extends Face {
  readonly #mesh: Mesh
  readonly #painter: Painter
  readonly #facing: Point
  readonly #place: (u: number, v: number) => Point

  constructor(mesh: Mesh, painter: Painter, axis: Axis, place: (u: number, v: number) => Point) {
    super(painter, axis, place)
    this.#mesh = mesh
    this.#painter = painter
    this.#facing = AXES[axis]
    this.#place = place
  }

  #print(flat: readonly Flat[], colour: string): this {
    if (colour !== 'none')
      this.#mesh.addPrint(
        flat.map(([u, v]) => this.#place(u, v)),
        this.#facing,
        colour,
      )
    return this
  }

  override rect(u: number, v: number, w: number, h: number, fill: string, radius = 0): this {
    const corners: Flat[] = [
      [u, v],
      [u + w, v],
      [u + w, v + h],
      [u, v + h],
    ]
    return this.#print(radius ? makeRoundedRect(u, v, w, h, radius) : corners, fill)
  }

  override dot(u: number, v: number, r: number, fill: string): this {
    return this.#print(makePolygon([u, v], r, r > 12 ? 48 : 20), fill)
  }

  override lines(strokes: readonly Stroke[], colour: string, width: number): this {
    for (const stroke of strokes)
      stroke.slice(1).forEach((to, i) => {
        const from = stroke[i]
        if (from) this.#print(thicken(from, to, width), colour.slice(0, 7))
      })
    return this
  }

  override specks(list: readonly Flat[], r: number, paint: string, light: number): this {
    for (const spot of list) this.#print(makePolygon(spot, r * 0.95, 10), this.#painter.tone(paint, light))
    return this
  }

  override digits(u: number, v: number, height: number, text: string, colour: string): this {
    return this.lines(traceDigits(u, v, height, text), colour, height * 0.11)
  }
}
