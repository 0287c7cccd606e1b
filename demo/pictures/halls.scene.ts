import type { Draw } from '#demo/pictures/family.ts'
import { dash } from '#demo/pictures/face.ts'
import { drawFloor, drawTank } from '#demo/pictures/grounds.scene.ts'
import type { Picture } from '#demo/pictures/picture.ts'

/** Vessels, pumps and pipes of a building or a small plant. */
export const drawPlantRoom: Draw = (picture, dice) => {
  drawFloor(picture, 290, 220)
  const paint = dice.pick(['main', 'second', 'white'])
  drawTank(picture, [-86, -54], 38, dice.span(110, 136), paint)
  drawTank(picture, [6, -60], 32, dice.span(90, 112), 'steel')
  picture.tube(11, 'copper', 18, [-60, -20, 96], [-60, 20, 96], [40, 20, 96], [40, 20, 40])
  picture.tube(9, 'steel', 18, [20, -28, 60], [20, 36, 60], [96, 36, 60], [96, 36, 16])
  picture.box(66, -92, 0, 64, 40, 132, 'white', 5)
  const door = picture.onFace('y', -52)
  door.rect(74, 76, 46, 30, picture.tone('glass', 0.4), 2).digits(80, 82, 16, dice.number(2), '#8fe3d0')
  for (const [at, name] of (['#49c07a', 'signal', '#d8433a'] as const).entries())
    door.dot(80 + at * 15, 62, 4, picture.tone(name, 0.6))
  for (const x of [-90, -24, 42]) {
    picture
      .box(x, 40, 0, 44, 34, 8, 'dark')
      .cyl('x', [57, 24], x + 2, x + 26, 15, 'main')
      .cyl('x', [57, 24], x + 26, x + 42, 9, 'steel')
    picture.cyl('z', [x + 34, 57], 32, 62, 6, 'copper').ring('x', [x + 36, 57, 52], 9, 4, 'signal')
  }
  picture.cyl('x', [57, 66], -110, 110, 8, 'copper')
}

const screen = (
  picture: Picture,
  x: number,
  y: number,
  z: number,
  [width, height]: readonly [number, number],
  trend: readonly number[],
): void => {
  picture.box(x, y - 5, z, width, 5, height, 'dark', 2)
  const face = picture.onFace('y', y)
  face.rect(x + 3, z + 3, width - 6, height - 6, picture.tone('glass', 0.35))
  const step = (width - 14) / (trend.length - 1)
  const line = trend
    .slice(1)
    .map((value, at) =>
      dash(x + 7 + at * step, z + 6 + (trend[at] ?? 0) * (height - 14), x + 7 + (at + 1) * step, z + 6 + value * (height - 14)),
    )
  face.lines(line, '#8fe3d0', 2)
}

/** Desks before the screens of a plant. */
export const drawControlRoom: Draw = (picture, dice) => {
  drawFloor(picture, 310, 220)
  const trend = (): number[] => Array.from({ length: 7 }, () => dice.span(0.1, 0.9))
  picture.box(-140, -96, 0, 280, 8, 176, 'white')
  screen(picture, -126, -82, 84, [120, 78], trend())
  screen(picture, 6, -82, 84, [120, 78], trend())
  for (const y of [-30, 50]) {
    for (const x of [-122, 110]) picture.box(x, y, 0, 10, 34, 46, 'dark')
    picture.box(-128, y - 6, 46, 256, 46, 7, dice.pick(['#cdb48c', 'second']))
    for (const x of [-112, -30, 52]) {
      picture.box(x + 26, y + 4, 53, 8, 6, 14, 'steel')
      screen(picture, x, y + 12, 62, [62, 38], trend())
      picture.box(x + 10, y + 20, 53, 42, 12, 2.5, 'white', 2)
    }
  }
}

