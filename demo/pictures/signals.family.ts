import type { Draw } from '#demo/pictures/family.ts'
import { dash } from '#demo/pictures/face.ts'

const GLASSES = ['#d8433a', '#f0b323', '#3b9a63', '#3a6fb0', '#e9eff2'] as const

export const drawSignalTower: Draw = (picture, dice) => {
  const r = dice.span(18, 24)
  const count = dice.int(2, 5)
  const each = dice.span(20, 28)
  picture.flange('z', [0, 0], -60, 7, r * 1.7, 'dark', 4).cyl('z', [0, 0], -53, -8, 6, 'steel')
  picture.lathe('z', [0, 0], 'black', [-8, r * 0.8], [0, r * 1.06], [8, r * 1.06])
  for (let at = count - 1; at >= 0; at--) {
    const z = 8 + (count - 1 - at) * (each + 4)
    picture.cyl('z', [0, 0], z, z + each, r, GLASSES[at] ?? 'white').grooves('z', [0, 0], z + 4, z + each - 3, 5, r)
    picture.cyl('z', [0, 0], z + each, z + each + 4, r * 1.04, 'black')
  }
  const top = 8 + count * (each + 4)
  if (dice.chance(0.4))
    picture.lathe('z', [0, 0], 'black', [top, r * 0.9], [top + 16, r * 0.9]).grooves('z', [0, 0], top + 3, top + 14, 4, r * 0.9)
  else picture.dome([0, 0], top, r * 0.96, 'black', 0.66)
}

export const drawHornSounder: Draw = (picture, dice) => {
  const r = dice.span(40, 52)
  const L = dice.span(60, 80)
  const skin = dice.pick(['signal', '#d8433a', 'main', 'second'])
  picture.box(-L * 0.9, -22, -34, 40, 44, 8, 'steel').box(-L * 0.75, -16, -30, 10, 32, 34, 'steel')
  picture.cyl('x', [0, 0], -L, -L * 0.4, r * 0.5, 'dark').gland('z', [-L * 0.7, 0], r * 0.45, 'dark', 8)
  picture.lathe('x', [0, 0], skin, [-L * 0.4, r * 0.34], [0, r * 0.42], [L * 0.32, r * 0.7], [L * 0.5, r])
  const f = picture.onFace('x', L * 0.5)
  f.dot(0, 0, r * 0.9, picture.tone(skin, 0.34))
    .dot(0, 0, r * 0.5, picture.tone('black', 0.5))
    .dot(0, 0, r * 0.2, picture.tone(skin, 0.6))
  if (dice.chance(0.4)) picture.dome([-L * 0.7, 0], r * 0.5, r * 0.34, dice.pick(['#d8433a', '#f0b323']), 0.9)
}

export const drawLightCurtain: Draw = (picture, dice) => {
  const h = dice.span(150, 190)
  const gap = dice.span(70, 96)
  const skin = dice.pick(['signal', '#f0b323', 'main'])
  const beams = dice.int(6, 11)
  const column = (y: number) => {
    picture
      .box(-12, y - 12, 0, 24, 24, 8, 'dark')
      .box(-11, y - 11, 8, 22, 22, h, skin, 2)
      .box(-12, y - 12, 8 + h, 24, 24, 8, 'dark')
    picture.onFace('y', y + 11).rect(-7, 16, 14, h - 16, picture.tone('glass', 0.5), 2)
    picture.onFace('y', y + 11).dot(0, h - 2, 3, picture.tone('#49c07a', 0.66))
  }
  column(-gap)
  for (let at = 0; at < beams; at++) {
    const z = 24 + (at * (h - 40)) / (beams - 1)
    picture.drawEdge([0, -gap + 12, z], [0, gap - 12, z])
  }
  picture.tube(5, 'rubber', 14, [0, gap, 4], [0, gap, -18], [24, gap + 16, -30])
  column(gap)
}

