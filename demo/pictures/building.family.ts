import type { Draw } from '#demo/pictures/family.ts'
import { dash } from '#demo/pictures/face.ts'

export const drawDomeCamera: Draw = (picture, dice) => {
  const r = dice.span(46, 56)
  const skin = dice.pick(['white', 'white', 'main', 'black'])
  if (dice.chance(0.4)) {
    // A bullet camera on its bracket.
    const L = dice.span(92, 112)
    const R = r * 0.56
    picture.box(-L / 2 - 6, -16, R + 22, 32, 32, 8, skin, 6).cyl('z', [-L / 2 + 10, 0], R, R + 22, 9, skin)
    picture.cyl('x', [0, 0], -L / 2, L / 2, R, skin).cyl('x', [0, 0], L / 2, L / 2 + 6, R * 1.08, 'black')
    const f = picture.onFace('x', L / 2 + 6)
    f.dot(0, 0, R * 0.84, picture.tone('glass', 0.42))
      .dot(0, 0, R * 0.4, picture.tone('#27496b', 0.6))
      .dot(-4, 4, R * 0.12, picture.tone('white', 0.85))
    return
  }
  picture.lathe('z', [0, 0], skin, [-6, r * 1.2], [10, r * 1.16], [20, r * 0.98])
  picture.cyl('z', [0, 0], 20, 26, r * 0.92, 'black').dome([0, 0], 26, r * 0.84, dice.pick(['glass', 'black']), 0.9)
  const z = 26 + r * 0.42
  picture
    .ellipse('y', [0, r * 0.5, z], r * 0.24, picture.tone('#27496b', 0.5))
    .ellipse('y', [0, r * 0.52, z], r * 0.13, picture.tone('black', 0.4))
  picture.ellipse('y', [-4, r * 0.54, z + 4], r * 0.05, picture.tone('white', 0.85))
}

export const drawJunctionBox: Draw = (picture, dice) => {
  const w = dice.span(92, 120)
  const h = dice.span(70, 92)
  const dep = dice.span(34, 46)
  const skin = dice.pick(['second', 'white', 'steel', 'dark'])
  const glands = dice.int(2, 4)
  picture.box(-w / 2, -dep, 0, w, dep, h, skin, 4).box(-w / 2 - 2, 0, -2, w + 4, 8, h + 4, skin, 5)
  const f = picture.onFace('y', 8)
  f.screws(-w / 2, 0, w, h, 9, 4).plate(-w * 0.2, h * 0.58, w * 0.4, h * 0.2)
  f.lines([dash(-w * 0.34, h * 0.3, w * 0.34, h * 0.3)], '#7d8a96', 1.4)
  for (let at = 0; at < glands; at++) picture.gland('x', [-dep * 0.5, h * (0.2 + (at * 0.66) / glands)], w / 2, 'dark', 9)
}

export const drawCabinet: Draw = (picture, dice) => {
  const w = dice.span(84, 108)
  const h = dice.span(150, 184)
  const dep = dice.span(44, 60)
  const skin = dice.pick(['second', 'white', '#d9d4c6'])
  picture.box(-w / 2, -dep, -10, w, dep, 10, 'dark').box(-w / 2, -dep, 0, w, dep, h, skin)
  picture.box(-w / 2 + 2, 0, 3, w - 4, 4, h - 6, skin, 2)
  const f = picture.onFace('y', 4)
  f.rect(w * 0.36, h * 0.44, 7, 26, picture.tone('dark', 0.55), 3)
  if (dice.chance(0.6))
    f.rect(-w * 0.28, h * 0.6, w * 0.5, h * 0.26, picture.tone('glass', 0.52), 3).digits(
      -w * 0.2,
      h * 0.68,
      h * 0.09,
      dice.number(2),
      '#8fe3d0',
    )
  const lamps = dice.int(2, 4)
  for (let at = 0; at < lamps; at++)
    f.dot(-w * 0.26 + at * 15, h * 0.5, 4.4, picture.tone(['#49c07a', '#f0b323', '#d8433a', 'white'][at] ?? 'white', 0.64))
  f.lines(
    Array.from({ length: 6 }, (_, at) => dash(-w * 0.3, h * 0.1 + at * 6, w * 0.2, h * 0.1 + at * 6)),
    '#58646f',
    2,
  )
}

export const drawCableDrum: Draw = (picture, dice) => {
  const r = dice.span(50, 62)
  const w = dice.span(56, 76)
  const sheath = dice.pick(['rubber', '#e36a2c', '#8b9a8f', '#3a6fb0', '#f0b323'])
  const side = dice.pick(['#b98b52', '#c9a06a', 'dark'])
  picture.cyl('x', [0, 0], -w / 2 - 7, -w / 2, r, side)
  picture
    .cyl('x', [0, 0], -w / 2, w / 2, r * 0.72, sheath, { cap: false })
    .grooves('x', [0, 0], -w / 2 + 4, w / 2 - 1, dice.span(5, 8), r * 0.72)
  picture.cyl('x', [0, 0], w / 2, w / 2 + 7, r, side)
  const f = picture.onFace('x', w / 2 + 7)
  f.dot(0, 0, r * 0.62, picture.tone(side, 0.5)).dot(0, 0, r * 0.2, picture.tone('black', 0.42))
  f.specks(
    Array.from({ length: 6 }, (_, at) => [Math.cos(at * 1.047) * r * 0.42, Math.sin(at * 1.047) * r * 0.42] as const),
    3,
    'dark',
    0.5,
  )
  picture.tube(7, sheath, 26, [-w * 0.2, r * 0.6, -r * 0.5], [-w * 0.2, r * 1.5, -r], [w * 0.6, r * 1.7, -r])
}