/** Rows of cabinets with servers. */
export const drawServerHall: Draw = (picture, dice) => {
  drawFloor(picture, 300, 230)
  for (const y of [-88, 20])
    for (let at = 0; at < 5; at++) {
      const x = -122 + at * 50
      picture.box(x, y, 0, 46, 54, 150, at === 2 ? 'main' : 'dark', 3)
      const front = picture.onFace('y', y + 54)
      for (let row = 0; row < 5; row++) {
        const z = 14 + row * 26
        front.rect(x + 5, z, 36, 18, picture.tone('black', 0.5), 1)
        front
          .dot(x + 11, z + 9, 2, picture.tone(dice.chance(0.86) ? '#49c07a' : '#f0b323', 0.7))
          .lines([dash(x + 18, z + 9, x + 18 + dice.span(6, 18), z + 9)], '#8fe3d0', 1.6)
      }
    }
  picture.box(-122, -94, 156, 246, 12, 8, 'signal').box(-122, 12, 156, 246, 12, 8, 'steel')
}

/** A flow rig: a loop of pipes with the meter under test between its flanges. */
export const drawFlowRig: Draw = (picture, dice) => {
  drawFloor(picture, 320, 210)
  drawTank(picture, [-116, -54], 34, 120, 'steel')
  drawTank(picture, [112, -54], 28, 92, dice.pick(['white', 'second']))
  picture.cyl('x', [-54, 40], -84, 86, 12, 'steel')
  for (const x of [-120, -20, 90]) picture.box(x, 20, 0, 10, 34, 40, 'dark')
  const line = [37, 58] as const
  picture.cyl('x', line, -140, -40, 13, 'steel').flange('x', line, -40, 7, 24, 'steel', 8)
  picture.cyl('x', line, -33, 33, dice.span(17, 21), 'main').flange('x', line, 33, 7, 24, 'steel', 8)
  picture.cyl('z', [0, 37], 74, 92, 8, 'steel').cyl('z', [0, 37], 92, 122, 22, 'main')
  picture.dome([0, 37], 122, 21, 'main', 0.66)
  picture.cyl('x', line, 40, 140, 13, 'steel').flange('x', line, 92, 6, 22, 'steel', 8)
  picture.tube(12, 'steel', 20, [140, 37, 58], [150, 37, 58], [150, -30, 58])
  picture.box(-70, 70, 0, 70, 26, 84, 'white', 4)
  picture.onFace('y', 96).rect(-62, 48, 54, 28, picture.tone('glass', 0.4), 2).digits(-56, 52, 18, dice.number(3), '#8fe3d0')
}

/** An engine on its stand. */
export const drawEngine: Draw = (picture, dice) => {
  drawFloor(picture, 290, 190)
  const r = dice.span(54, 60)
  const z = 84
  for (const x of [-80, 60]) picture.box(x, -60, 0, 12, 120, 12, 'signal').box(x, -8, 12, 12, 16, z - r, 'signal')
  picture.box(-96, -6, 8, 190, 12, 10, 'signal')
  picture.lathe('x', [0, z], 'steel', [-130, 16], [-92, 32], [-60, 40])
  picture.cyl('x', [0, z], -60, 10, r * 0.78, 'second').grooves('x', [0, z], -50, 4, 10, r * 0.78)
  picture.cyl('x', [0, z], 10, 70, r, 'main').cyl('x', [0, z], 70, 84, r * 1.04, 'steel')
  const fan = picture.onFace('x', 84)
  fan.dot(0, z, r * 0.92, picture.tone('black', 0.45))
  const blades = Array.from({ length: 18 }, (_, at) => {
    const angle = (at / 18) * Math.PI * 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return dash(c * r * 0.24, z + s * r * 0.24, Math.cos(angle + 0.24) * r * 0.88, z + Math.sin(angle + 0.24) * r * 0.88)
  })
  fan.lines(blades, '#aab4bd', 3.4).dot(0, z, r * 0.24, picture.tone('steel', 0.7))
}
