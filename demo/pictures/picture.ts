import { Face } from '#demo/pictures/face.ts'
import { place, project, type Axis, type Flat, type Point } from '#demo/pictures/geometry.ts'
import { GRID, n, pair } from '#demo/pictures/path-text.ts'
import { SolidPainter } from '#demo/pictures/solids.ts'

/** The point on the line from a corner towards its neighbour where the bend begins. */
const nearCorner = ([cx, cy]: Flat, [x, y]: Flat, bend: number): Flat => {
  const length = Math.hypot(x - cx, y - cy) || 1
  const share = Math.min(bend, length / 2) / length
  return [cx + (x - cx) * share, cy + (y - cy) * share]
}

const bendPath = (points: readonly Flat[], bend: number): string =>
  points
    .map((here, i) => {
      const [before, after] = [points[i - 1], points[i + 1]]
      if (!before) return `M${pair(here)}`
      if (!after) return `L${pair(here)}`
      return `L${pair(nearCorner(here, before, bend))}Q${pair(here)} ${pair(nearCorner(here, after, bend))}`
    })
    .join('')

/** The whole sheet: solids, faces, tubes, and the SVG around them. */
export class Picture extends SolidPainter {
  /** A flat panel on the plane across an axis, u running to the right as seen, v up. */
  onFace(axis: Axis, along: number): Face {
    return new Face(this, axis, (u, v) => place(axis, axis === 'x' ? [-u, v] : [u, v], along))
  }

  /** A bent tube through points in space: cable, capillary, handle. */
  tube(width: number, paint: string, bend: number, ...points: readonly Point[]): this {
    const landed = points.map((point) => project(point))
    for (const point of landed) this.see(point, width)
    const d = bendPath(landed, bend)
    const stroke = (colour: string, w: number, moved = '') =>
      `<path class="t" stroke="${colour}" stroke-width="${n(w)}"${moved} d="${d}"/>`
    const up = ` transform="translate(-${n(width * 0.14)} -${n(width * 0.16)})"`
    const shine = this.isLine ? '' : stroke(this.tone(paint, 0.85), width * 0.3, up)
    return this.add(stroke(this.ink, width + 2) + stroke(this.tone(paint, 0.5), width - 0.6) + shine)
  }

  toSvg(width: number, height: number): string {
    const { left, top, right, bottom } = this.bounds
    const middle = (left + right) / 2
    const reach = right - left
    const scale = Math.min((width * 0.8) / reach, (height * 0.8) / (bottom - top), 2.1)
    const x = width / 2 - middle * scale
    const y = height / 2 - ((top + bottom) / 2) * scale - (this.isLine ? 0 : 4)
    const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${(scale / GRID).toFixed(3)})`
    const ground = `cx="${n(middle + 4)}" cy="${n(bottom - reach * 0.075)}" rx="${n(reach * 0.47)}" ry="${n(reach * 0.125)}"`
    const shadow = this.isLine ? '' : `<ellipse class="f" ${ground} fill="url(#s)"/>`
    const defs = (this.isLine ? '' : SHADOW) + this.defs.join('')
    const body = `<style>${this.#styleStrokes(scale)}</style><defs>${defs}</defs><g transform="${place}">${shadow}${this.out.join('')}</g>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`
    return svg.replaceAll(/ -(?=\d)/g, '-').replaceAll(/([":])0\./g, '$1.')
  }

  /** Edges keep their width on the sheet, whatever the scale of the part. */
  #styleStrokes(scale: number): string {
    const px = (width: number) => ((width * GRID) / scale).toFixed(1)
    const group = `stroke:${this.ink};stroke-width:${px(0.75)};stroke-opacity:${this.isLine ? 0.85 : 0.6}`
    return `g{${group};stroke-linejoin:round;stroke-linecap:round}.o,.w,.t{stroke-opacity:1}.o{stroke-width:${px(1.6)}}.w{stroke-width:${px(2.6)}}.e,.t{fill:none}.f{stroke:none}`
  }
}

const SHADOW =
  '<radialGradient id="s"><stop stop-color="#0c1722" stop-opacity=".28"/><stop offset=".9" stop-color="#0c1722" stop-opacity="0"/></radialGradient>'
