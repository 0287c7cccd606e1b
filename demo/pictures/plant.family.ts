import type { Draw } from '#demo/pictures/family.ts'
import type { Picture } from '#demo/pictures/picture.ts'

/** The two-chamber head that field instruments share. */
const drawHead = (picture: Picture, z: number, r: number, paint: string): void => {
  picture.gland('x', [0, z], r * 0.9, 'dark', 7)
  picture.cyl('y', [0, z], -r * 0.8, r * 0.62, r, paint).cyl('y', [0, z], r * 0.62, r * 0.86, r * 1.06, paint)
}

export const drawButterflyValve: Draw = (picture, dice) => {
  const r = dice.span(48, 60)
  const thick = dice.span(20, 28)
  const body = dice.pick(['main', 'second', 'steel'])
  const z = r * 1.32
  picture.cyl('x', [0, 0], -thick / 2, thick / 2, r * 1.22, body)
  const f = picture.onFace('x', thick / 2)
  f.dot(0, 0, r, picture.tone('rubber', 0.55)).dot(0, 0, r * 0.9, picture.tone('black', 0.4))
  picture.bolts('x', [0, 0], thick / 2, r * 1.12, dice.int(4, 8), 4)
  // The disc stands a little open.
  picture.prism(
    'z',
    [
      [-4, -r * 0.8],
      [8, -r * 0.8],
      [14, r * 0.8],
      [2, r * 0.8],
    ],
    -4,
    4,
    'steel',
  )
  f.dot(0, 0, r * 0.2, picture.tone('steel', 0.6))
  picture.cyl('z', [0, 0], r * 1.14, z + 14, 9, body).flange('z', [0, 0], z + 14, 6, 20, 'steel', 4)
  if (dice.chance(0.5)) {
    const L = dice.span(84, 112)
    picture.box(-8, -8, z + 20, 16, L, 7, 'signal', 6).cyl('z', [0, 0], z + 27, z + 33, 7, 'steel')
  } else {
    picture.box(-26, -20, z + 20, 52, 40, 34, 'main', 6).cyl('z', [0, 0], z + 54, z + 62, 10, 'signal')
    picture.ring('y', [0, 26, z + 38], dice.span(24, 32), 6, 'steel')
  }
}

export const drawThermowell: Draw = (picture, dice) => {
  const r = dice.span(9, 14)
  const L = dice.span(110, 150)
  const hasFlange = dice.chance(0.55)
  const metal = dice.pick(['steel', 'steel', 'brass'])
  picture.lathe('z', [0, 0], metal, [-L, r * 0.6], [-L * 0.3, r * 0.6], [-L * 0.28, r * 0.84], [0, r])
  if (hasFlange) picture.flange('z', [0, 0], 0, 12, r * dice.span(3.4, 4.2), metal, 8)
  else
    picture
      .cyl('z', [0, 0], -16, 0, r * 1.3, metal)
      .grooves('z', [0, 0], -14, -2, 3, r * 1.3)
      .hex('z', [0, 0], 0, 14, r * 1.8, metal)
  picture
    .cyl('z', [0, 0], 12, 12 + dice.span(16, 34), r * 0.9, metal)
    .ellipse('z', [0, 0, 14 + (hasFlange ? 20 : 22)], r * 0.1, picture.tone('black', 0.4))
}

export const drawThermometer: Draw = (picture, dice) => {
  const r = dice.span(5, 8)
  const L = dice.span(96, 140)
  const head = dice.span(24, 30)
  const skin = dice.pick(['main', 'steel', 'second'])
  picture
    .cyl('z', [0, 0], -L, -14, r, 'steel')
    .hex('z', [0, 0], -14, 0, r * 2.4, 'steel')
    .cyl('z', [0, 0], 0, 22, r * 1.6, 'steel')
  picture.gland('x', [0, 22 + head * 0.7], head * 0.8, 'dark', 8)
  picture.cyl('z', [0, 0], 22, 22 + head * 1.1, head, skin).cyl('z', [0, 0], 22 + head * 1.1, 22 + head * 1.4, head * 1.1, skin)
  picture.dome([0, 0], 22 + head * 1.4, head, skin, 0.66)
  if (dice.chance(0.5)) picture.box(-8, -head * 1.2, 22 + head * 1.1, 16, 8, 14, 'steel', 3)
}

