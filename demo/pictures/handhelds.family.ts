import type { Draw } from '#demo/pictures/family.ts'
import { outline, type Point } from '#demo/pictures/geometry.ts'
import { dash } from '#demo/pictures/face.ts'

export const drawGasDetector: Draw = (picture, dice) => {
  const w = dice.span(58, 68)
  const h = dice.span(104, 124)
  const dep = dice.span(30, 38)
  const skin = dice.pick(['signal', 'second', 'main'])
  picture
    .box(-w / 2 + 8, -dep / 2 - 8, 14, w - 16, 8, h - 40, 'dark', 3)
    .box(-w / 2, -dep / 2, 0, w, dep, h, skin, 11)
    .box(-w / 2 + 8, -dep / 2 + 6, h, w - 16, dep - 12, 7, 'rubber', 6)
  picture.cyl('z', [w * 0.22, 0], h + 7, h + 14, 6, 'dark')
  const f = picture.onFace('y', dep / 2)
  const sh = h * 0.3
  f.rect(-w / 2 + 6, h * 0.5, w - 12, sh + 12, picture.tone('rubber', 0.6), 6)
  f.rect(-w / 2 + 10, h * 0.54, w - 20, sh, picture.tone('#b6c8b4', 0.7), 3)
  f.digits(-w / 2 + 15, h * 0.54 + sh * 0.52, sh * 0.34, dice.number(2), '#1c2e22')
  f.digits(4, h * 0.54 + sh * 0.52, sh * 0.34, dice.number(2), '#1c2e22')
  f.lines(
    [
      dash(-w / 2 + 15, h * 0.54 + sh * 0.3, w / 2 - 15, h * 0.54 + sh * 0.3),
      dash(-w / 2 + 15, h * 0.54 + sh * 0.15, w * 0.1, h * 0.54 + sh * 0.15),
    ],
    '#4d6353',
    1.6,
  )
  const ports = dice.pick([2, 4])
  for (let i = 0; i < ports; i++) {
    const u = i % 2 ? 14 : -14
    const v = ports === 2 ? h * 0.3 : h * (i < 2 ? 0.38 : 0.18)
    f.dot(u, v, 9.5, picture.tone('rubber', 0.55))
    f.specks(
      [0, 1, 2, 3, 4].map((k) => [u + Math.cos(k * 1.257) * 4.6, v + Math.sin(k * 1.257) * 4.6]),
      1.4,
      'steel',
      0.45,
    )
  }
  f.dot(0, h * 0.09, 6, picture.tone('dark', 0.7))
  f.rect(-w / 2 + 12, h - 9, w - 24, 5, picture.tone('#d8433a', 0.6), 2)
}

export const drawProximitySensor: Draw = (picture, dice) => {
  const r = dice.span(15, 24)
  const L = dice.span(84, 120)
  const face = dice.pick(['signal', '#3a6fb0', 'second', '#3b9a63'])
  picture
    .tube(7, 'rubber', 24, [-L / 2 - 18, 0, 0], [-L / 2 - 54, 0, 0], [-L / 2 - 60, -40, 0])
    .cyl('x', [0, 0], -L / 2 - 20, -L / 2, r * 0.62, 'dark', { r1: r * 0.8 })
  const thread = (a: number, b: number) =>
    picture.cyl('x', [0, 0], a, b, r, dice.metal, { cap: false }).grooves('x', [0, 0], a + 3, b - 1, 3.6, r)
  thread(-L / 2, L / 2 - 12)
  const nut = (a: number) =>
    picture
      .hex('x', [0, 0], a, a + 10, r * 1.55, dice.metal)
      .cyl('x', [0, 0], a + 10, a + 13, r * 1.22, dice.metal, { cap: false })
  for (const a of [-L * dice.span(0.16, 0.26), L * dice.span(0.04, 0.14)]) {
    nut(a)
    thread(a + 13, L / 2 - 12)
  }
  picture.cyl('x', [0, 0], L / 2 - 12, L / 2, r * 0.96, face)
  picture.onFace('x', L / 2).dot(0, 0, r * 0.62, picture.tone(face, 0.5))
}

export const drawHandScanner: Draw = (picture, dice) => {
  const w = dice.span(44, 52)
  const tall = dice.span(78, 94)
  const skin = dice.pick(['main', 'black', 'second'])
  picture.prism('x', outline([-14, -tall], [18, -tall - 4], [26, 0], [-12, 0]), -w * 0.34, w * 0.34, skin)
  picture.prism('x', outline([-9, -tall * 0.86], [12, -tall * 0.88], [16, -16], [-7, -16]), w * 0.34, w * 0.34 + 2, 'rubber')
  picture.prism('x', outline([18, -20], [27, -34], [31, -30], [26, -4]), -7, 7, 'signal')
  picture.prism('x', outline([-34, 0], [44, 0], [56, 14], [52, 42], [-22, 46], [-40, 24]), -w / 2, w / 2, skin)
  const f = picture.onFace('x', w / 2)
  f.plate(-22, 16, 38, 15)
  picture.prism('x', outline([44, 2], [56, 14], [53, 38], [44, 40]), -w / 2 - 2, w / 2 + 2, 'rubber')
  const window: Point[] = [
    [-w / 2 + 7, 55.4, 17],
    [w / 2 - 7, 55.4, 17],
    [w / 2 - 7, 53.2, 35],
    [-w / 2 + 7, 53.2, 35],
  ]
  picture.fillPolygon(window, picture.tone('#a61d24', 0.5), 'i')
  picture.drawEdge([-w / 2 + 12, 54.4, 26], [w / 2 - 12, 54.4, 26])
  picture.onFace('z', 45).dot(0, 10, 5, picture.tone('#49c07a', 0.66))
  if (dice.chance(0.6)) picture.tube(6, 'rubber', 18, [0, 2, -tall], [0, 2, -tall - 14], [0, 36, -tall - 26], [0, 70, -tall - 26])
}
