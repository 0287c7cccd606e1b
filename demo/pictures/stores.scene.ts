import type { Draw } from '#demo/pictures/family.ts'
import { dash } from '#demo/pictures/face.ts'
import { drawFloor } from '#demo/pictures/grounds.scene.ts'

const GOODS = ['main', 'second', 'signal', '#cdb48c', 'steel'] as const

/** Shelves of units that wait to be sent. */
export const drawShelves: Draw = (picture, dice) => {
  drawFloor(picture, 300, 190)
  const levels = dice.int(3, 4)
  for (const y of [-66, 6]) {
    for (const x of [-124, 116]) picture.box(x, y, 0, 8, 8, levels * 48 + 12, 'dark')
    for (let level = 0; level < levels; level++) {
      const z = level * 48 + 8
      picture.box(-124, y, z, 248, 44, 5, dice.metal === 'brass' ? 'steel' : 'signal')
      for (let at = 0; at < 5; at++) {
        if (dice.chance(0.16)) continue
        const [width, height] = [dice.span(32, 40), dice.span(20, 34)]
        const x = -112 + at * 46
        picture.box(x, y + 5, z + 5, width, 32, height, dice.pick(GOODS))
        picture.onFace('y', y + 37).rect(x + 5, z + 9, width * 0.42, height * 0.36, picture.tone('white', 0.66))
      }
    }
    for (const x of [-124, 116]) picture.box(x, y + 40, 0, 8, 8, levels * 48 + 12, 'dark')
  }
}

/** A bench with a unit under test. */
export const drawWorkbench: Draw = (picture, dice) => {
  drawFloor(picture, 290, 190)
  picture.box(-130, -70, 0, 260, 10, 190, 'white')
  const wall = picture.onFace('y', -60)
  for (let at = 0; at < 6; at++)
    wall.rect(-116 + at * 26, 138, 8, dice.span(20, 38), picture.tone(at % 2 ? 'steel' : 'signal', 0.5), 2)
  wall
    .rect(56, 112, 60, 64, picture.tone('main', 0.5), 3)
    .lines([dash(64, 160, 108, 160), dash(64, 148, 98, 148), dash(64, 136, 104, 136)], '#eef1f3', 2.4)
  for (const [x, y] of [
    [-118, -56],
    [106, -56],
    [-118, 36],
    [106, 36],
  ] as const)
    picture.box(x, y, 0, 12, 12, 66, 'dark')
  picture.box(-128, -58, 66, 256, 112, 9, '#cdb48c')
  picture.box(-112, -44, 75, 70, 44, 56, 'main', 5)
  const panel = picture.onFace('y', 0)
  panel.rect(-104, 100, 40, 24, picture.tone('glass', 0.4), 2).digits(-100, 104, 14, dice.number(3), '#8fe3d0')
  panel.dot(-54, 116, 5, picture.tone('signal', 0.6)).dot(-54, 102, 5, picture.tone('steel', 0.6)).screws(-112, 75, 70, 56, 6)
  picture.tube(4, 'rubber', 16, [-60, 2, 88], [-20, 30, 79], [10, 8, 88])
  picture
    .cyl('x', [0, 96], 10, 86, dice.span(16, 20), 'steel')
    .cyl('x', [0, 96], 86, 116, 7, 'dark')
    .hex('x', [0, 96], -2, 10, 18, 'second')
  picture.box(20, 20, 75, 60, 26, 4, 'signal', 2)
}