export const drawThermocouple: Draw = (picture, dice) => {
  const L = dice.span(120, 150)
  const r = dice.span(6, 9)
  const ceramic = dice.pick(['#e9dcc4', '#e9eff2', '#cdb48c'])
  picture.cyl('x', [0, 0], L * 0.1, L, r, ceramic).cyl('x', [0, 0], -L * 0.1, L * 0.24, r * 1.5, 'steel')
  picture.cyl('x', [0, 0], -L * 0.16, -L * 0.1, r * 2.8, 'steel').bolts('x', [0, 0], -L * 0.1, r * 2.2, 4, 2)
  const R = dice.span(22, 28)
  picture
    .cyl('x', [0, 0], -L * 0.26, -L * 0.16, r * 1.5, 'steel')
    .cyl('z', [-L * 0.26 - R, 0], -R * 0.7, R * 0.7, R, dice.pick(['main', 'second', 'dark']))
  picture.dome([-L * 0.26 - R, 0], R * 0.7, R * 0.98, 'steel', 0.66).gland('y', [-L * 0.26 - R, 0], R * 0.8, 'dark', 8)
}

export const drawRadarLevel: Draw = (picture, dice) => {
  const isGuided = dice.chance(0.5)
  const r = dice.span(32, 38)
  const metal = 'steel'
  if (isGuided) picture.cyl('z', [0, 0], -120, -24, 3, metal).cyl('z', [0, 0], -132, -120, 7, metal)
  else picture.lathe('z', [0, 0], metal, [-78, 30], [-30, 12], [-24, 12])
  picture.flange('z', [0, 0], -24, 10, dice.span(42, 52), metal, 8).cyl('z', [0, 0], -14, 12, 12, metal)
  drawHead(picture, 12 + r, r, dice.pick(['main', 'second']))
  const f = picture.onFace('y', r * 0.86)
  f.dot(0, 12 + r, r * 0.78, picture.tone('glass', 0.5)).digits(-r * 0.5, 12 + r - r * 0.18, r * 0.42, dice.number(3), '#8fe3d0')
}

export const drawFlameDetector: Draw = (picture, dice) => {
  const r = dice.span(40, 48)
  const skin = dice.pick(['#c33a3f', 'main', 'steel'])
  const dep = dice.span(44, 56)
  picture.box(-12, -dep - 16, -r - 14, 24, 40, 8, 'steel').box(-10, -dep * 0.6, -r - 14, 20, 10, r * 0.8, 'steel')
  picture.gland('z', [0, -dep * 0.5], r * 0.86, 'dark', 9)
  picture.lathe('y', [0, 0], skin, [-dep, r * 0.8], [-dep * 0.7, r], [0, r]).cyl('y', [0, 0], 0, 9, r * 1.12, skin)
  picture.bolts('y', [0, 0], 9, r * 1.02, 6, 3.4)
  const f = picture.onFace('y', 9)
  f.dot(0, 0, r * 0.84, picture.tone('black', 0.5))
  const eyes = dice.int(1, 3)
  for (let at = 0; at < eyes; at++) {
    const u = eyes === 1 ? 0 : Math.cos((at / eyes) * 6.283 + 0.5) * r * 0.4
    const v = eyes === 1 ? 0 : Math.sin((at / eyes) * 6.283 + 0.5) * r * 0.4
    f.dot(u, v, r * 0.24, picture.tone('#3a2f63', 0.6)).dot(u - 3, v + 3, r * 0.08, picture.tone('white', 0.8))
  }
  f.dot(0, -r * 0.66, 3.4, picture.tone('#49c07a', 0.66))
}

