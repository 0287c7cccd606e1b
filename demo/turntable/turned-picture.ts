import { AXES, cross, makePolygon, place, type Axis, type Flat, type Point } from '#demo/pictures/geometry.ts'
import type { PainterOptions } from '#demo/pictures/painter.ts'
import { Picture } from '#demo/pictures/picture.ts'
import type { CylinderOptions } from '#demo/pictures/solids.ts'
import { between, Mesh, minus, normalise, plus, scale } from '#demo/turntable/mesh.ts'
import { TurnedFace } from '#demo/turntable/turned-face.ts'

const AROUND = 32
const DOME_STEPS = 8

const middleOf = (points: readonly Point[]): Point => scale(points.reduce(plus, [0, 0, 0]), 1 / points.length)

/** A corner of a bent path, rounded with a few points. */
const bendPath = (points: readonly Point[], bend: number): Point[] =>
  points.flatMap((here, i) => {
    const [before, after] = [points[i - 1], points[i + 1]]
    if (!before || !after) return [here]
    const reach = (to: Point): number => Math.min(bend / (Math.hypot(...minus(to, here)) || 1), 0.5)
    const [a, b] = [between(here, before, reach(before)), between(here, after, reach(after))]
    return [0, 0.25, 0.5, 0.75, 1].map((t) => between(between(a, here, t), between(here, b, t), t))
  })

/** Listens to a family as the drawing pen would, and builds the part in space instead. */
export class TurnedPicture extends Picture {
  readonly mesh = new Mesh()

  constructor(options: Omit<PainterOptions, 'style'>) {
    super({ ...options, style: 'solid' })
  }

  /** Marks that exist on the sheet only. */
  override add(): this {
    return this
  }

  override prism(axis: Axis, flat: readonly Flat[], a0: number, a1: number, paint: string, isSmooth = false): this {
    const [low, high] = [flat.map((at) => place(axis, at, a0)), flat.map((at) => place(axis, at, a1))]
    const inside = middleOf([...low, ...high])
    const side = this.mesh.nextSurface()
    low.forEach((from, i) => {
      const j = (i + 1) % low.length
      const [to, above, top] = [low[j], high[j], high[i]]
      if (to && above && top) this.mesh.addFace([from, to, above, top], inside, paint, isSmooth ? side : this.mesh.nextSurface())
    })
    for (const end of [low, high]) this.mesh.addFace(end, inside, paint, this.mesh.nextSurface())
    return this
  }

  override cyl(axis: Axis, centre: Flat, a0: number, a1: number, r0: number, paint: string, options: CylinderOptions = {}): this {
    const { r1 = r0, capPaint = paint } = options
    const ring = (r: number, along: number) => makePolygon(centre, r, AROUND).map((at) => place(axis, at, along))
    const [low, high] = [ring(r0, a0), ring(r1, a1)]
    const rise = (r0 - r1) / (a1 - a0 || 1)
    const normals = makePolygon([0, 0], 1, AROUND).map((at) => normalise(place(axis, at, rise)))
    this.#skin(low, high, normals, normals, paint, this.mesh.nextSurface())
    const inside = middleOf([...low, ...high])
    this.mesh.addFace(low, inside, paint, this.mesh.nextSurface())
    this.mesh.addFace(high, inside, capPaint, this.mesh.nextSurface())
    return this
  }

  override dome([cx, cy]: Flat, z: number, r: number, paint: string, squash = 1): this {
    const surface = this.mesh.nextSurface()
    const ring = (step: number) => {
      const angle = (step / DOME_STEPS) * (Math.PI / 2)
      const [out, up] = [Math.cos(angle), Math.sin(angle)]
      return {
        points: makePolygon([cx, cy], r * out, AROUND).map((at) => place('z', at, z + r * up * squash)),
        normals: makePolygon([0, 0], out, AROUND).map((at) => normalise(place('z', at, up / squash))),
      }
    }
    for (let step = 0; step < DOME_STEPS; step++) {
      const [low, high] = [ring(step), ring(step + 1)]
      this.#skin(low.points, high.points, low.normals, high.normals, paint, surface)
    }
    return this
  }

  override ring(axis: Axis, centre: Point, r: number, width: number, paint: string): this {
    const circle = makePolygon([0, 0], r, AROUND + 1).map((at) => plus(centre, place(axis, at, 0)))
    return this.#sweep([...circle, ...circle.slice(0, 1)], width / 2, paint)
  }

  override tube(width: number, paint: string, bend: number, ...points: readonly Point[]): this {
    return this.#sweep(bendPath(points, bend), width / 2, paint)
  }

  override ellipse(axis: Axis, centre: Point, r: number, fill: string): this {
    const points = makePolygon([0, 0], r, 40).map((at) => plus(centre, place(axis, at, 0)))
    this.mesh.addPrint(points, AXES[axis], fill)
    return this
  }

  override fillPolygon(points: readonly Point[], fill: string): this {
    const [a, b, c] = points
    if (!a || !b || !c) return this
    const across = normalise(cross(minus(b, a), minus(c, a)))
    this.mesh.addPrint(points, across[0] + across[1] + across[2] < 0 ? scale(across, -1) : across, fill)
    return this
  }

  /** Bolt heads: little discs where the sheet has dots; they lie on the top or on a front. */
  override bolts(axis: Axis, centre: Flat, along: number, radius: number, count: number, r = 3): this {
    for (const at of makePolygon(centre, radius, count, 0.4))
      this.ellipse(axis, place(axis, at, along), r * 0.95, this.tone('dark', 0.55))
    return this
  }

  override grooves(): this {
    return this
  }

  override onFace(axis: Axis, along: number): TurnedFace {
    return new TurnedFace(this.mesh, this, axis, (u, v) => place(axis, axis === 'x' ? [-u, v] : [u, v], along))
  }

  #skin(
    low: readonly Point[],
    high: readonly Point[],
    lowNormals: readonly Point[],
    highNormals: readonly Point[],
    paint: string,
    surface: number,
  ): void {
    low.forEach((a, i) => {
      const j = (i + 1) % low.length
      const [b, c, d] = [low[j], high[j], high[i]]
      const [na, nb, nc, nd] = [lowNormals[i], lowNormals[j], highNormals[j], highNormals[i]]
      if (b && c && d && na && nb && nc && nd) this.mesh.addRound([a, b, c, d], [na, nb, nc, nd], paint, surface)
    })
  }

  #sweep(path: readonly Point[], radius: number, paint: string): this {
    const surface = this.mesh.nextSurface()
    const rings = path.map((here, i) => {
      const ahead = normalise(minus(path[i + 1] ?? here, path[i - 1] ?? here))
      const side = normalise(cross(ahead, Math.abs(ahead[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]))
      const up = cross(side, ahead)
      const normals = makePolygon([0, 0], 1, 12).map(([u, v]) => plus(scale(side, u), scale(up, v)))
      return { normals, points: normals.map((normal) => plus(here, scale(normal, radius))) }
    })
    rings.slice(1).forEach((next, i) => {
      const last = rings[i]
      if (last) this.#skin(last.points, next.points, last.normals, next.normals, paint, surface)
    })
    return this
  }
}
