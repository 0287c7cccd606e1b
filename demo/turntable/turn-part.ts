import { makeDice, makeRandom, pickFrom } from '#demo/pictures/dice.ts'
import { drawFamily, type PictureFamily } from '#demo/pictures/families.ts'
import { dot, project, type Point } from '#demo/pictures/geometry.ts'
import { PAINTS } from '#demo/pictures/paint.ts'
import { LIGHT } from '#demo/pictures/painter.ts'
import type { Triangle } from '#demo/turntable/mesh.ts'
import { Raster, resolveRaster, type Corner } from '#demo/turntable/raster.ts'
import { TurnedPicture } from '#demo/turntable/turned-picture.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

/** The isometric view looks from where all three axes point. */
const towardsEye = (p: Point): number => p[0] + p[1] + p[2]
const FILL = 0.86

const buildPart = (tenant: TenantKey, family: PictureFamily, seed: string): TurnedPicture => {
  const brush = makeRandom(`paint/${seed}/${family}`)
  const [mains, seconds, signals] = PAINTS[tenant]
  const paints = { main: pickFrom(brush, mains), second: pickFrom(brush, seconds), signal: pickFrom(brush, signals) }
  const picture = new TurnedPicture({ paints, ink: '#17232f', paper: '#ffffff' })
  drawFamily[family](picture, makeDice(`${family}/${seed}`))
  return picture
}

const readColour = (hex: string): readonly [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

/** Tones as the drawings have them, kept: there are few paints and 256 lights. */
const createTones = (picture: TurnedPicture) => {
  const known = new Map<string, readonly [number, number, number]>()
  return ({ paint, finish }: Triangle, normal: Point) => {
    const lit = Math.max(0, dot(normal, LIGHT))
    const light = finish === 'flat' ? 0.16 + 0.72 * lit : 0.2 + 0.6 * lit + 0.26 * lit ** 6
    const step = Math.round(light * 255)
    const key = finish === 'print' ? paint : `${paint} ${step}`
    const found = known.get(key)
    if (found) return found
    const colour = readColour(finish === 'print' ? paint : picture.tone(paint, step / 255))
    known.set(key, colour)
    return colour
  }
}

export type TurnedFrame = { readonly width: number; readonly height: number; readonly rgba: Uint8Array<ArrayBuffer> }

/** The same part from `count` sides, one after the other. Drawn twice as large, so that edges come out smooth. */
export function* turnPart(
  tenant: TenantKey,
  family: PictureFamily,
  seed: string,
  { count, width, height }: { count: number; width: number; height: number },
): Generator<TurnedFrame> {
  const picture = buildPart(tenant, family, seed)
  const { triangles } = picture.mesh
  const all = triangles.flatMap(({ corners }) => corners)
  const range = (i: 0 | 1 | 2) => {
    const values = all.map((point) => point[i])
    return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))] as const
  }
  const [[x0, x1], [y0, y1], [z0, z1]] = [range(0), range(1), range(2)]
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const reach = all.reduce((most, [x, y]) => Math.max(most, Math.hypot(x - mx, y - my)), 0)
  // The same frame for every side, or the part would jump while it turns.
  const [spread, tall] = [2 * reach * Math.SQRT2 * Math.cos(Math.PI / 6), z1 - z0 + 2 * reach * Math.SQRT1_2]
  const scale = 2 * Math.min((width * FILL) / spread, (height * FILL) / tall)
  const toneOf = createTones(picture)
  const raster = new Raster(width * 2, height * 2)

  for (let frame = 0; frame < count; frame++) {
    const angle = (frame / count) * 2 * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const turn = (p: Point): Point => [p[0] * cos - p[1] * sin, p[0] * sin + p[1] * cos, p[2]]
    const land = (p: Point, normal: Point, triangle: Triangle): Corner => {
      const turned = turn([p[0] - mx, p[1] - my, p[2] - (z0 + z1) / 2])
      const spot = project(turned)
      const tone = toneOf(triangle, turn(normal))
      return {
        x: spot[0] * scale + width,
        y: spot[1] * scale + height,
        depth: towardsEye(turned),
        red: tone[0],
        green: tone[1],
        blue: tone[2],
      }
    }
    raster.clear()
    for (const triangle of triangles) {
      if (triangle.finish !== 'round' && towardsEye(turn(triangle.facing)) <= 0) continue
      const { corners, normals } = triangle
      raster.fill(
        land(corners[0], normals[0], triangle),
        land(corners[1], normals[1], triangle),
        land(corners[2], normals[2], triangle),
        triangle.surface,
      )
    }
    yield { width, height, rgba: resolveRaster(raster) }
  }
}