export const drawCardReader: Draw = (picture, dice) => {
  const w = dice.span(50, 62)
  const h = dice.span(100, 124)
  const skin = dice.pick(['black', 'white', 'main'])
  const hasKeys = dice.chance(0.55)
  picture.box(-w / 2, -10, 0, w, 8, h, 'steel', 4).box(-w / 2 + 2, -2, 2, w - 4, 16, h - 4, skin, 8)
  const f = picture.onFace('y', 14)
  f.rect(-w / 2 + 10, h - 18, w - 20, 5, picture.tone(dice.pick(['#49c07a', '#d8433a', '#3a8fd8']), 0.66), 2)
  if (hasKeys)
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 3; column++)
        f.rect(-w / 2 + 10 + column * 13, h * 0.34 + row * 14, 10, 10, picture.tone('steel', 0.66), 3)
  for (const share of [0.2, 0.14, 0.08])
    f.lines(
      [
        Array.from(
          { length: 9 },
          (_, at) =>
            [
              Math.cos(0.9 - at * 0.22) * w * share * 2 - w * 0.1,
              h * 0.16 + Math.sin(0.9 - at * 0.22) * w * share * 1.4,
            ] as const,
        ),
      ],
      '#9fb3c4',
      2.4,
    )
  picture
    .box(w / 2 + 14, 10, h * 0.2, 2, 34, 52, 'white', 1)
    .onFace('x', w / 2 + 16)
    .plate(-38, h * 0.2 + 24, 22, 14)
}

export const drawRecorder: Draw = (picture, dice) => {
  const w = dice.span(132, 156)
  const h = dice.span(34, 48)
  const dep = dice.span(84, 100)
  const skin = dice.pick(['black', 'dark', 'main'])
  picture.box(-w / 2, -dep / 2, 0, w, dep, h, skin, 3)
  const f = picture.onFace('y', dep / 2)
  const bays = dice.int(2, 4)
  for (let at = 0; at < bays; at++)
    f.rect(-w / 2 + 10 + at * 25, 7, 21, h - 14, picture.tone('dark', 0.5), 2).dot(
      -w / 2 + 15 + at * 25,
      h - 12,
      1.8,
      picture.tone('#49c07a', 0.66),
    )
  f.rect(w * 0.18, h * 0.34, w * 0.2, h * 0.36, picture.tone('glass', 0.5), 2).digits(
    w * 0.21,
    h * 0.4,
    h * 0.24,
    dice.number(2),
    '#8fe3d0',
  )
  f.dot(w * 0.44, h * 0.5, 5, picture.tone('steel', 0.6))
  picture.onFace('z', h).lines(
    Array.from({ length: 8 }, (_, at) => dash(-w * 0.34, -dep * 0.3 + at * 7, w * 0.1, -dep * 0.3 + at * 7)),
    '#10161c',
    2,
  )
}

export const drawMonitor: Draw = (picture, dice) => {
  const w = dice.span(140, 170)
  const h = w * 0.58
  picture.box(-w * 0.2, -18, -26, w * 0.4, 40, 5, 'dark', 8).box(-9, -8, -22, 18, 8, 30, 'dark')
  picture.box(-w / 2, -6, 0, w, 12, h, 'black', 3)
  const f = picture.onFace('y', 6)
  f.rect(-w / 2 + 5, 8, w - 10, h - 13, picture.tone('glass', 0.55))
  const columns = dice.int(2, 3)
  const [cw, ch] = [(w - 14) / columns, (h - 19) / 2]
  for (let at = 0; at < columns * 2; at++) {
    const [u, v] = [-w / 2 + 7 + (at % columns) * cw, 11 + Math.floor(at / columns) * ch]
    f.rect(
      u + 1,
      v + 1,
      cw - 3,
      ch - 3,
      picture.tone(['#3f6b7a', '#56705a', '#6a6478', '#7a6a50', '#44607e', '#5c7476'][at] ?? '#44607e', 0.58),
    )
    f.lines(
      [dash(u + 4, v + ch * 0.3, u + cw * 0.5, v + ch * 0.52), dash(u + cw * 0.5, v + ch * 0.52, u + cw - 6, v + ch * 0.24)],
      '#c8d8dc',
      1.4,
    )
  }
  f.dot(w / 2 - 9, 4, 1.6, picture.tone('#49c07a', 0.66))
}
