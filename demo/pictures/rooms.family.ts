import type { Draw } from '#demo/pictures/family.ts'
import { MAJOR, MINOR, type Flat } from '#demo/pictures/geometry.ts'
import { dash } from '#demo/pictures/face.ts'
import { n, pair } from '#demo/pictures/path-text.ts'

export const drawThermostat: Draw = (picture, dice) => {
  const round = dice.chance(0.45)
  const w = dice.span(92, 112)
  const h = round ? w : dice.span(92, 120)
  const skin = dice.pick(['white', 'white', 'main', 'black'])
  if (round) {
    const R = w * 0.56
    picture
      .cyl('y', [0, R], -14, -4, R * 1.1, 'white')
      .cyl('y', [0, R], -4, 14, R, 'steel')
      .cyl('y', [0, R], 14, 18, R * 0.9, 'black')
    const f = picture.onFace('y', 18)
    f.dot(0, R, R * 0.84, picture.tone('glass', 0.5))
    const seg: Flat[] = []
    for (let i = 0; i <= 24; i++) {
      const t = 3.9 - (i / 24) * 4.7
      seg.push([Math.cos(t) * R * 0.72, R + Math.sin(t) * R * 0.72])
    }
    const k = dice.int(8, 18)
    f.lines([seg], '#35505f', 4)
    f.lines([seg.slice(0, k)], '#f0a73a', 4)
    f.digits(-R * 0.4, R - R * 0.2, R * 0.4, dice.temperature(), '#ffffff')
    return
  }
  picture.box(-w / 2, -12, 0, w, 10, h, 'steel', 4).box(-w / 2 + 2, -3, 2, w - 4, 17, h - 4, skin, 9)
  const f = picture.onFace('y', 14)
  const sh = h * dice.span(0.42, 0.56)
  f.rect(-w / 2 + 12, h - 14 - sh, w - 24, sh, picture.tone('glass', 0.52), 5)
  f.digits(-w / 2 + 20, h - 14 - sh * 0.8, sh * 0.46, dice.temperature(), '#d9f2ea')
  f.lines(
    [
      dash(-w / 2 + 20, h - 14 - sh * 0.18, -w * 0.1, h - 14 - sh * 0.18),
      dash(w * 0.24, h - 14 - sh * 0.18, w * 0.34, h - 14 - sh * 0.18),
    ],
    '#6fae9a',
    2.4,
  )
  const keys = dice.int(2, 4)
  const kw = (w - 28) / keys
  for (let i = 0; i < keys; i++) {
    f.rect(-w / 2 + 14 + i * kw + 2, 12, kw - 5, 16, picture.tone(skin, i === 0 ? 0.72 : 0.6), 4)
    f.lines([dash(-w / 2 + 14 + (i + 0.35) * kw, 20, -w / 2 + 14 + (i + 0.62) * kw, 20)], i ? '#8794a0' : '#c9822b', 2.2)
  }
}

export const drawSmokeDetector: Draw = (picture, dice) => {
  const R = dice.span(50, 60)
  const slots = dice.int(14, 20)
  const skin = dice.pick(['white', 'white', 'main'])
  picture.lathe('z', [0, 0], skin, [-12, R * 1.14], [-2, R * 1.14], [2, R * 1.02], [14, R * 0.98])
  const r = R * 0.8
  picture.cyl('z', [0, 0], 14, 34, r, 'dark', { cap: false })
  for (let i = 0; i < slots; i++) {
    const t = -0.78 + (i / (slots - 1)) * 3.14
    const x = Math.cos(t) * r
    const y = Math.sin(t) * r
    picture.drawEdge([x, y, 14], [x, y, 34])
    picture.add(
      `<path class="t" stroke="${picture.tone(skin, 0.62)}" stroke-width="4" d="M${pair(picture.at([x, y, 15]))}L${pair(picture.at([x, y, 33]))}"/>`,
    )
  }
  picture.lathe('z', [0, 0], skin, [34, r * 1.03], [40, r * 1.03], [46, r * 0.84])
  picture.dome([0, 0], 46, r * 0.42, dice.pick(['white', 'steel', 'black']), 0.34)
  picture.onFace('z', 46).dot(r * 0.55, r * 0.2, 4, picture.tone(dice.pick(['#d8433a', '#49c07a']), 0.66))
  if (dice.chance(0.5)) picture.ring('z', [0, 0, 47], r * 0.66, 2, 'steel')
}

