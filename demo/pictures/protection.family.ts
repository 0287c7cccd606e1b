import type { Draw } from '#demo/pictures/family.ts'

export const drawFilterCartridge: Draw = (picture, dice) => {
  const r = dice.span(42, 54)
  const h = dice.span(30, 52)
  const band = dice.pick(['#7a4aa0', '#8a5a2b', '#3b9a63', '#e9eff2', '#d9a441'])
  const one = (x: number, y: number) => {
    picture.cyl('z', [x, y], -14, 0, r * 0.42, 'rubber').grooves('z', [x, y], -12, -2, 4, r * 0.42)
    picture.lathe('z', [x, y], 'steel', [0, r * 0.86], [5, r])
    picture.cyl('z', [x, y], 5, 5 + h * 0.5, r, 'dark').cyl('z', [x, y], 5 + h * 0.3, 5 + h * 0.7, r * 1.005, band)
    picture.lathe('z', [x, y], 'dark', [5 + h * 0.7, r], [5 + h, r], [10 + h, r * 0.9])
    const z = picture.onFace('z', 10 + h)
    for (const share of [0.78, 0.56, 0.34]) z.dot(x, y, r * share, picture.tone('steel', share))
    z.dot(x, y, r * 0.12, picture.tone('dark', 0.5))
  }
  if (dice.chance(0.5)) one(-r * 1.1, -r * 0.5)
  one(dice.span(0, 10), dice.span(0, 10))
}

export const drawPoweredAirUnit: Draw = (picture, dice) => {
  const w = dice.span(84, 100)
  const h = dice.span(62, 76)
  const dep = dice.span(34, 42)
  const skin = dice.pick(['main', 'second', 'black'])
  picture.tube(16, 'rubber', 46, [-w * 0.3, 0, h], [-w * 0.3, 0, h + 60], [-w * 0.3 - 54, 0, h + 76], [-w * 0.3 - 80, 0, h + 34])
  picture.box(-w / 2 - 26, -dep / 2 + 8, h * 0.3, 26, 8, 22, 'rubber').box(w / 2, -dep / 2 + 8, h * 0.3, 26, 8, 22, 'rubber')
  picture.box(-w / 2, -dep / 2, 0, w, dep, h, skin, 12).box(-w / 2 + 8, -dep / 2 + 6, h, 30, dep - 12, 8, 'dark', 4)
  const f = picture.onFace('y', dep / 2)
  const r = h * 0.34
  picture.cyl('y', [w * 0.2, h * 0.5], dep / 2, dep / 2 + 14, r, dice.pick(['#d9a441', '#8fa3b8', '#7a4aa0']))
  picture
    .onFace('y', dep / 2 + 14)
    .dot(w * 0.2, h * 0.5, r * 0.7, picture.tone('dark', 0.6))
    .dot(w * 0.2, h * 0.5, r * 0.3, picture.tone('steel', 0.6))
  f.rect(-w / 2 + 12, h * 0.54, w * 0.32, h * 0.28, picture.tone('glass', 0.5), 3)
  f.digits(-w / 2 + 17, h * 0.6, h * 0.16, dice.number(3), '#8fe3d0')
  f.dot(-w * 0.34, h * 0.28, 6, picture.tone('signal', 0.66)).dot(-w * 0.16, h * 0.28, 6, picture.tone('dark', 0.7))
}

export const drawHeadset: Draw = (picture, dice) => {
  const wide = dice.span(62, 74)
  const r = dice.span(27, 33)
  const skin = dice.pick(['signal', 'main', 'second'])
  const tall = dice.span(76, 96)
  const cup = (x: number) => {
    picture.cyl('x', [0, 0], x - 13, x - 4, r * 0.94, 'rubber').cyl('x', [0, 0], x - 4, x + 9, r, skin)
    picture
      .onFace('x', x + 9)
      .dot(0, 0, r * 0.66, picture.tone(skin, 0.5))
      .dot(0, 0, r * 0.34, picture.tone('dark', 0.55))
  }
  cup(-wide)
  picture.tube(9, 'rubber', 60, [-wide, 0, r * 0.7], [-wide, 0, tall], [wide, 0, tall], [wide, 0, r * 0.7])
  cup(wide)
  if (dice.chance(0.6)) {
    picture.tube(4, 'dark', 24, [wide, r * 0.6, -r * 0.5], [wide, r * 1.9, -r * 1.1], [wide - 46, r * 2.2, -r * 1.2])
    picture.cyl('x', [r * 2.2, -r * 1.2], wide - 58, wide - 46, 6, 'rubber')
  }
}

export const drawPersonalAlarm: Draw = (picture, dice) => {
  const w = dice.span(46, 56)
  const h = dice.span(76, 94)
  const dep = dice.span(20, 26)
  const skin = dice.pick(['signal', 'second', 'main'])
  picture.tube(4, 'rubber', 40, [-10, -4, h], [-16, -4, h + 46], [18, -4, h + 46], [10, -4, h])
  picture.box(-w / 2, -dep / 2, 0, w, dep, h, 'rubber', 11).box(-w / 2 + 4, -dep / 2 + 4, 4, w - 8, dep, h - 8, skin, 9)
  const f = picture.onFace('y', dep / 2 + 4)
  f.dot(0, h * 0.62, w * 0.3, picture.tone('#b4222b', 0.5)).dot(0, h * 0.62, w * 0.24, picture.tone('#d8433a', 0.66))
  f.lines(
    [
      [
        [-5, h * 0.62],
        [5, h * 0.62],
      ],
      [
        [0, h * 0.62 - 5],
        [0, h * 0.62 + 5],
      ],
    ],
    '#ffffff',
    3,
  )
  const slots = dice.int(3, 5)
  f.lines(
    Array.from(
      { length: slots },
      (_, at) =>
        [
          [-w * 0.22, h * 0.16 + at * 6],
          [w * 0.22, h * 0.16 + at * 6],
        ] as const,
    ),
    '#1b242c',
    2.2,
  )
  f.dot(-w * 0.28, h * 0.88, 3, picture.tone('#49c07a', 0.66))
}
