import type { Draw } from '#demo/pictures/family.ts'
import { dash } from '#demo/pictures/face.ts'

export const drawControlValve: Draw = (picture, dice) => {
  const r = dice.span(26, 32)
  const L = dice.span(62, 78)
  const body = dice.pick(['steel', 'main', 'second'])
  const tall = dice.span(60, 92)
  const top = dice.pick(['diaphragm', 'diaphragm', 'piston'])
  picture.flange('x', [0, 0], -L, 12, r * 1.25, body, 8).cyl('x', [0, 0], -L + 12, -r, r * 0.72, body)
  picture
    .cyl('x', [0, 0], -r, r, r, body, { cap: false })
    .cyl('z', [0, 0], r * 0.4, r * 1.5, r * 0.8, body)
    .flange('z', [0, 0], r * 1.45, 9, r * 1.05, body, 8)
  picture
    .cyl('x', [0, 0], r * 0.7, L - 12, r * 0.72, body, { cap: false })
    .flange('x', [0, 0], L - 12, 12, r * 1.25, body, 8)
    .ellipse('x', [L, 0, 0], r * 0.62, picture.tone('black', 0.5))
  const z = r * 1.45 + 9
  picture.cyl('z', [0, 0], z, z + tall, 5, 'steel')
  picture.box(-20, 5, z, 6, 6, tall, 'dark').box(12, 5, z, 6, 6, tall, 'dark')
  picture
    .onFace('y', 11)
    .rect(-8, z + tall * 0.3, 14, tall * 0.4, picture.tone('white', 0.7), 2)
    .lines(
      Array.from({ length: 6 }, (_, i) => dash(-5, z + tall * (0.35 + i * 0.06), i % 2 ? -1 : 2, z + tall * (0.35 + i * 0.06))),
      '#33414e',
      1.3,
    )
  const t = z + tall
  if (top === 'diaphragm') {
    const R = dice.span(46, 58)
    picture
      .lathe('z', [0, 0], 'main', [t, R * 0.45], [t + 12, R * 0.95])
      .cyl('z', [0, 0], t + 12, t + 17, R * 1.06, 'main')
      .bolts('z', [0, 0], t + 17, R * 0.98, 14, 2.6)
    picture.dome([0, 0], t + 18, R * 0.88, 'main', 0.62)
    picture.cyl('z', [0, 0], t + 18 + R * 0.62, t + 30 + R * 0.62, 8, 'steel')
  } else {
    const R = dice.span(30, 38)
    const H = dice.span(58, 82)
    picture
      .cyl('z', [0, 0], t, t + 8, R * 1.12, 'dark')
      .cyl('z', [0, 0], t + 8, t + H, R, 'main')
      .cyl('z', [0, 0], t + H, t + H + 9, R * 1.12, 'dark')
      .bolts('z', [0, 0], t + H + 9, R * 0.9, 6, 3)
    picture.cyl('z', [0, 0], t + H + 9, t + H + 20, 9, 'signal')
  }
  if (dice.chance(0.75)) {
    const w = 34
    picture.box(20, 12, z + tall * 0.2, w, 26, 40, 'second', 6)
    picture
      .onFace('y', 38)
      .rect(25, z + tall * 0.2 + 12, 24, 20, picture.tone('glass', 0.5), 3)
      .digits(29, z + tall * 0.2 + 17, 10, dice.number(2), '#8fe3d0')
  }
}

export const drawBallValve: Draw = (picture, dice) => {
  const r = dice.span(22, 28)
  const L = dice.span(56, 74)
  const body = dice.pick(['brass', 'steel', 'steel', 'main'])
  const ends = dice.pick(['hex', 'flange'])
  const end = (a0: number, a1: number) =>
    ends === 'hex' ? picture.hex('x', [0, 0], a0, a1, r * 1.12, body) : picture.flange('x', [0, 0], a0, a1 - a0, r * 1.4, body, 6)
  end(-L, -L + 15)
  picture
    .cyl('x', [0, 0], -L + 15, -r, r * 0.75, body)
    .lathe('x', [0, 0], body, [-r * 1.3, r * 0.8], [-r * 0.6, r * 1.15], [r * 0.6, r * 1.15], [r * 1.3, r * 0.8])
  picture.cyl('z', [0, 0], r * 0.7, r * 1.55, r * 0.52, body).hex('z', [0, 0], r * 1.55, r * 1.55 + 8, r * 0.5, 'steel')
  picture.cyl('x', [0, 0], r * 1.3, L - 15, r * 0.75, body, { cap: false })
  end(L - 15, L)
  picture.ellipse('x', [L, 0, 0], r * 0.66, picture.tone('black', 0.45))
  const z = r * 1.55 + 8
  if (dice.chance(0.6)) {
    const H = dice.span(84, 116)
    const along = dice.chance(0.5)
    picture.box(-9, -9, z, along ? H : 18, along ? 18 : H, 6, 'signal', 8).cyl('z', [0, 0], z + 6, z + 12, 7, 'steel')
    if (along) picture.box(H - 46, -8, z + 6, 38, 16, 5, 'rubber', 7)
    else picture.box(-8, H - 46, z + 6, 16, 38, 5, 'rubber', 7)
  } else {
    const w = dice.span(46, 58)
    picture.box(-w / 2, -20, z + 4, w, 40, 6, 'dark').box(-w / 2, -22, z + 10, w, 44, dice.span(46, 60), 'main', 9)
    picture.onFace('y', 22).plate(-w / 2 + 8, z + 20, w - 16, 18)
    picture.cyl('z', [0, 0], z + 60, z + 72, 13, 'signal')
  }
}

export const drawSolenoidValve: Draw = (picture, dice) => {
  const w = dice.span(40, 50)
  const h = dice.span(36, 44)
  const body = dice.pick(['brass', 'steel', 'dark'])
  const count = dice.int(1, 3)
  for (let i = 0; i < count; i++) {
    const y = (i - (count - 1) / 2) * (w + 4)
    picture
      .hex('x', [y, h / 2], -w * 0.9, -w / 2, h * 0.36, body)
      .box(-w / 2, y - w / 2, 0, w, w, h, body, 3)
      .hex('x', [y, h / 2], w / 2, w * 0.86, h * 0.36, body)
      .ellipse('x', [w * 0.86, y, h / 2], h * 0.2, picture.tone('black', 0.5))
    picture
      .cyl('z', [0, y], h, h + 10, 12, 'steel')
      .box(-w * 0.42, y - w * 0.4, h + 10, w * 0.84, w * 0.8, 44, 'rubber', 5)
      .cyl('z', [0, y], h + 54, h + 62, 9, 'steel')
      .hex('z', [0, y], h + 62, h + 68, 7, 'steel')
    picture
      .box(w * 0.42, y - 11, h + 16, 18, 22, 24, 'second', 3)
      .onFace('x', w * 0.42 + 18)
      .dot(-y, h + 28, 3, picture.tone(i ? 'steel' : '#3fbf6f', 0.7))
    if (i === count - 1) picture.onFace('y', y + w * 0.4).plate(-w * 0.3, h + 22, w * 0.6, 16)
  }
}