export const drawGasTransmitter: Draw = (picture, dice) => {
  const r = dice.span(34, 40)
  const skin = dice.pick(['main', 'second', 'signal'])
  picture.lathe('z', [0, 0], 'steel', [-74, 15], [-40, 15], [-38, 20], [-24, 20]).grooves('z', [0, 0], -70, -44, 5, 15)
  picture.cyl('z', [0, 0], -24, 6, 11, 'steel')
  drawHead(picture, 6 + r, r, skin)
  const f = picture.onFace('y', r * 0.86)
  f.dot(0, 6 + r, r * 0.78, picture.tone('glass', 0.52))
  f.digits(-r * 0.46, 6 + r - r * 0.1, r * 0.42, dice.number(3), '#9fe3b4')
  f.dot(-r * 0.3, 6 + r * 0.56, 3, picture.tone('#49c07a', 0.66)).dot(r * 0.3, 6 + r * 0.56, 3, picture.tone('#d8433a', 0.6))
}

export const drawDiaphragmActuator: Draw = (picture, dice) => {
  const R = dice.span(54, 66)
  const paint = dice.pick(['main', 'second', 'signal'])
  const tall = dice.span(54, 76)
  picture.cyl('z', [0, 0], -10, tall, 5, 'steel').hex('z', [0, 0], -14, -4, 10, 'steel')
  picture.box(-22, 4, 0, 7, 7, tall, 'dark').box(14, 4, 0, 7, 7, tall, 'dark').box(-26, -8, -4, 52, 24, 6, 'dark', 4)
  picture
    .lathe('z', [0, 0], paint, [tall, R * 0.44], [tall + 14, R * 0.96])
    .cyl('z', [0, 0], tall + 14, tall + 20, R * 1.06, paint)
  picture.bolts('z', [0, 0], tall + 20, R * 0.98, 16, 2.6).dome([0, 0], tall + 21, R * 0.88, paint, 0.64)
  picture.cyl('z', [0, 0], tall + 21 + R * 0.6, tall + 34 + R * 0.6, 8, 'steel')
}

export const drawPositioner: Draw = (picture, dice) => {
  const w = dice.span(72, 86)
  const h = dice.span(84, 100)
  const dep = dice.span(34, 42)
  const skin = dice.pick(['main', 'second', 'dark'])
  picture.cyl('x', [-4, h * 0.2], -w / 2 - 20, -w / 2, 8, 'steel').cyl('x', [-4, h * 0.5], -w / 2 - 20, -w / 2, 8, 'steel')
  picture.box(-w / 2, -dep / 2, 0, w, dep, h, skin, 8).gland('z', [w * 0.24, 0], h, 'dark', 8)
  picture.cyl('y', [w * 0.04, h * 0.6], dep / 2, dep / 2 + 9, w * 0.32, skin)
  const f = picture.onFace('y', dep / 2 + 9)
  f.dot(w * 0.04, h * 0.6, w * 0.27, picture.tone('glass', 0.5)).digits(-w * 0.14, h * 0.56, h * 0.12, dice.number(3), '#8fe3d0')
  const gauges = dice.int(1, 2)
  for (let at = 0; at < gauges; at++) {
    const x = -w * 0.24 + at * w * 0.46
    picture.cyl('y', [x, h * 0.17], dep / 2, dep / 2 + 8, w * 0.14, 'dark')
    picture
      .onFace('y', dep / 2 + 8)
      .dot(x, h * 0.17, w * 0.115, picture.tone('white', 0.7))
      .lines(
        [
          [
            [x, h * 0.17],
            [x + 5, h * 0.17 + 5],
          ],
        ],
        '#c33a3f',
        1.8,
      )
  }
}
