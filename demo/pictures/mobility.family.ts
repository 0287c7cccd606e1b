import type { Draw } from '#demo/pictures/family.ts'
import { dash } from '#demo/pictures/face.ts'

export const drawMobileComputer: Draw = (picture, dice) => {
  const w = dice.span(50, 60)
  const h = dice.span(124, 146)
  const dep = dice.span(18, 24)
  const skin = dice.pick(['main', 'black', 'second'])
  const hasKeys = dice.chance(0.6)
  picture.box(-w / 2, -dep / 2, 0, w, dep, h, 'rubber', 9).box(-w / 2 + 3, -dep / 2 + 3, 4, w - 6, dep, h - 8, skin, 8)
  picture.box(-w / 2 + 8, -dep / 2 + 2, h, w - 16, dep - 6, 9, 'black', 4)
  const f = picture.onFace('y', dep / 2 + 3)
  const low = hasKeys ? h * 0.46 : h * 0.16
  f.rect(-w / 2 + 7, low, w - 14, h * 0.92 - low, picture.tone('glass', 0.5), 3)
  const rows = hasKeys ? 4 : 7
  f.lines(
    Array.from({ length: rows }, (_, at) =>
      dash(-w / 2 + 13, h * 0.84 - at * 11, at % 2 ? w * 0.02 : w * 0.22, h * 0.84 - at * 11),
    ),
    '#8fd8e3',
    2.2,
  )
  f.rect(w * 0.1, h * 0.78, w * 0.24, h * 0.06, picture.tone('signal', 0.62), 2)
  if (hasKeys)
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 3; column++)
        f.rect(-w / 2 + 9 + column * 14, h * 0.36 - row * 13, 11, 9, picture.tone(row === 0 ? 'signal' : 'white', 0.62), 3)
  else f.dot(0, h * 0.09, 5, picture.tone('dark', 0.7))
}

export const drawFixedScanner: Draw = (picture, dice) => {
  const w = dice.span(70, 90)
  const h = dice.span(54, 66)
  const dep = dice.span(46, 60)
  const skin = dice.pick(['main', 'second', 'dark'])
  picture.box(-w / 2 - 12, -8, -20, w + 24, 16, 8, 'steel').cyl('z', [0, 0], -14, 0, 12, 'steel')
  picture.tube(6, 'rubber', 18, [-w / 4, -dep / 2, h * 0.3], [-w / 4, -dep / 2 - 34, h * 0.3], [-w / 4 - 24, -dep / 2 - 54, 0])
  picture.box(-w / 2, -dep / 2, 0, w, dep, h, skin, 4)
  picture.box(-w / 2 + 4, dep / 2, 5, w - 8, 7, h - 10, 'black', 4)
  const f = picture.onFace('y', dep / 2 + 7)
  f.rect(-w / 2 + 11, 11, w - 22, h - 22, picture.tone('#a61d24', 0.42), 3)
  f.dot(0, h / 2, h * 0.16, picture.tone('glass', 0.4)).dot(-2, h / 2 + 2, h * 0.06, picture.tone('white', 0.7))
  const lamps = dice.int(2, 4)
  for (let at = 0; at < lamps; at++) f.dot(-w / 2 + 17 + at * 7, h - 17, 2.4, picture.tone('#ffd9d2', 0.75))
  picture.onFace('z', h).plate(-w * 0.32, -8, w * 0.5, 18)
  picture
    .onFace('x', w / 2)
    .dot(0, h * 0.68, 4, picture.tone('#49c07a', 0.66))
    .dot(0, h * 0.4, 4, picture.tone('#f0b323', 0.66))
}

export const drawDockingStation: Draw = (picture, dice) => {
  const bays = dice.int(2, 4)
  const w = bays * 40 + 16
  const dep = dice.span(66, 80)
  const skin = dice.pick(['main', 'second', 'dark'])
  picture.box(-w / 2, -dep / 2, 0, w, dep, 26, 'dark', 6).box(-w / 2, -dep / 2, 26, w, dep * 0.34, 52, skin, 5)
  for (let at = 0; at < bays; at++) {
    const x = -w / 2 + 8 + at * 40
    if (dice.chance(0.8)) {
      picture.box(x + 4, -dep * 0.08, 26, 32, 20, 58, dice.pick(['signal', 'second', 'main']), 6)
      const unit = picture.onFace('y', -dep * 0.08 + 20)
      unit.rect(x + 9, 58, 22, 18, picture.tone('#b6c8b4', 0.66), 2).digits(x + 12, 62, 9, dice.number(2), '#1c2e22')
      unit.dot(x + 20, 42, 5, picture.tone('rubber', 0.6))
    }
    picture.box(x + 2, dep * 0.18, 22, 36, 8, 14, 'rubber', 3)
    picture.onFace('y', dep / 2).dot(x + 20, 13, 4, picture.tone(at % 3 === 2 ? '#f0b323' : '#49c07a', 0.66))
  }
  picture.onFace('y', dep / 2).plate(-w / 2 + 4, 8, 12, 10)
}
