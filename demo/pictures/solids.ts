import {
  AXES,
  makePolygon,
  makeRoundedRect,
  MAJOR,
  MINOR,
  place,
  project,
  type Axis,
  type Flat,
  type Point,
} from '#demo/pictures/geometry.ts'
import { ELLIPSE_TURN, Painter } from '#demo/pictures/painter.ts'
import { n, pair, tighten } from '#demo/pictures/path-text.ts'
import { splitPrism } from '#demo/pictures/prism.ts'

const ARC_TURN: Readonly<Record<Axis, number>> = { z: 0, x: 120, y: 60 }

export type CylinderOptions = { readonly r1?: number; readonly cap?: boolean; readonly capPaint?: string }

/** Solids, added back to front: a later one covers an earlier one. */
export class SolidPainter extends Painter {
  /** Extrudes a convex polygon (in the plane of the two other axes) along an axis. */
  prism(axis: Axis, flat: readonly Flat[], a0: number, a1: number, paint: string, isSmooth = false): this {
    const { silhouette, sides, top, middle } = splitPrism(axis, flat, a0, a1)
    this.fillPolygon(silhouette, this.faceTone(paint, middle), 'w')
    for (const { corners, normal } of sides) this.fillPolygon(corners, this.faceTone(paint, normal), isSmooth ? 'f' : 'i')
    return this.fillPolygon(top, this.faceTone(paint, AXES[axis]), 'i')
  }

  box(x: number, y: number, z: number, width: number, depth: number, height: number, paint: string, radius = 0): this {
    if (radius) return this.prism('z', makeRoundedRect(x, y, width, depth, radius), z, z + height, paint, true)
    const corners: Flat[] = [
      [x, y],
      [x + width, y],
      [x + width, y + depth],
      [x, y + depth],
    ]
    return this.prism('z', corners, z, z + height, paint)
  }

  hex(axis: Axis, centre: Flat, a0: number, a1: number, r: number, paint: string): this {
    return this.prism(axis, makePolygon(centre, r, 6, 0.26), a0, a1, paint)
  }

  /** A cylinder or cone along an axis; `centre` is its centre line in the two other axes. */
  cyl(axis: Axis, centre: Flat, a0: number, a1: number, r0: number, paint: string, options: CylinderOptions = {}): this {
    const { r1 = r0, cap = true, capPaint = paint } = options
    const [back, front] = [project(place(axis, centre, a0)), project(place(axis, centre, a1))]
    const [dx, dy] = project(AXES[axis])
    const edge = ([x, y]: Flat, r: number, side: number): Flat => [x - dy * r * MAJOR * side, y + dx * r * MAJOR * side]
    const arc = (r: number, to: Flat): string => `A${n(MAJOR * r)} ${n(MINOR * r)} ${ARC_TURN[axis]} 0 0 ${pair(to)}`
    const [a, b, d, e] = [edge(back, r0, 1), edge(front, r1, 1), edge(front, r1, -1), edge(back, r0, -1)]
    for (const corner of [a, b, d, e]) this.see(corner)
    this.see(back, MINOR * r0)
    this.see(front, MINOR * r1)
    const widest = Math.max(r0, r1)
    const line = [axis, paint, centre, widest].join()
    const fill = this.gradient(axis, paint, edge(front, widest, -1), edge(front, widest, 1), line)
    this.add(`<path class="o" fill="${fill}" d="M${pair(a)}L${pair(b)}${arc(r1, d)}L${pair(e)}${arc(r0, a)}Z"/>`)
    return cap ? this.ellipse(axis, place(axis, centre, a1), r1, this.faceTone(capPaint, AXES[axis])) : this
  }

  /** A profile turned on an axis, from back to front: each point is a position along it and a radius. */
  lathe(axis: Axis, centre: Flat, paint: string, ...profile: readonly Flat[]): this {
    profile.forEach(([from, r0], i) => {
      const next = profile[i + 1]
      if (next && next[0] > from) this.cyl(axis, centre, from, next[0], r0, paint, { r1: next[1] })
    })
    return this
  }