export const drawAlarmPanel: Draw = (picture, dice) => {
  const w = dice.span(108, 126)
  const h = dice.span(118, 140)
  const dep = dice.span(26, 36)
  const skin = dice.pick(['second', 'white', '#b93a34'])
  picture.box(-w / 2, -dep, 0, w, dep, h, skin, 4).box(-w / 2 + 3, 0, 3, w - 6, 5, h - 6, skin, 3)
  const f = picture.onFace('y', 5)
  f.rect(-w / 2 + 12, h * 0.58, w * 0.52, h * 0.3, picture.tone('glass', 0.5), 3)
  f.lines(
    [0.36, 0.26, 0.3, 0.2].map((share, i) => dash(-w / 2 + 19, h * 0.83 - i * 8, -w / 2 + 19 + w * share, h * 0.83 - i * 8)),
    '#8fe0b8',
    2,
  )
  const at = (i: number): Flat => [w * 0.16, h * 0.84 - i * 8.5]
  f.specks([0].map(at), 2.6, '#e0483e', 0.62)
    .specks([1, 2, 3].map(at), 2.6, '#49c07a', 0.62)
    .specks([4, 5].map(at), 2.6, 'signal', 0.62)
    .lines(
      [0, 1, 2, 3, 4, 5].map((i) => dash(w * 0.21, h * 0.84 - i * 8.5, w * (i % 2 ? 0.34 : 0.4), h * 0.84 - i * 8.5)),
      '#7b8893',
      1.8,
    )
  for (let r = 0; r < 4; r++)
    for (let c = 0; c < 3; c++)
      f.rect(-w / 2 + 14 + c * 17, h * 0.46 - r * 13, 13, 9.5, picture.tone(r === 3 && c === 2 ? 'signal' : 'white', 0.68), 2)
  f.rect(w * 0.12, h * 0.2, w * 0.3, h * 0.24, picture.tone('dark', 0.55), 3)
  f.lines(
    Array.from({ length: 5 }, (_, i) => dash(w * 0.16, h * 0.24 + i * 5, w * 0.38, h * 0.24 + i * 5)),
    '#1b242c',
    1.6,
  )
  f.plate(-w / 2 + 12, 10, w * 0.36, 12)
  f.dot(w * 0.36, 16, 4.5, picture.tone('steel', 0.6))
}

export const drawBeaconLight: Draw = (picture, dice) => {
  const R = dice.span(30, 38)
  const glass = dice.pick(['#d8433a', '#f0b323', '#e9eff2', '#3b9a63'])
  const tall = dice.span(26, 40)
  picture
    .lathe('z', [0, 0], 'dark', [-14, R * 1.4], [-6, R * 1.4], [-5.9, R * 1.15], [10, R])
    .bolts('z', [0, 0], -6, R * 1.27, 6, 2.8)
  picture
    .lathe('z', [0, 0], 'steel', [10, R * 1.08], [18, R * 1.08])
    .cyl('z', [0, 0], 18, 18 + tall, R * 0.9, glass, { cap: false })
    .dome([0, 0], 18 + tall, R * 0.9, glass, 0.8)
  picture.drawEdge([R * 0.64, R * 0.64, 18], [R * 0.64, R * 0.64, 18 + tall])
  for (let i = 1; i < 4; i++)
    picture.add(
      `<path class="e" opacity=".5" d="M${n(-R * 0.9 * MAJOR)} ${n(-18 - (tall * i) / 4)}a${n(R * 0.9 * MAJOR)} ${n(R * 0.9 * MINOR)} 0 0 0 ${n(R * 1.8 * MAJOR)} 0"/>`,
    )
  picture.gland('y', [0, -2], R * 1.15, 'dark', 8)
}