export const drawRopePullSwitch: Draw = (picture, dice) => {
  const w = dice.span(50, 60)
  const h = dice.span(44, 54)
  const L = dice.span(90, 120)
  picture
    .tube(4, '#d8433a', 4, [-L - w / 2, 0, h * 0.5], [-w / 2 - 12, 0, h * 0.5])
    .ring('y', [-w / 2 - 12, 0, h * 0.5], 9, 4, 'steel')
  picture.box(-w / 2, -20, 0, w, 40, h, dice.pick(['signal', '#f0b323', 'second']), 5).gland('z', [w * 0.2, 0], h, 'dark', 8)
  picture
    .onFace('y', 20)
    .screws(-w / 2, 0, w, h, 7)
    .rect(-w * 0.26, h * 0.3, w * 0.52, h * 0.4, picture.tone('glass', 0.6), 3)
  picture
    .onFace('y', 20)
    .lines([dash(-w * 0.18, h * 0.5, w * 0.12, h * 0.5), dash(w * 0.02, h * 0.6, w * 0.12, h * 0.5)], '#8fe3a8', 2.6)
  picture
    .ring('y', [w / 2 + 12, 0, h * 0.5], 9, 4, 'steel')
    .tube(4, '#d8433a', 4, [w / 2 + 14, 0, h * 0.5], [L + w / 2, 0, h * 0.5])
  if (dice.chance(0.7)) picture.cyl('y', [0, h * 0.78], 20, 28, 7, '#3a6fb0')
}

export const drawLandingLight: Draw = (picture, dice) => {
  const r = dice.span(42, 54)
  const dep = dice.span(28, 44)
  const skin = dice.pick(['steel', 'dark', 'second'])
  picture.gland('z', [0, -dep * 0.6], r * 0.7, 'dark', 7)
  picture.lathe('y', [0, 0], skin, [-dep, r * 0.42], [-dep * 0.3, r * 0.86], [0, r]).cyl('y', [0, 0], 0, 8, r * 1.1, skin)
  picture.bolts('y', [0, 0], 8, r * 1.02, dice.int(6, 10), 3)
  const f = picture.onFace('y', 8)
  f.dot(0, 0, r * 0.9, picture.tone('glass', 0.62)).dot(0, 0, r * 0.84, picture.tone('#dfe9ef', 0.62))
  const lamps = dice.int(4, 7)
  for (let at = 0; at < lamps; at++) {
    const turn = (at / lamps) * Math.PI * 2
    f.dot(Math.cos(turn) * r * 0.52, Math.sin(turn) * r * 0.52, r * 0.2, picture.tone('#fff6d8', 0.8))
  }
  f.dot(0, 0, r * 0.22, picture.tone('#fff6d8', 0.85))
}

export const drawEmergencyLight: Draw = (picture, dice) => {
  const w = dice.span(128, 154)
  const h = dice.span(54, 66)
  const dep = dice.span(14, 22)
  picture.box(-w / 2, -dep, h - 8, w, dep, 16, 'white', 3)
  picture.box(-w / 2 + 4, -dep + 3, 0, w - 8, dep - 6, h - 8, '#2f8a57', 2)
  const f = picture.onFace('y', -3)
  const turn = dice.pick([1, -1])
  f.rect(-w / 2 + 12, 8, w - 24, h - 24, picture.tone('#2f8a57', 0.66), 2)
  f.rect(turn * w * 0.2 - 11, 12, 22, h - 32, picture.tone('white', 0.74))
  const to = -turn * w * 0.34
  f.lines(
    [
      dash(turn * w * 0.06, h * 0.38, to, h * 0.38),
      dash(to, h * 0.38, to + turn * 13, h * 0.52),
      dash(to, h * 0.38, to + turn * 13, h * 0.24),
    ],
    '#ffffff',
    5,
  )
  picture.onFace('y', 0).dot(w / 2 - 12, h, 3, picture.tone('#49c07a', 0.66))
}
