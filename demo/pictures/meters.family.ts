import type { Draw } from '#demo/pictures/family.ts'
import type { Flat } from '#demo/pictures/geometry.ts'
import { dash, type Stroke } from '#demo/pictures/face.ts'

export const drawPressureTransmitter: Draw = (picture, dice) => {
  const R = dice.span(30, 36)
  const W = dice.span(58, 70)
  const head = dice.pick(['main', 'second', 'white'])
  const z = dice.span(66, 84)
  const wet = dice.pick(['steel', 'dark'])
  if (dice.chance(0.5)) {
    picture.box(-26, -20, -6, 52, 40, 30, wet, 3).onFace('y', 20).screws(-26, -6, 52, 30, 8, 4)
    picture.box(-30, -24, 0, 4, 48, 20, 'dark')
    picture.gland('x', [0, 8], 26, 'steel', 7)
  } else {
    picture.cyl('z', [0, 0], -24, -4, 9, 'steel').hex('z', [0, 0], -4, 12, 17, 'steel').cyl('z', [0, 0], 12, 24, 14, 'steel')
  }
  picture.lathe('z', [0, 0], 'steel', [24, 17], [34, 20], [z - R * 0.7, 15])
  picture.gland('x', [-6, z + 2], R * 0.9, 'dark', 9)
  picture
    .cyl('y', [0, z], -W / 2, -W / 2 + 14, R * 1.06, head)
    .cyl('y', [0, z], -W / 2 + 14, W / 2 - 14, R * 0.96, head, { cap: false })
  picture.cyl('z', [0, 0], z + R * 0.8, z + R * 1.12, 11, head)
  picture.cyl('y', [0, z], W / 2 - 14, W / 2, R * 1.06, head)
  const f = picture.onFace('y', W / 2)
  f.dot(0, z, R * 0.84, picture.tone('black', 0.6))
  f.dot(0, z, R * 0.74, picture.tone('#b9c9bf', 0.68))
  f.digits(-R * 0.52, z - R * 0.02, R * 0.42, dice.number(3), '#182a22')
  f.lines([dash(-R * 0.5, z - R * 0.3, R * 0.5, z - R * 0.3)], '#8aa093', 2.4)
  f.lines([dash(-R * 0.5, z - R * 0.3, R * dice.span(-0.2, 0.4), z - R * 0.3)], '#1d3a2d', 2.4)
}

export const drawFlowMeter: Draw = (picture, dice) => {
  const r = dice.span(24, 34)
  const L = dice.span(58, 74)
  const body = dice.pick(['main', 'steel', 'second'])
  const z = r + dice.span(40, 52)
  picture.flange('x', [0, 0], -L, 12, r * 1.36, 'steel', 8).cyl('x', [0, 0], -L + 12, L - 12, r, body, { cap: false })
  if (dice.chance(0.5)) for (const a of [-L * 0.45, L * 0.3]) picture.cyl('x', [0, 0], a, a + 8, r * 1.1, body)
  picture
    .cyl('x', [0, 0], L * 0.45, L - 12, r, body, { cap: false })
    .flange('x', [0, 0], L - 12, 12, r * 1.36, 'steel', 8)
    .ellipse('x', [L, 0, 0], r * 0.82, picture.tone('black', 0.5))
  picture.cyl('z', [0, 0], r * 0.9, z, 11, 'steel')
  if (dice.chance(0.55)) {
    const w = dice.span(52, 62)
    picture.box(-w / 2, -24, z, w, 48, 46, 'second', 12)
    const f = picture.onFace('y', 24)
    f.rect(-w / 2 + 9, z + 18, w - 18, 20, picture.tone('glass', 0.55), 3)
    f.digits(-w / 2 + 14, z + 22, 11, dice.number(3), '#7fe0ee')
    for (let i = 0; i < 3; i++) f.dot(-12 + i * 12, z + 9, 3.2, picture.tone(i ? 'dark' : 'signal', 0.6))
    picture.gland('x', [0, z + 16], w / 2, 'dark', 8)
  } else {
    const R = 29
    picture.cyl('y', [0, z + R * 0.8], -26, 26, R, 'main')
    const f = picture.onFace('y', 26)
    f.dot(0, z + R * 0.8, R * 0.78, picture.tone('glass', 0.5))
    f.digits(-15, z + R * 0.8 - 2, 12, dice.number(2), '#7fe0ee')
    f.lines([dash(-14, z + 12, 14, z + 12)], '#3f8f9e', 2)
    picture.gland('x', [0, z + R * 0.8], R * 0.95, 'dark', 8)
  }
}

export const drawPressureGauge: Draw = (picture, dice) => {
  const R = dice.span(48, 60)
  const W = dice.span(20, 28)
  const z = R + 34
  const rim = dice.pick(['steel', 'steel', 'brass', 'dark'])
  picture
    .cyl('z', [0, 0], -10, 12, 9, rim === 'brass' ? 'brass' : 'steel')
    .hex('z', [0, 0], 12, 28, 14, rim === 'brass' ? 'brass' : 'steel')
    .cyl('z', [0, 0], 28, 40, 10, 'steel')
  picture.cyl('y', [0, z], -W, 4, R, rim).cyl('y', [0, z], 4, 12, R * 1.07, rim)
  const f = picture.onFace('y', 12)
  f.dot(0, z, R * 0.94, picture.tone('white', 0.78))
  const from = 3.93
  const sweep = 4.71
  const ticks: Stroke[] = []
  const arc: Flat[] = []
  for (let i = 0; i <= 20; i++) {
    const t = from - (i / 20) * sweep
    const a = i % 5 ? 0.76 : 0.68
    ticks.push(dash(Math.cos(t) * R * a, z + Math.sin(t) * R * a, Math.cos(t) * R * 0.84, z + Math.sin(t) * R * 0.84))
  }
  const red = dice.int(13, 16)
  for (let i = red; i <= 20; i++) {
    const t = from - (i / 20) * sweep
    arc.push([Math.cos(t) * R * 0.88, z + Math.sin(t) * R * 0.88])
  }
  f.lines(ticks, '#22303d', 1.5)
  f.lines([arc], '#c8372f', 3.2)
  const t = from - dice.span(0.2, 0.62) * sweep
  f.lines(
    [dash(-Math.cos(t) * R * 0.18, z - Math.sin(t) * R * 0.18, Math.cos(t) * R * 0.7, z + Math.sin(t) * R * 0.7)],
    '#14212d',
    2.6,
  )
  f.dot(0, z, R * 0.09, picture.tone('dark', 0.6))
  f.rect(-14, z - R * 0.52, 28, 9, picture.tone('signal', 0.6), 2)
}
