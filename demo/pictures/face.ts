import type { Axis, Flat, Point } from '#demo/pictures/geometry.ts'
import { classOf, type Painter } from '#demo/pictures/painter.ts'
import { n, pair, trace } from '#demo/pictures/path-text.ts'
import { traceDigits } from '#demo/pictures/seven-segments.ts'

export type Stroke = readonly Flat[]

/** A straight stroke from one place on a face to another. */
export const dash = (u0: number, v0: number, u1: number, v1: number): Stroke => [
  [u0, v0],
  [u1, v1],
]

/** Draws on one plane of the model: panels, lamps, screws, nameplates, read-outs. */
export class Face {
  readonly #painter: Painter
  readonly #axis: Axis
  readonly #put: (u: number, v: number) => Point

  constructor(painter: Painter, axis: Axis, put: (u: number, v: number) => Point) {
    this.#painter = painter
    this.#axis = axis
    this.#put = put
  }

  #land = ([u, v]: Flat): Flat => this.#painter.at(this.#put(u, v))

  rect(u: number, v: number, w: number, h: number, fill: string, radius = 0): this {
    const k = Math.min(radius, w / 2, h / 2)
    const [right, top] = [u + w, v + h]
    const p = (s: number, t: number) => pair(this.#land([s, t]))
    const d = k
      ? `M${p(u + k, v)}L${p(right - k, v)}Q${p(right, v)} ${p(right, v + k)}` +
        `L${p(right, top - k)}Q${p(right, top)} ${p(right - k, top)}` +
        `L${p(u + k, top)}Q${p(u, top)} ${p(u, top - k)}L${p(u, v + k)}Q${p(u, v)} ${p(u + k, v)}Z`
      : trace(
          (
            [
              [u, v],
              [right, v],
              [right, top],
              [u, top],
            ] satisfies Flat[]
          ).map(this.#land),
        )
    this.#painter.add(`<path fill="${fill}" d="${d}"/>`)
    return this
  }

  dot(u: number, v: number, r: number, fill: string, name = 'i'): this {
    this.#painter.ellipse(this.#axis, this.#put(u, v), r, fill, name)
    return this
  }

  lines(strokes: readonly Stroke[], colour: string, width: number): this {
    const d = strokes.map((stroke) => trace(stroke.map(this.#land), false)).join('')
    const { isLine, ink } = this.#painter
    this.#painter.add(`<path${classOf('t')} stroke="${isLine ? ink : colour}" stroke-width="${n(width)}" d="${d}"/>`)
    return this
  }

  specks(list: readonly Flat[], r: number, paint: string, light: number): this {
    this.#painter.dots(
      list.map(([u, v]) => this.#put(u, v)),
      r,
      paint,
      light,
    )
    return this
  }

  screws(u: number, v: number, w: number, h: number, inset: number, r = 2.6): this {
    const [left, right, low, high] = [u + inset, u + w - inset, v + inset, v + h - inset]
    const corners: Flat[] = [
      [left, low],
      [right, low],
      [left, high],
      [right, high],
    ]
    return this.specks(corners, r + 0.7, 'black', 0.4).specks(corners, r, 'steel', 0.5)
  }

  /** Nameplate: the mark and a few engraved rows, no letters. */
  plate(u: number, v: number, w: number, h: number): this {
    this.rect(u, v, w, h, this.#painter.tone('white', 0.62), 2)
    const m = Math.min(h * 0.5, w * 0.3)
    const [left, right, low] = [u + m * 0.35, u + m * 0.35 + m * 0.7, v + h / 2 - m / 2]
    const beam = low + m * 0.62
    this.lines(
      [dash(left, low, left, low + m), dash(right, low, right, low + m), dash(left, beam, right, beam)],
      '#1d2b39',
      m * 0.17,
    )
    const start = left + m * 1.25
    if (u + w - start <= 6) return this
    const [upper, lower] = [v + h * 0.64, v + h * 0.36]
    const rows = [dash(start, upper, u + w - h * 0.25, upper), dash(start, lower, start + (u + w - start) * 0.55, lower)]
    return this.lines(rows, '#7d8a96', Math.max(1, h * 0.09))
  }

  /** Seven-segment read-out. */
  digits(u: number, v: number, height: number, text: string, colour: string): this {
    return this.lines(traceDigits(u, v, height, text), colour, height * 0.11)
  }
}
