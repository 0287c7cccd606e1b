import { makeDice, makeRandom, pickFrom } from '#demo/pictures/dice.ts'
import { drawFamily, type PictureFamily } from '#demo/pictures/families.ts'
import { drawScene, type Scene } from '#demo/pictures/scenes.ts'
import { PAINTS } from '#demo/pictures/paint.ts'
import type { PictureStyle } from '#demo/pictures/painter.ts'
import { Picture } from '#demo/pictures/picture.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

export type DrawPartOptions = {
  readonly tenant: TenantKey
  readonly style: PictureStyle
  readonly ink?: string
  readonly paper?: string
  readonly width?: number
  readonly height?: number
  /** Shown by families with a read-out instead of a value of their own. */
  readonly reading?: string
}

/** A part, or a place where parts work, as SVG: the same family, seed (usually the part number) and options give the same bytes. */
export const drawPart = (family: PictureFamily | Scene, seed: string, options: DrawPartOptions): string => {
  const { tenant, style, ink = '#17232f', paper = '#ffffff', width = 400, height = 320, reading } = options
  const brush = makeRandom(`paint/${seed}/${family}`)
  const [mains, seconds, signals] = PAINTS[tenant]
  const paints = { main: pickFrom(brush, mains), second: pickFrom(brush, seconds), signal: pickFrom(brush, signals) }
  const picture = new Picture({ paints, style, ink, paper })
  const draw = { ...drawFamily, ...drawScene }[family]
  draw(picture, makeDice(`${family}/${seed}`, reading))
  return picture.toSvg(width, height)
}
