/** A corner on the sheet: the greater its depth, the nearer it is. */
export type Corner = {
  readonly x: number
  readonly y: number
  readonly depth: number
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** Neighbours share their edge: neither may leave a gap there. */
const EDGE = 1e-6

const pack = (red: number, green: number, blue: number): number => (red << 16) | ((green & 0xff) << 8) | (blue & 0xff)

/** From which step on a weight that starts at `from` and grows by `step` is not negative; and up to which. */
const enter = (from: number, step: number): number =>
  step > 0 ? (-from - EDGE) / step : step === 0 && from < -EDGE ? Infinity : 0
const leave = (from: number, step: number): number => (step < 0 ? (-from - EDGE) / step : Infinity)

/** A sheet of points: the nearest surface wins each of them. */
export class Raster {
  readonly width: number
  readonly height: number
  /** Red, green and blue, a byte each. */
  readonly colour: Uint32Array
  readonly surface: Uint16Array
  readonly #depth: Float32Array
  /** Everything drawn lies within, the last row and column included. */
  readonly drawn = { left: 0, top: 0, right: 0, bottom: 0 }

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.colour = new Uint32Array(width * height)
    this.surface = new Uint16Array(width * height)
    this.#depth = new Float32Array(width * height).fill(-Infinity)
  }

  clear(): void {
    Object.assign(this.drawn, { left: this.width, top: this.height, right: 0, bottom: 0 })
    this.surface.fill(0)
    this.#depth.fill(-Infinity)
  }

  /** A surface of 0 keeps the one below. */
  fill(a: Corner, b: Corner, c: Corner, surface: number): void {
    const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    if (Math.abs(area) < 1e-9) return
    const { width, height, colour, surface: surfaces } = this
    const depth = this.#depth
    const top = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y) - 0.5))
    const bottom = Math.min(height - 1, Math.floor(Math.max(a.y, b.y, c.y) - 0.5))
    const left = Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x) - 0.5))
    const right = Math.min(width - 1, Math.floor(Math.max(a.x, b.x, c.x) - 0.5))
    const { drawn } = this
    drawn.left = Math.min(drawn.left, left)
    drawn.right = Math.max(drawn.right, right)
    drawn.top = Math.min(drawn.top, top)
    drawn.bottom = Math.max(drawn.bottom, bottom)
    const stepB = (c.y - a.y) / area
    const stepC = -(b.y - a.y) / area
    const isPlain = a.red === b.red && a.red === c.red && a.blue === b.blue && a.blue === c.blue && a.green === b.green
    const plain = pack(a.red, a.green, a.blue)
    const stepZ = stepB * (b.depth - a.depth) + stepC * (c.depth - a.depth)
    for (let y = top; y <= bottom; y++) {
      const dy = y + 0.5 - a.y
      const dx = left + 0.5 - a.x
      const wb0 = (dx * (c.y - a.y) - (c.x - a.x) * dy) / area
      const wc0 = ((b.x - a.x) * dy - dx * (b.y - a.y)) / area
      // The row's part inside: where none of the three weights is negative.
      const from = Math.ceil(Math.max(0, enter(wb0, stepB), enter(wc0, stepC), enter(1 - wb0 - wc0, -stepB - stepC)))
      const to = Math.floor(Math.min(right - left, leave(wb0, stepB), leave(wc0, stepC), leave(1 - wb0 - wc0, -stepB - stepC)))
      let z = a.depth + (wb0 + stepB * from) * (b.depth - a.depth) + (wc0 + stepC * from) * (c.depth - a.depth)
      for (let k = from; k <= to; k++, z += stepZ) {
        const at = y * width + left + k
        if (z <= (depth[at] ?? 0)) continue
        depth[at] = z
        if (surface > 0) surfaces[at] = surface
        if (isPlain) colour[at] = plain
        else {
          const wb = wb0 + stepB * k
          const wc = wc0 + stepC * k
          const wa = 1 - wb - wc
          colour[at] = pack(
            wa * a.red + wb * b.red + wc * c.red,
            wa * a.green + wb * b.green + wc * c.green,
            wa * a.blue + wb * b.blue + wc * c.blue,
          )
        }
      }
    }
  }
}

const INK = [0x17, 0x23, 0x2f] as const
/** How much ink lies on an inner edge, of 256; the outline is all ink. */
const INNER_INK = 154
const FULL_INK = 256

/** Ink of each point: around the part, and where two of its surfaces meet. */
const drawInk = ({ width, height, surface, drawn }: Raster): Uint16Array => {
  const ink = new Uint16Array(width * height)
  const right = Math.min(drawn.right, width - 2)
  const bottom = Math.min(drawn.bottom, height - 2)
  for (let y = Math.max(0, drawn.top - 1); y <= bottom; y++) {
    for (let x = Math.max(0, drawn.left - 1); x <= right; x++) {
      const at = y * width + x
      const own = surface[at] ?? 0
      for (let next = at + 1; next <= at + width; next += width - 1) {
        const other = surface[next] ?? 0
        if (own === other) continue
        if (own === 0 || other === 0) {
          ink[at] = FULL_INK
          ink[next] = FULL_INK
        } else if (ink[at] === 0) ink[at] = INNER_INK
      }
    }
  }
  return ink
}

/** Half as wide and high, so that edges come out smooth; see-through where nothing is. */
export const resolveRaster = (raster: Raster): Uint8Array<ArrayBuffer> => {
  const { width, height, colour, surface, drawn } = raster
  const ink = drawInk(raster)
  const w = width >> 1
  const out = new Uint8Array(w * (height >> 1) * 4)
  for (let y = Math.max(0, drawn.top - 1) >> 1; y <= drawn.bottom >> 1; y++) {
    for (let x = Math.max(0, drawn.left - 1) >> 1; x <= drawn.right >> 1; x++) {
      const first = y * 2 * width + x * 2
      let r = 0
      let g = 0
      let b = 0
      let covered = 0
      for (let k = 0; k < 4; k++) {
        const at = first + (k & 1) + (k >> 1) * width
        const dark = ink[at] ?? 0
        if (dark === 0 && surface[at] === 0) continue
        const bright = FULL_INK - dark
        covered += 1
        const rgb = colour[at] ?? 0
        r += INK[0] * dark + (rgb >> 16) * bright
        g += INK[1] * dark + ((rgb >> 8) & 0xff) * bright
        b += INK[2] * dark + (rgb & 0xff) * bright
      }
      if (covered === 0) continue
      const to = (y * w + x) * 4
      const share = covered * FULL_INK
      out[to] = r / share
      out[to + 1] = g / share
      out[to + 2] = b / share
      out[to + 3] = (covered * 255) / 4
    }
  }
  return out
}
