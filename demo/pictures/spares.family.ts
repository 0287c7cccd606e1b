import type { Draw } from '#demo/pictures/family.ts'
import { dash } from '#demo/pictures/face.ts'

/** Items that are ordered beside a part have pictures of their own: rings, brackets, cables, batteries, cards. */
export const drawSealKit: Draw = (picture, dice) => {
  const r = dice.span(34, 46)
  const paint = dice.pick(['rubber', '#7a3b2e', '#2f6f4f', 'black'])
  picture.box(-r * 1.6, -r * 1.5, -6, r * 3.2, r * 3, 3, 'white', 8)
  picture.ring('z', [-r * 0.5, -r * 0.5, 2], r * 0.86, 9, paint).ring('z', [-r * 0.5, -r * 0.5, 2], r * 0.5, 6, paint)
  picture.ring('z', [r * 0.8, r * 0.1, 2], r * 0.56, 6, dice.pick(['rubber', '#e9eff2', '#c9713a']))
  picture.ring('z', [-r * 0.3, r * 0.9, 2], r * 0.4, 5, paint).ring('z', [r * 0.7, r * 1, 2], r * 0.26, 4, 'rubber')
  picture.cyl('z', [r * 1.1, -r * 0.9], -3, 22, 9, 'signal').cyl('z', [r * 1.1, -r * 0.9], 22, 30, 5, 'white')
}

export const drawMountingKit: Draw = (picture, dice) => {
  const w = dice.span(76, 96)
  const h = dice.span(60, 80)
  picture.box(-w / 2, -6, 0, w, 6, h, 'steel').box(-w / 2, -6, 0, w, dice.span(46, 60), 6, 'steel')
  const f = picture.onFace('y', 0)
  f.dot(-w * 0.3, h * 0.7, 5, picture.tone('black', 0.45))
    .dot(w * 0.3, h * 0.7, 5, picture.tone('black', 0.45))
    .rect(-w * 0.12, h * 0.4, w * 0.24, 9, picture.tone('black', 0.45), 4)
  picture
    .onFace('z', 6)
    .dot(-w * 0.28, 30, 5, picture.tone('black', 0.45))
    .dot(w * 0.28, 30, 5, picture.tone('black', 0.45))
  const screws = dice.int(2, 4)
  for (let at = 0; at < screws; at++)
    picture
      .cyl('z', [-w * 0.3 + at * 22, 74], -6, 12, 4, 'steel')
      .grooves('z', [-w * 0.3 + at * 22, 74], -4, 8, 3, 4)
      .hex('z', [-w * 0.3 + at * 22, 74], 12, 19, 8, 'steel')
  if (dice.chance(0.6)) picture.tube(5, 'copper', 16, [w * 0.3, 56, 2], [w * 0.56, 60, 2], [w * 0.66, 30, 2])
}

export const drawCableSet: Draw = (picture, dice) => {
  const r = dice.span(40, 50)
  const sheath = dice.pick(['rubber', 'dark', '#e36a2c', '#f0b323'])
  const turns = dice.int(3, 4)
  for (let at = 0; at < turns; at++) picture.ring('z', [0, 0, at * 6], r - at * 1.6, 7, sheath)
  picture.box(-r - 5, -5, 2, 10, 10, turns * 6 + 4, 'signal', 2)
  picture.tube(7, sheath, 22, [r * 0.8, r * 0.3, turns * 6], [r * 1.3, r * 0.2, turns * 6], [r * 1.9, r * 0.5, 8])
  picture
    .cyl('x', [r * 0.5, 8], r * 1.9, r * 1.9 + 12, 8, 'rubber')
    .cyl('x', [r * 0.5, 8], r * 1.9 + 12, r * 1.9 + 24, 10, 'steel')
    .grooves('x', [r * 0.5, 8], r * 1.9 + 14, r * 1.9 + 22, 3, 10)
  picture.tube(7, sheath, 22, [r * 0.2, r * 0.9, 6], [r * 0.3, r * 1.5, 4], [r * 1, r * 1.9, 2])
  picture.cyl('x', [r * 1.9, 2], r, r + 14, 8, 'rubber').hex('x', [r * 1.9, 2], r + 14, r + 26, 10, 'steel')
}

export const drawBatteryPack: Draw = (picture, dice) => {
  const w = dice.span(66, 84)
  const h = dice.span(78, 100)
  const dep = dice.span(20, 28)
  const skin = dice.pick(['black', 'dark', 'main'])
  picture.box(-w / 2, -dep / 2, 0, w, dep, h, skin, 7).box(-w * 0.2, -dep * 0.3, h, w * 0.4, dep * 0.6, 6, 'rubber', 2)
  const f = picture.onFace('y', dep / 2)
  f.rect(-w / 2 + 8, h * 0.24, w - 16, h * 0.58, picture.tone('signal', 0.62), 4)
  f.plate(-w / 2 + 14, h * 0.58, w - 28, h * 0.16)
  f.lines(
    [
      dash(-w * 0.26, h * 0.36, -w * 0.1, h * 0.36),
      dash(w * 0.1, h * 0.36, w * 0.26, h * 0.36),
      dash(w * 0.18, h * 0.31, w * 0.18, h * 0.41),
    ],
    '#1d2b39',
    3,
  )
  const cells = dice.int(2, 4)
  for (let at = 0; at < cells; at++)
    f.dot(-w * 0.2 + at * 10, h * 0.1, 3, picture.tone(at < cells - 1 ? '#49c07a' : 'steel', 0.64))
  f.specks(
    [-12, -4, 4, 12].map((u) => [u, h * 0.95] as const),
    2.4,
    'brass',
    0.6,
  )
}

export const drawInterfaceCard: Draw = (picture, dice) => {
  const w = dice.span(128, 150)
  const h = dice.span(88, 104)
  const board = dice.pick(['#2f6f4f', '#27496b', '#3c3a5e'])
  picture.box(-w / 2, -3, 0, w, 5, h, board)
  const f = picture.onFace('y', 2)
  f.lines(
    Array.from({ length: 7 }, (_, at) => dash(-w * 0.4, h * 0.2 + at * 9, -w * 0.06 + (at % 3) * 14, h * 0.2 + at * 9)),
    '#7fb394',
    1.3,
  )
  f.rect(-w * 0.06, h * 0.42, h * 0.36, h * 0.36, picture.tone('black', 0.5), 2).dot(
    -w * 0.02,
    h * 0.7,
    2,
    picture.tone('white', 0.7),
  )
  const chips = dice.int(3, 5)
  for (let at = 0; at < chips; at++) f.rect(-w * 0.42 + at * 20, h * 0.12, 14, 9, picture.tone('black', 0.48), 1)
  f.rect(w * 0.3, h * 0.2, w * 0.1, h * 0.22, picture.tone('steel', 0.6), 2)
  f.specks(
    Array.from({ length: 16 }, (_, at) => [-w * 0.36 + at * w * 0.045, 5] as const),
    1.8,
    'brass',
    0.62,
  )
  picture.box(-w / 2 - 9, -16, -4, 9, 30, h + 8, 'steel')
  picture.onFace('y', 14).screws(-w / 2 - 9, -4, 9, h + 8, 4.5, 2)
}
