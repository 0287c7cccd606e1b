import type { Draw } from '#demo/pictures/family.ts'
import { dash } from '#demo/pictures/face.ts'

const BARS = [0, 3, 5, 9, 11, 14, 18, 20, 24, 27]

export const drawLabelPrinter: Draw = (picture, dice) => {
  const w = dice.span(84, 104)
  const dep = dice.span(96, 120)
  const h = dice.span(64, 84)
  const skin = dice.pick(['main', 'second', 'black'])
  picture.box(-w / 2, -dep / 2, 0, w, dep, h * 0.42, 'dark', 5)
  picture.box(-w / 2 + 2, -dep / 2 + 2, h * 0.42, w - 4, dep - 10, h * 0.58, skin, 9)
  picture.onFace('z', h).rect(-w / 2 + 16, -dep / 2 + 18, w - 32, dep - 56, picture.tone('glass', 0.5), 5)
  const f = picture.onFace('y', dep / 2)
  f.rect(-w * 0.34, h * 0.14, w * 0.68, h * 0.16, picture.tone('black', 0.4), 2)
  f.plate(w * 0.06, h * 0.02, w * 0.34, h * 0.1)
  // The label that comes out of it.
  picture.box(-w * 0.3, dep / 2, h * 0.16, w * 0.6, dice.span(26, 40), 2, 'white')
  picture.onFace('z', h * 0.16 + 2).lines(
    BARS.map((at) => dash(-w * 0.2 + at, dep / 2 + 8, -w * 0.2 + at, dep / 2 + 20)),
    '#1d2b39',
    1.8,
  )
  picture.onFace('y', dep / 2 - 8).rect(w * 0.12, h * 0.56, w * 0.28, h * 0.26, picture.tone('glass', 0.55), 3)
  picture.onFace('y', dep / 2 - 8).digits(w * 0.16, h * 0.6, h * 0.16, dice.number(2), '#8fe3d0')
  picture.onFace('y', dep / 2 - 8).dot(-w * 0.3, h * 0.68, 4, picture.tone('#49c07a', 0.66))
}

export const drawMobilePrinter: Draw = (picture, dice) => {
  const w = dice.span(62, 76)
  const h = dice.span(96, 116)
  const dep = dice.span(40, 50)
  const skin = dice.pick(['main', 'second', 'signal'])
  picture.box(-w / 2, -dep / 2, 0, w, dep, h, 'rubber', 12).box(-w / 2 + 4, -dep / 2 + 4, 6, w - 8, dep, h - 12, skin, 10)
  const f = picture.onFace('y', dep / 2 + 4)
  f.rect(-w / 2 + 14, h * 0.62, w - 28, h * 0.1, picture.tone('black', 0.35), 2)
  f.rect(-w / 2 + 18, h * 0.66, w - 36, h * dice.span(0.24, 0.34), picture.tone('white', 0.72))
  f.lines(
    BARS.slice(0, 8).map((at) => dash(-w / 2 + 24 + at, h * 0.72, -w / 2 + 24 + at, h * 0.82)),
    '#1d2b39',
    1.6,
  )
  f.rect(-w / 2 + 14, h * 0.3, w - 28, h * 0.22, picture.tone('glass', 0.52), 3)
  f.digits(-w / 2 + 20, h * 0.35, h * 0.11, dice.number(3), '#8fe3d0')
  f.dot(-w * 0.16, h * 0.18, 6, picture.tone('dark', 0.7)).dot(w * 0.16, h * 0.18, 6, picture.tone('signal', 0.66))
}

export const drawLabelRoll: Draw = (picture, dice) => {
  const r = dice.span(44, 60)
  const w = dice.span(44, 78)
  const core = r * dice.span(0.34, 0.44)
  const paper = dice.pick(['white', 'white', '#f3e7c2', '#e9eff6'])
  // The end of the web lies on the ground before it.
  picture.box(-w / 2, 0, -r, w, r * 1.7, 1.5, paper)
  picture.cyl('x', [0, 0], -w / 2, w / 2, r, paper)
  const f = picture.onFace('x', w / 2)
  for (const share of [0.92, 0.8, 0.68, 0.56]) f.dot(0, 0, r * share, picture.tone(paper, share > 0.7 ? 0.6 : 0.55))
  f.dot(0, 0, core, picture.tone('#b98b52', 0.6)).dot(0, 0, core * 0.8, picture.tone('black', 0.45))
  const z = picture.onFace('z', -r + 1.5)
  const rows = dice.int(2, 3)
  for (let at = 0; at < rows; at++) {
    const y = r * 0.62 + at * r * 0.36
    z.lines(
      BARS.map((bar) => dash(-w * 0.3 + (bar * w) / 50, y, -w * 0.3 + (bar * w) / 50, y + r * 0.2)),
      '#1d2b39',
      1.5,
    )
  }
}
