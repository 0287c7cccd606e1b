import type { Draw } from '#demo/pictures/family.ts'
import { outline } from '#demo/pictures/geometry.ts'
import { dash } from '#demo/pictures/face.ts'
import { pair } from '#demo/pictures/path-text.ts'

export const drawAvionicsBox: Draw = (picture, dice) => {
  const w = dice.span(84, 112)
  const dep = dice.span(108, 140)
  const h = dice.span(58, 84)
  const fins = dice.chance(0.55)
  const skin = dice.pick(['main', 'dark', 'second'])
  picture.box(-w / 2 - 6, -dep / 2, -6, w + 12, dep, 6, 'steel').box(-w / 2, -dep / 2, 0, w, dep, h, skin, 3)
  if (fins) for (let i = 0; i < 9; i++) picture.box(-w / 2 + 8 + i * ((w - 20) / 8.4), -dep / 2 + 10, h, 4, dep - 20, 9, skin)
  else {
    const top = picture.onFace('z', h)
    top.rect(-w * 0.34, -dep * 0.34, w * 0.5, dep * 0.26, picture.tone('white', 0.7), 3)
    top.lines(
      [0.38, 0.3, 0.34, 0.2].map((share, i) => dash(-w * 0.29, -dep * 0.29 + i * 7, -w * 0.29 + w * share, -dep * 0.29 + i * 7)),
      '#6d7a87',
      1.6,
    )
  }
  const f = picture.onFace('y', dep / 2)
  f.rect(-w / 2 + 5, 5, w - 10, h - 10, picture.tone(skin, 0.52), 3).screws(-w / 2 + 5, 5, w - 10, h - 10, 7, 2.6)
  const count = dice.int(2, 4)
  const step = (w - 34) / count
  for (let i = 0; i < count; i++) {
    const x = -w / 2 + 17 + step * (i + 0.5)
    const r = Math.min(step * 0.44, 13) * (i % 2 ? 0.8 : 1)
    picture.cyl('y', [x, h * 0.34], dep / 2, dep / 2 + 12, r, 'steel', { capPaint: 'black' })
    picture.onFace('y', dep / 2 + 12).specks(
      [0, 1, 2, 3, 4, 5].map((k) => [x + Math.cos(k * 1.05) * r * 0.55, h * 0.34 + Math.sin(k * 1.05) * r * 0.55]),
      1.5,
      'brass',
      0.75,
    )
  }
  const lamps = ['#49c07a', 'signal', 'dark']
  lamps.forEach((lamp, i) => f.dot(-w / 2 + 20 + i * 10, h * 0.76, 3, picture.tone(lamp, 0.66)))
  f.plate(w * 0.06, h * 0.66, w * 0.34, h * 0.2)
  if (dice.chance(0.7))
    picture.tube(
      5,
      'steel',
      8,
      [-w * 0.3, dep / 2, h * 0.9],
      [-w * 0.3, dep / 2 + 20, h * 0.9],
      [w * 0.3, dep / 2 + 20, h * 0.9],
      [w * 0.3, dep / 2, h * 0.9],
    )
}