/** A belt with parcels under a scanner's arch. */
export const drawDepot: Draw = (picture, dice) => {
  drawFloor(picture, 340, 200)
  for (const x of [-130, -20, 90]) picture.box(x, -26, 0, 8, 8, 44, 'dark')
  picture.box(-156, -30, 44, 312, 60, 10, 'dark').box(-156, -30, 54, 312, 6, 6, 'signal')
  picture.box(-156, -24, 54, 312, 48, 3, 'rubber')
  const parcel = (x: number): void => {
    const [size, height] = [dice.span(30, 42), dice.span(22, 38)]
    picture.box(x, -size / 2, 57, size, size, height, dice.pick(['#cdb48c', '#d8c29b', '#bfa57a']))
    picture.onFace('y', size / 2).rect(x + 5, 61, size * 0.45, height * 0.4, picture.tone('white', 0.66))
  }
  parcel(-140)
  parcel(-84)
  picture.box(-24, -52, 0, 16, 16, 150, 'main')
  parcel(-30)
  picture.box(-24, -52, 134, 16, 104, 18, 'main').box(-24, 36, 0, 16, 16, 150, 'main')
  picture.onFace('y', 52).rect(-20, 96, 8, 26, picture.tone('signal', 0.6), 2)
  picture.dots(
    [
      [-8, 0, 142],
      [-8, 22, 142],
      [-8, -22, 142],
    ],
    4,
    '#d8433a',
    0.6,
  )
  parcel(34)
  parcel(96)
  for (const x of [-130, -20, 90]) picture.box(x, 18, 0, 8, 8, 44, 'dark')
  picture.box(-156, 24, 54, 312, 6, 6, 'signal')
}

/** A belt that climbs, with its rope along the side. */
export const drawBelt: Draw = (picture, dice) => {
  drawFloor(picture, 340, 190, '#d9d3c6')
  const rise = dice.span(70, 96)
  const slope = (x: number): number => 30 + ((x + 150) / 300) * rise
  picture.dome([-120, -54], 0, 44, '#8a7f70', 0.7)
  for (const x of [-120, -40, 40, 120]) picture.box(x, -34, 0, 9, 9, slope(x), 'dark')
  picture.prism(
    'y',
    [
      [-150, 28],
      [150, 28 + rise],
      [150, 42 + rise],
      [-150, 42],
    ],
    -34,
    34,
    'main',
  )
  picture.prism(
    'y',
    [
      [-146, 42],
      [146, 42 + rise],
      [146, 45 + rise],
      [-146, 45],
    ],
    -24,
    24,
    'rubber',
  )
  for (let at = 0; at < 9; at++) {
    const x = -120 + at * 28
    picture.dome([x, dice.span(-8, 8)], slope(x) + 14, dice.span(9, 15), '#6f665a', 0.8)
  }
  for (const x of [-120, -40, 40, 120]) picture.box(x, 30, 0, 9, 9, slope(x), 'dark')
  picture.tube(2.4, '#c33a3f', 0, [-146, 42, 66], [146, 42, 66 + rise])
  for (const x of [-60, 60]) {
    picture.box(x, 38, slope(x) + 14, 24, 12, 24, 'signal', 3)
    picture.onFace('y', 50).dot(x + 12, slope(x) + 28, 5, picture.tone('#d8433a', 0.55))
  }
  picture.cyl('y', [150, 34 + rise], -36, 36, 16, 'steel')
}

/** A lorry at the dock. */
export const drawDock: Draw = (picture, dice) => {
  drawFloor(picture, 360, 210, '#d8dde2')
  picture.box(-170, -96, 0, 60, 184, 120, 'white')
  picture.onFace('x', -110).rect(-40, 20, 62, 74, picture.tone('main', 0.45), 2)
  for (const x of [-70, -34, 60, 128]) picture.cyl('y', [x, 15], -38, -24, 15, 'rubber')
  picture.box(-106, -42, 22, 196, 76, 104, dice.pick(['white', 'second']))
  picture
    .onFace('y', 34)
    .rect(-90, 56, 90, 34, picture.tone('main', 0.5), 3)
    .rect(14, 56, 46, 34, picture.tone('signal', 0.55), 3)
  picture.box(98, -38, 18, 52, 68, 84, 'main', 6)
  picture.onFace('x', 150).rect(-30, 62, 52, 28, picture.tone('glass', 0.55), 3)
  picture.onFace('y', 30).rect(108, 62, 32, 26, picture.tone('glass', 0.55), 3)
  picture.box(90, -20, 18, 8, 40, 20, 'dark')
  for (const x of [-70, -34, 60, 128]) picture.cyl('y', [x, 15], 24, 38, 15, 'rubber').cyl('y', [x, 15], 38, 39, 7, 'steel')
}
