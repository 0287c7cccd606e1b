import { AXES, dot, MAJOR, MINOR, project, type Axis, type Flat, type Point } from '#demo/pictures/geometry.ts'
import { METALS, mixColours } from '#demo/pictures/paint.ts'
import { n, pair, tighten, trace } from '#demo/pictures/path-text.ts'
import { shadeCylinder } from '#demo/pictures/shading.ts'
import { lookUp } from '#kernel/look-up.ts'

export type PictureStyle = 'solid' | 'line'
export type PainterOptions = {
  readonly paints: Readonly<Record<string, string>>
  readonly style: PictureStyle
  readonly ink: string
  readonly paper: string
}

export const LIGHT: Point = [0.2, 0.48, 0.854]
/** How far an ellipse on a plane across this axis is turned on the sheet. */
export const ELLIPSE_TURN: Readonly<Record<Axis, number>> = { z: 0, x: 30, y: -30 }

/** The thin inner edge is the default, so it needs no class. */
export const classOf = (name: string): string => (name === 'i' ? '' : ` class="${name}"`)

/** Collects markup back to front, tones it by one light and remembers how far the drawing reaches. */
export class Painter {
  readonly style: PictureStyle
  readonly ink: string
  readonly paper: string
  readonly paint: Readonly<Record<string, string>>
  protected readonly out: string[] = []
  protected readonly defs: string[] = []
  protected readonly bounds = { left: 1e9, top: 1e9, right: -1e9, bottom: -1e9 }
  readonly #gradients = new Map<string, string>()
  #ids = 0

  constructor({ paints, style, ink, paper }: PainterOptions) {
    this.style = style
    this.ink = ink
    this.paper = paper
    this.paint = { ...METALS, ...paints }
  }

  get isLine(): boolean {
    return this.style === 'line'
  }

  /** Light from 0 to 1 on a paint: towards white above the middle, towards ink below it. */
  tone(paint: string, light: number): string {
    if (this.isLine) return this.paper
    const base = lookUp(this.paint, paint) ?? paint
    return light > 0.6 ? mixColours(base, '#ffffff', (light - 0.6) * 1.25) : mixColours(base, '#0c1722', (0.6 - light) * 0.95)
  }

  faceTone(paint: string, normal: Point): string {
    return this.tone(paint, 0.16 + 0.72 * Math.max(0, dot(normal, LIGHT)))
  }

  see([x, y]: Flat, pad = 0): void {
    const b = this.bounds
    b.left = Math.min(b.left, x - pad)
    b.top = Math.min(b.top, y - pad)
    b.right = Math.max(b.right, x + pad)
    b.bottom = Math.max(b.bottom, y + pad)
  }

  /** Where a point lands on the sheet. */
  at(point: Point): Flat {
    const landed = project(point)
    this.see(landed)
    return landed
  }

  add(markup: string): this {
    this.out.push(markup)
    return this
  }

  define(markup: (id: string) => string): string {
    const id = `g${this.#ids++}`
    this.defs.push(markup(id))
    return id
  }

  drawEdge(...points: readonly Point[]): this {
    return this.add(
      `<path class="e" d="${trace(
        points.map((p) => this.at(p)),
        false,
      )}"/>`,
    )
  }

  fillPolygon(points: readonly Point[], fill: string, name = 'f'): this {
    return this.add(`<path${classOf(name)} fill="${fill}" d="${trace(points.map((p) => this.at(p)))}"/>`)
  }

  ellipse(axis: Axis, centre: Point, r: number, fill: string, name = 'i'): this {
    const [x, y] = project(centre)
    const [rx, ry] = axis === 'z' ? [MAJOR * r, MINOR * r] : [MINOR * r, MAJOR * r]
    const turn = ELLIPSE_TURN[axis]
    this.see([x, y], r * 1.1)
    const where = turn ? `transform="translate(${n(x)} ${n(y)})rotate(${turn})"` : `cx="${n(x)}" cy="${n(y)}"`
    return this.add(`<ellipse${classOf(name)} fill="${fill}" rx="${n(rx)}" ry="${n(ry)}" ${where}/>`)
  }

  /** Small round marks, all in one path: zero-length strokes with round ends. */
  dots(points: readonly Point[], r: number, paint: string, light = 0.5): this {
    const d = tighten(points.map((p) => `M${pair(this.at(p))}h0`).join(''))
    const stroke = this.isLine ? this.ink : this.tone(paint, light)
    return this.add(`<path class="t" stroke="${stroke}" stroke-width="${n(r * (this.isLine ? 1.2 : 1.9))}" d="${d}"/>`)
  }

  /** Fill of a cylinder from edge to edge; the same centre line and radius shade alike wherever along the axis they are. */
  gradient(axis: Axis, paint: string, from: Flat, to: Flat, line: string): string {
    if (this.isLine) return this.paper
    const template = this.#gradients.get(axis + paint) ?? this.#addTemplate(axis, paint, from, to)
    if (axis === 'z') return `url(#${template})`
    const known = this.#gradients.get(line)
    if (known) return `url(#${known})`
    const ends = `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`
    const id = this.define((own) => `<linearGradient id="${own}" href="#${template}" ${ends}/>`)
    this.#gradients.set(line, id)
    return `url(#${id})`
  }

  #addTemplate(axis: Axis, paint: string, from: Flat, to: Flat): string {
    const id = `t${this.#gradients.size}`
    this.#gradients.set(axis + paint, id)
    const stops = shadeCylinder(AXES[axis], LIGHT, [to[0] - from[0], to[1] - from[1]], (light) => this.tone(paint, light))
    const isRightward = to[0] > from[0]
    const span = axis === 'z' ? `x1="${isRightward ? 0 : 1}" x2="${isRightward ? 1 : 0}"` : 'gradientUnits="userSpaceOnUse"'
    this.defs.push(`<linearGradient id="${id}" ${span}>${stops}</linearGradient>`)
    return id
  }
}
