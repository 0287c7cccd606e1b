import type { Draw } from '#demo/pictures/family.ts'
import { dash } from '#demo/pictures/face.ts'

export const drawLicenceCard: Draw = (picture, dice) => {
  const w = dice.span(138, 152)
  const h = w * 0.63
  const skin = dice.pick(['main', 'signal', 'second', 'black'])
  picture.box(-w / 2 - 16, -26, -6, w, 3, h, 'white', 7).box(-w / 2, -6, 0, w, 3.5, h, skin, 7)
  const f = picture.onFace('y', -2.5)
  f.rect(-w / 2 + 14, h * 0.5, 26, 20, picture.tone('brass', 0.66), 4)
  f.lines(
    [dash(-w / 2 + 14, h * 0.5 + 10, -w / 2 + 40, h * 0.5 + 10), dash(-w / 2 + 27, h * 0.5, -w / 2 + 27, h * 0.5 + 20)],
    '#8a6a2c',
    1.4,
  )
  f.plate(w * 0.14, h * 0.72, w * 0.28, h * 0.16)
  const groups = dice.int(3, 5)
  for (let at = 0; at < groups; at++)
    f.digits(-w / 2 + 14 + at * 25, h * 0.22, 11, dice.number(2), skin === 'second' ? '#33405e' : '#ffffff')
  f.lines(
    [dash(-w / 2 + 14, h * 0.12, -w / 2 + 14 + w * dice.span(0.3, 0.5), h * 0.12)],
    skin === 'second' ? '#33405e' : '#d8d5e6',
    2.4,
  )
}

export const drawServer: Draw = (picture, dice) => {
  const w = dice.span(112, 128)
  const units = dice.int(2, 4)
  const dep = dice.span(86, 100)
  const each = 30
  for (let at = 0; at < units; at++) {
    const z = at * (each + 3)
    const skin = at % 2 ? 'dark' : 'black'
    picture.box(-w / 2, -dep / 2, z, w, dep, each, skin, 2)
    const f = picture.onFace('y', dep / 2)
    for (let bay = 0; bay < 4; bay++) f.rect(-w / 2 + 7 + bay * 17, z + 6, 14, each - 12, picture.tone('main', 0.5), 2)
    f.lines(
      [dash(w * 0.14, z + each * 0.34, w * 0.34, z + each * 0.34), dash(w * 0.14, z + each * 0.6, w * 0.34, z + each * 0.6)],
      '#79869a',
      2,
    )
    f.dot(w * 0.42, z + each * 0.64, 2.6, picture.tone('#49c07a', 0.66)).dot(
      w * 0.42,
      z + each * 0.32,
      2.6,
      picture.tone(dice.chance(0.3) ? '#f0b323' : 'signal', 0.66),
    )
  }
  picture.onFace('z', units * (each + 3) - 3).plate(-w * 0.3, -10, w * 0.36, 16)
}

export const drawTestSet: Draw = (picture, dice) => {
  const w = dice.span(124, 144)
  const dep = dice.span(80, 96)
  const skin = dice.pick(['signal', 'black', 'main', 'second'])
  picture.prism(
    'x',
    [
      [-dep / 2, 34],
      [-dep / 2 + 8, 34],
      [-dep / 2 - 22, 118],
      [-dep / 2 - 32, 116],
    ],
    -w / 2,
    w / 2,
    skin,
  )
  picture.box(-w / 2, -dep / 2, 0, w, dep, 34, skin, 8)
  const z = picture.onFace('z', 34)
  z.rect(-w / 2 + 8, -dep / 2 + 8, w - 16, dep - 16, picture.tone('steel', 0.6), 4)
  z.rect(-w * 0.38, -dep * 0.34, w * 0.4, dep * 0.42, picture.tone('glass', 0.52), 3)
  z.lines(
    [dash(-w * 0.34, -dep * 0.06, -w * 0.2, -dep * 0.24), dash(-w * 0.2, -dep * 0.24, -w * 0.08, -dep * 0.14)],
    '#8fe3d0',
    2.4,
  )
  const knobs = dice.int(2, 3)
  for (let at = 0; at < knobs; at++) picture.cyl('z', [w * 0.14 + at * 20, -dep * 0.18], 34, 44, 8, 'black')
  for (let at = 0; at < 4; at++) picture.cyl('z', [-w * 0.32 + at * 18, dep * 0.26], 34, 40, 6, at < 2 ? 'brass' : 'steel')
  picture.tube(
    7,
    'rubber',
    12,
    [-w * 0.16, dep / 2, 18],
    [-w * 0.16, dep / 2 + 14, 18],
    [w * 0.16, dep / 2 + 14, 18],
    [w * 0.16, dep / 2, 18],
  )
}

export const drawEngineInstrument: Draw = (picture, dice) => {
  const r = dice.span(48, 56)
  const dep = dice.span(34, 50)
  picture.cyl('y', [0, 0], -dep, 0, r * 0.86, 'black').box(-r, -4, -r, r * 2, 8, r * 2, 'dark', 2)
  picture.cyl('y', [0, 0], 4, 9, r * 0.94, 'black')
  const f = picture.onFace('y', 9)
  f.screws(-r, -r, r * 2, r * 2, 7, 3.4).dot(0, 0, r * 0.86, picture.tone('glass', 0.42))
  const marks = 13
  const at = (share: number, reach: number) => {
    const turn = 3.9 - share * 4.7
    return [Math.cos(turn) * r * reach, Math.sin(turn) * r * reach] as const
  }
  f.lines(
    Array.from({ length: marks }, (_, i) => [at(i / (marks - 1), 0.76), at(i / (marks - 1), i % 3 ? 0.68 : 0.62)]),
    '#f4f6f8',
    2,
  )
  f.lines([Array.from({ length: 8 }, (_, i) => at(0.78 + i * 0.03, 0.8))], '#d8433a', 3).lines(
    [Array.from({ length: 10 }, (_, i) => at(0.3 + i * 0.05, 0.8))],
    '#49c07a',
    3,
  )
  f.lines([[[0, 0], at(dice.span(0.2, 0.9), 0.64)]], '#ffffff', 3).dot(0, 0, 5, picture.tone('steel', 0.6))
  f.digits(-r * 0.26, -r * 0.5, r * 0.2, dice.number(3), '#ffffff')
}
