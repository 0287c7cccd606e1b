import type { Draw } from '#demo/pictures/family.ts'
import type { Flat } from '#demo/pictures/geometry.ts'
import { dash } from '#demo/pictures/face.ts'

export const drawRailController: Draw = (picture, dice) => {
  const count = dice.int(3, 6)
  const w = dice.span(24, 30)
  const h = dice.span(88, 104)
  const dep = 62
  picture.box(-18, -dep / 2 - 8, h * 0.42, count * w + 36, 8, 30, 'steel')
  for (let i = 0; i < count; i++) {
    const x = i * w
    const wide = i === 0
    const paint = wide ? 'main' : dice.pick(['second', 'white', 'dark'])
    picture.box(x, -dep / 2, 0, w - 1.5, dep - 12, h, paint).box(x, dep / 2 - 12, 20, w - 1.5, 12, h - 40, paint)
    const f = picture.onFace('y', dep / 2)
    const g = picture.onFace('y', dep / 2 - 12)
    for (const v of [5, h - 16])
      g.rect(x + 3, v, w - 8, 10, picture.tone('#3e8f5d', 0.6)).specks(
        [0.18, 0.5, 0.82].map((k) => [x + 3 + (w - 8) * k, v + 5]),
        2.2,
        'black',
        0.5,
      )
    if (wide) {
      f.rect(x + 4, h * 0.52, w - 9, 18, picture.tone('glass', 0.55), 2)
      f.digits(x + 6, h * 0.56, 9, dice.number(2), '#9ff0c0')
    } else
      for (let k = 0; k < 4; k++)
        f.dot(x + w / 2, h * 0.4 + k * 9, 2.4, picture.tone(dice.pick(['#49c07a', '#49c07a', 'signal', 'steel']), 0.66))
    f.rect(x + 4, 25, w - 9, 6, picture.tone('signal', 0.6), 1)
  }
}

export const drawEdgeGateway: Draw = (picture, dice) => {
  const w = dice.span(104, 128)
  const dep = dice.span(84, 104)
  const h = dice.span(30, 44)
  const skin = dice.pick(['main', 'black', 'second'])
  const aerials = dice.int(0, 3)
  for (let i = 0; i < aerials; i++)
    picture
      .cyl('z', [-w / 2 + 16 + i * 26, -dep / 2 - 7], h * 0.4, h * 0.4 + 14, 5, 'steel')
      .cyl('z', [-w / 2 + 16 + i * 26, -dep / 2 - 7], h * 0.4 + 14, h + dice.span(58, 72), 4.6, 'black', { r1: 3.4 })
  picture.box(-w / 2 - 10, -dep * 0.3, 0, w + 20, dep * 0.6, 4, 'steel').box(-w / 2, -dep / 2, 2, w, dep, h, skin, 6)
  const ribs = dice.int(6, 11)
  for (let i = 0; i < ribs; i++)
    picture.box(-w / 2 + 10 + i * ((w - 24) / (ribs - 0.6)), -dep / 2 + 8, h + 2, 4, dep - 16, 6, skin)
  const f = picture.onFace('y', dep / 2)
  const ports = dice.int(2, 4)
  for (let i = 0; i < ports; i++) {
    f.rect(-w / 2 + 12 + i * 19, 10, 14, 12, picture.tone('steel', 0.62), 1)
    f.rect(-w / 2 + 14.5 + i * 19, 12, 9, 8, picture.tone('black', 0.4), 1)
  }
  for (let i = 0; i < 4; i++)
    f.dot(w / 2 - 40 + i * 8, h * 0.72, 2.1, picture.tone(i < dice.int(1, 4) ? '#49c07a' : 'signal', 0.7))
  f.dot(w / 2 - 14, 14, 5.5, picture.tone('brass', 0.6))
  picture.onFace('x', w / 2).plate(-dep * 0.3, h * 0.3, dep * 0.34, h * 0.46)
}

const LAYER_PAINTS = ['main', 'signal', 'second', 'dark']

export const drawSoftwareSuite: Draw = (picture, dice) => {
  const layers = dice.int(3, 4)
  const w = dice.span(118, 136)
  const gap = dice.span(32, 40)
  const kind = dice.int(0, 3)
  for (let i = 0; i < layers; i++) {
    const z = i * gap
    const top = i === layers - 1
    const s = w / 2
    picture.box(-s, -s * 0.78, z, w, w * 0.78, 6, top ? 'white' : (LAYER_PAINTS[(i + kind) % 4] ?? 'main'), 9)
    const f = picture.onFace('z', z + 6)
    if (!top) {
      f.lines([dash(-s + 12, s * 0.62, s - 12, s * 0.62)], '#ffffff66', 1.5)
      continue
    }
    f.rect(-s + 8, -s * 0.66, w - 16, 12, picture.tone('main', 0.56), 3)
    for (let k = 0; k < 3; k++) f.dot(-s + 16 + k * 8, -s * 0.66 + 6, 2, picture.tone('white', 0.8), 'e')
    const bars = dice.int(5, 8)
    if (kind % 2)
      for (let k = 0; k < bars; k++) {
        const hgt = dice.span(12, 46)
        picture.box(
          -s + 14 + k * ((w * 0.56) / bars),
          s * 0.1,
          z + 6,
          (w * 0.56) / bars - 4,
          12,
          hgt,
          k === bars - 2 ? 'signal' : 'main',
        )
      }
    else {
      const pts = Array.from({ length: 8 }, (_, k): Flat => [-s + 16 + k * ((w * 0.56) / 7), s * 0.5 - dice.span(6, 52)])
      f.lines([pts], picture.paint.main ?? 'main', 3)
      pts.forEach(([u, v]) => f.dot(u, v, 2.6, picture.tone('signal', 0.6)))
    }
    f.lines(
      [0.86, 0.7, 0.8, 0.6, 0.74].map((share, k) => dash(s * 0.34, -s * 0.34 + k * 14, s * share, -s * 0.34 + k * 14)),
      '#9aa6b2',
      3,
    )
  }
}
