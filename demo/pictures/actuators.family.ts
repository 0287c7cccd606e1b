import type { Draw } from '#demo/pictures/family.ts'
import { makePolygon, outline } from '#demo/pictures/geometry.ts'
import { dash } from '#demo/pictures/face.ts'

export const drawLinearActuator: Draw = (picture, dice) => {
  const r = dice.span(22, 28)
  const L = dice.span(92, 116)
  const rod = dice.span(30, 56)
  const sq = dice.chance(0.5)
  picture.cyl('x', [0, 0], -L * 0.62 - 20, -L * 0.62, 10, 'steel').box(-L * 0.62, -r, -r, 18, 2 * r, 2 * r, 'dark', 4)
  if (sq) picture.box(-L * 0.62 + 18, -r * 0.9, -r * 0.9, L - 18, r * 1.8, r * 1.8, 'main', 5)
  else picture.cyl('x', [0, 0], -L * 0.62 + 18, L * 0.38, r * 0.92, 'main', { cap: false })
  const f = picture.onFace('y', sq ? r * 0.9 : r * 0.66)
  if (sq) f.plate(-L * 0.4, -8, L * 0.4, 18)
  picture
    .box(L * 0.38, -r, -r, 18, 2 * r, 2 * r, 'dark', 4)
    .onFace('x', L * 0.38 + 18)
    .screws(-r, -r, 2 * r, 2 * r, 6, 3)
  picture
    .cyl('x', [0, 0], L * 0.38 + 18, L * 0.38 + 26, r * 0.5, 'steel')
    .cyl('x', [0, 0], L * 0.38 + 26, L * 0.38 + 26 + rod, r * 0.3, 'steel')
    .hex('x', [0, 0], L * 0.38 + 26 + rod, L * 0.38 + 36 + rod, r * 0.42, 'dark')
    .cyl('x', [0, 0], L * 0.38 + 36 + rod, L * 0.38 + 52 + rod, r * 0.3, 'steel')
  const m = dice.span(44, 62)
  picture
    .cyl('x', [0, r * 2], -L * 0.62, -L * 0.62 + 12, r * 0.86, 'dark')
    .cyl('x', [0, r * 2], -L * 0.62 + 12, -L * 0.62 + 12 + m, r * 0.8, 'second')
    .cyl('x', [0, r * 2], -L * 0.62 + 12 + m, -L * 0.62 + 20 + m, r * 0.6, 'signal')
  if (dice.chance(0.6))
    picture
      .cyl('z', [-L * 0.62 + 34, 0], r * 2 + r * 0.66, r * 2 + r * 0.66 + 12, 9, 'steel')
      .ring('z', [-L * 0.62 + 34, 0, r * 2.66 + 12], 7, 3, 'steel')
}

export const drawDamperActuator: Draw = (picture, dice) => {
  const w = dice.span(72, 86)
  const L = dice.span(108, 132)
  const h = dice.span(40, 50)
  picture.box(-w / 2, -L / 2, 0, w, L, h, 'main', 10).box(-w / 2 + 6, -L / 2 + 6, h, w - 12, L - 12, 5, 'second', 8)
  const y = -L * 0.22
  picture
    .cyl('z', [0, y], h + 5, h + 12, w * 0.34, 'steel')
    .cyl('z', [0, y], h + 12, h + 30, w * 0.2, 'dark')
    .prism('z', makePolygon([0, y], w * 0.13, 4, 0.4 + dice.span(0, 1)), h + 30, h + 40, 'steel')
  const f = picture.onFace('z', h + 5)
  f.rect(-w * 0.32, L * 0.08, w * 0.64, L * 0.24, picture.tone('white', 0.75), 3)
  f.lines(
    [0.22, 0.1, 0.16].map((share, i) => dash(-w * 0.26, L * 0.13 + i * 9, w * share, L * 0.13 + i * 9)),
    '#76838f',
    1.8,
  )
  f.dot(w * 0.22, L * 0.4, 5, picture.tone('signal', 0.62))
  picture.tube(8, 'rubber', 18, [0, L / 2, h / 2], [0, L / 2 + 24, h / 2], [10, L / 2 + 44, -14])
  picture.onFace('y', L / 2).plate(-w * 0.36, 8, w * 0.3, 18)
}

export const drawLimitSwitch: Draw = (picture, dice) => {
  const w = dice.span(46, 54)
  const h = dice.span(80, 96)
  const dep = dice.span(38, 44)
  const arm = dice.span(44, 70)
  const turn = dice.span(0.5, 1.3)
  picture.gland('z', [0, 0], -16, 'steel', 10)
  picture.box(-w / 2, -dep / 2, 0, w, dep, h, 'main', 5)
  const f = picture.onFace('y', dep / 2)
  f.rect(-w / 2 + 5, 6, w - 10, h - 14, picture.tone('main', 0.66), 3).screws(-w / 2 + 5, 6, w - 10, h - 14, 6, 2.6)
  f.plate(-w / 2 + 10, h * 0.3, w - 20, 20)
  picture
    .box(-w / 2 + 2, -dep / 2 + 2, h, w - 4, dep - 4, 34, 'dark', 4)
    .cyl('y', [0, h + 17], dep / 2 - 2, dep / 2 + 14, 10, 'steel')
  const ex = Math.cos(turn) * arm
  const ez = h + 17 + Math.sin(turn) * arm
  const qu = Math.sin(turn) * 7
  const qv = Math.cos(turn) * 7
  picture.prism(
    'y',
    outline([-qu, h + 17 + qv], [qu, h + 17 - qv], [ex + qu * 0.8, ez - qv * 0.8], [ex - qu * 0.8, ez + qv * 0.8]),
    dep / 2 + 14,
    dep / 2 + 19,
    'steel',
  )
  picture
    .cyl('y', [ex, ez], dep / 2 + 19, dep / 2 + 29, dice.span(11, 15), 'signal')
    .onFace('y', dep / 2 + 29)
    .dot(ex, ez, 4, picture.tone('steel', 0.6))
  picture.hex('y', [0, h + 17], dep / 2 + 19, dep / 2 + 24, 7, 'dark')
}