export const drawFlightDisplay: Draw = (picture, dice) => {
  const w = dice.span(120, 150)
  const h = dice.span(92, 116)
  const dep = dice.span(26, 44)
  const kind = dice.int(0, 2)
  picture.box(-w / 2 + 12, -dep - 16, 10, w - 24, dep + 16, h - 20, 'dark', 4).box(-w / 2, -6, 0, w, 16, h, 'black', 5)
  const f = picture.onFace('y', 10)
  const sw = w - 34
  const sh = h - 26
  const u = -sw / 2
  const v = 15
  f.rect(u, v, sw, sh, picture.tone('#0d1e33', 0.55), 4)
  const mid = v + sh * dice.span(0.42, 0.56)
  const tilt = dice.span(-9, 9)
  const P = (a: number, b: number) => pair(picture.at([a, 10, b]))
  if (picture.style !== 'line' && kind < 2)
    picture.add(
      `<path class="f" fill="#2f7fc9" d="M${P(u + 4, v + sh - 4)}L${P(u + sw * 0.62, v + sh - 4)}L${P(u + sw * 0.62, mid + tilt)}L${P(u + 4, mid - tilt)}Z"/><path class="f" fill="#8a5a2b" d="M${P(u + 4, mid - tilt)}L${P(u + sw * 0.62, mid + tilt)}L${P(u + sw * 0.62, v + 4)}L${P(u + 4, v + 4)}Z"/>`,
    )
  if (kind < 2) {
    f.lines(
      [
        dash(u + 4, mid - tilt, u + sw * 0.62, mid + tilt),
        dash(u + sw * 0.2, v + sh / 2, u + sw * 0.28, v + sh / 2),
        dash(u + sw * 0.38, v + sh / 2, u + sw * 0.46, v + sh / 2),
      ],
      '#ffffff',
      2,
    )
    f.lines(
      Array.from({ length: 5 }, (_, i) =>
        dash(u + sw * 0.7, v + 12 + (i * (sh * 0.6)) / 4, u + sw * (i % 2 ? 0.84 : 0.94), v + 12 + (i * (sh * 0.6)) / 4),
      ),
      '#7fd0f5',
      2,
    )
    f.digits(u + sw * 0.7, v + sh * 0.8, 9, dice.number(2), '#f5c451')
  } else {
    f.dot(0, v + sh / 2, sh * 0.4, 'none')
    f.lines([dash(0, v + 10, 0, v + sh - 10), dash(-sh * 0.4, v + sh / 2, sh * 0.4, v + sh / 2)], '#2e5f8a', 1)
    f.lines(
      [outline([-sh * 0.3, v + sh * 0.3], [-4, v + sh * 0.5], [14, v + sh * 0.62], [sh * 0.36, v + sh * 0.8])],
      '#e36bd0',
      2.4,
    )
    f.lines([outline([-7, v + sh * 0.46], [0, v + sh * 0.58], [7, v + sh * 0.46])], '#ffffff', 2)
  }
  const keys = dice.int(5, 7)
  for (let i = 0; i < keys; i++)
    f.rect(-w / 2 + 18 + i * ((w - 36) / keys), 4, (w - 36) / keys - 5, 7, picture.tone('dark', 0.65), 1.5)
  for (const s of [-1, 1]) picture.cyl('y', [s * (w / 2 - 8.5), h * 0.3], 10, 20, 6.5, 'steel')
}

export const drawAirProbe: Draw = (picture, dice) => {
  const L = dice.span(80, 108)
  const bent = dice.chance(0.65)
  picture
    .box(-38, -30, -8, 76, 60, 8, 'steel', 12)
    .bolts('z', [0, 0], 0, 26, 6, 3.2)
    .lathe('z', [0, 0], 'main', [0, 22], [14, 19])
  if (bent) {
    picture.lathe('z', [0, 0], 'steel', [14, 15], [54, 11]).tube(19, 'steel', 22, [0, 0, 50], [0, 0, 70], [L * 0.4, 0, 70])
    picture
      .lathe('x', [0, 70], 'steel', [L * 0.36, 8.5], [L * 0.8, 7], [L, 4.4])
      .ellipse('x', [L, 0, 70], 2.6, picture.tone('black', 0.4))
    picture.cyl('x', [0, 70], L * 0.48, L * 0.55, 9, 'signal', { cap: true })
  } else {
    picture
      .lathe('z', [0, 0], 'steel', [14, 16], [40, 13], [40.1, 20], [50, 20], [50.1, 11], [92, 9], [100, 5])
      .tube(7, 'steel', 4, [0, 0, 72], [46, 0, 66])
  }
  picture
    .tube(6, 'rubber', 20, [-10, 18, -8], [-10, 18, -34], [-10, 60, -40], [-4, 96, -40])
    .cyl('y', [-4, -40], 92, 112, 8, 'second')
}