  dome([cx, cy]: Flat, z: number, r: number, paint: string, squash = 1): this {
    const [x, y] = project([cx, cy, z])
    const R = MAJOR * r
    // Flatter than its own base ellipse it would read as a bowl.
    const H = R * Math.max(squash, 0.64)
    this.see([x - R, y - H])
    this.see([x + R, y + MINOR * r])
    const stop = (offset: string, light: number) => `<stop offset="${offset}" stop-color="${this.tone(paint, light)}"/>`
    const stops = stop('0', 1) + stop('.5', 0.66) + stop('1', 0.3)
    const shade = (id: string) => `<radialGradient id="${id}" cx=".36" cy=".25" r=".85">${stops}</radialGradient>`
    const fill = this.isLine ? this.paper : `url(#${this.define(shade)})`
    const rim = `M${n(x - R)} ${n(y)}A${n(R)} ${n(H)} 0 0 1 ${n(x + R)} ${n(y)}A${n(R)} ${n(MINOR * r)} 0 0 1 ${n(x - R)} ${n(y)}Z`
    return this.add(`<path class="o" fill="${fill}" d="${rim}"/>`)
  }

  ring(axis: Axis, centre: Point, r: number, width: number, paint: string): this {
    const [x, y] = project(centre)
    const [rx, ry] = axis === 'z' ? [MAJOR * r, MINOR * r] : [MINOR * r, MAJOR * r]
    const turn = ELLIPSE_TURN[axis] ? ` rotate(${ELLIPSE_TURN[axis]})` : ''
    this.see([x, y], MAJOR * r + width)
    const stroke = (colour: string, w: number, dy = 0) =>
      `<ellipse class="t" stroke="${colour}" stroke-width="${n(w)}" rx="${n(rx)}" ry="${n(ry)}" transform="translate(${n(x)} ${n(y - dy)})${turn}"/>`
    const shine = this.isLine ? '' : stroke(this.tone(paint, 0.85), width * 0.28, width * 0.18)
    return this.add(stroke(this.ink, width + 2) + stroke(this.tone(paint, 0.52), width - 0.6) + shine)
  }

  /** Visible half of rings around a cylinder: threads, grooves. */
  grooves(axis: Axis, centre: Flat, a0: number, a1: number, step: number, r: number): this {
    const [dx, dy] = project(AXES[axis])
    const [px, py] = [-dy * r * MAJOR, dx * r * MAJOR]
    let d = ''
    for (let a = a0; a <= a1; a += step) {
      const [x, y] = project(place(axis, centre, a))
      d += `M${n(x + px)} ${n(y + py)}A${n(MAJOR * r)} ${n(MINOR * r)} ${ARC_TURN[axis]} 0 0 ${n(x - px)} ${n(y - py)}`
    }
    return this.add(`<path class="e" d="${tighten(d)}"/>`)
  }

  bolts(axis: Axis, centre: Flat, along: number, radius: number, count: number, r = 3): this {
    const points = makePolygon(centre, radius, count, 0.4).map((flat) => place(axis, flat, along))
    return this.dots(points, r, 'dark', 0.55)
  }

  flange(axis: Axis, centre: Flat, a0: number, thick: number, r: number, paint: string, bolts = 8): this {
    return this.cyl(axis, centre, a0, a0 + thick, r, paint).bolts(axis, centre, a0 + thick, r * 0.8, bolts, r * 0.075)
  }

  /** A cable entry. */
  gland(axis: Axis, centre: Flat, a0: number, paint = 'dark', r = 9): this {
    const cone = { r1: r * 0.62 }
    return this.hex(axis, centre, a0, a0 + 7, r * 1.15, paint).cyl(axis, centre, a0 + 7, a0 + 16, r * 0.85, paint, cone)
  }
}
