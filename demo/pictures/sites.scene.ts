import type { Draw } from '#demo/pictures/family.ts'
import { dash } from '#demo/pictures/face.ts'
import { drawFloor, drawTank, drawTree, drawWindows } from '#demo/pictures/grounds.scene.ts'

/** An office building between trees. */
export const drawOffices: Draw = (picture, dice) => {
  const floors = dice.int(5, 8)
  const height = floors * 26 + 16
  drawFloor(picture, 260, 230)
  drawTree(picture, [-96, -84], dice.span(26, 36))
  picture.box(-70, -60, 0, 110, 100, height, dice.pick(['white', 'second']))
  drawWindows(picture, 'y', 40, { columns: 5, rows: floors, from: [-62, 16], size: [14, 15], gap: [6, 11] })
  drawWindows(picture, 'x', 40, { columns: 4, rows: floors, from: [-50, 16], size: [16, 15], gap: [7, 11] })
  picture.box(-70, -60, height, 110, 100, 5, 'main').box(-40, -30, height + 5, 34, 28, 16, 'steel')
  picture.cyl('z', [10, 10], height + 5, height + 22, 10, 'steel')
  picture.box(40, -40, 0, 54, 80, 30, 'main')
  picture.onFace('x', 94).rect(-14, 0, 28, 22, picture.tone('glass', 0.62))
  drawTree(picture, [-40, 88], dice.span(24, 32))
  drawTree(picture, [0, 94], dice.span(20, 28))
}

/** A school: classrooms under pitched roofs. */
export const drawSchool: Draw = (picture, dice) => {
  drawFloor(picture, 320, 230, '#dfe7dd')
  const roof = dice.pick(['main', 'signal', 'dark'])
  const wall = dice.pick(['#efe6d6', 'white', 'second'])
  drawTree(picture, [-130, -84], 30)
  picture.box(-120, -84, 0, 200, 66, 52, wall)
  picture.prism(
    'x',
    [
      [-92, 52],
      [-10, 52],
      [-51, 92],
    ],
    -126,
    86,
    roof,
  )
  drawWindows(picture, 'y', -18, { columns: 7, rows: 1, from: [-112, 16], size: [18, 22], gap: [8, 0] })
  picture.box(10, -18, 0, 70, 84, 46, wall)
  picture.prism(
    'y',
    [
      [4, 46],
      [86, 46],
      [45, 80],
    ],
    -20,
    72,
    roof,
  )
  const front = picture.onFace('y', 66)
  front
    .rect(34, 0, 22, 30, picture.tone('main', 0.45))
    .dot(45, 56, 8, picture.tone('white', 0.7))
    .lines([dash(45, 56, 45, 61), dash(45, 56, 49, 56)], '#33404d', 1.4)
  drawWindows(picture, 'x', 80, { columns: 3, rows: 1, from: [-8, 14], size: [16, 18], gap: [8, 0] })
  drawTree(picture, [-80, 66], dice.span(30, 40))
  drawTree(picture, [-20, 86], dice.span(24, 30))
}

/** Columns, vessels and the pipes between them. */
export const drawColumns: Draw = (picture, dice) => {
  drawFloor(picture, 300, 250)
  const tall = dice.span(190, 230)
  const paint = dice.pick(['steel', 'white', 'second'])
  drawTank(picture, [-90, -70], 26, tall, paint)
  for (const z of [60, 110, 160]) picture.ring('z', [-90, -70, z], 32, 5, 'signal')
  drawTank(picture, [-20, -78], 19, tall * 0.72, 'main')
  picture.ring('z', [-20, -78, tall * 0.5], 25, 5, 'signal')
  picture.tube(8, 'steel', 20, [-90, -70, tall + 14], [-90, -30, tall + 14], [-90, -30, 40], [-40, -30, 40])
  drawTank(picture, [60, -70], 34, 70, paint)
  for (const x of [-60, 0, 60, 110]) picture.box(x, 6, 0, 7, 7, 52, 'dark').box(x, 40, 0, 7, 7, 52, 'dark')
  for (const [at, name] of (['main', 'steel', 'signal', 'steel'] as const).entries())
    picture.cyl('x', [12 + at * 10, 58], -76, 136, 5, name)
  picture.cyl('y', [-84, 22], 20, 92, 20, 'main').dome([-84, 92], 22, 0.1, 'main')
  picture.cyl('z', [-10, 92], 0, 16, 14, 'dark').cyl('x', [92, 16], -4, 40, 13, 'signal').cyl('x', [92, 16], 40, 56, 6, 'steel')
}

/** Tanks behind their wall, with the line that fills them. */
export const drawTankFarm: Draw = (picture, dice) => {
  drawFloor(picture, 310, 280)
  picture.box(-150, -136, 0, 300, 8, 14, '#cfd6da').box(-150, -136, 0, 8, 272, 14, '#cfd6da')
  const paints = [dice.pick(['white', 'second']), 'main', dice.pick(['steel', 'second']), 'white'] as const
  const places = [
    [-80, -66],
    [62, -66],
    [-80, 66],
    [62, 66],
  ] as const
  for (const [at, [x, y]] of places.entries()) {
    const height = dice.span(58, 84)
    picture
      .cyl('z', [x, y], 0, height, 50, paints[at] ?? 'white')
      .cyl('z', [x, y], height, height + 12, 50, paints[at] ?? 'white', { r1: 12 })
    picture.ring('z', [x, y, height * 0.5], 50.6, 3, 'signal')
    if (at === 1) picture.tube(7, 'signal', 14, [x - 76, y + 54, 8], [x - 76, y + 130, 8], [x + 70, y + 130, 8])
  }
  picture.box(128, -136, 0, 8, 272, 14, '#cfd6da').box(-150, 128, 0, 286, 8, 14, '#cfd6da')
}

/** An airliner on its stand. */
export const drawAirliner: Draw = (picture, dice) => {
  drawFloor(picture, 360, 320, '#d8dde2')
  const skin = dice.pick(['white', 'white', 'second'])
  const z = 52
  picture.prism(
    'z',
    [
      [-14, -16],
      [40, -16],
      [-34, -150],
      [-58, -150],
    ],
    z - 16,
    z - 11,
    'steel',
  )
  picture.cyl('x', [-64, z - 26], -4, 34, 12, 'main')
  picture.prism(
    'z',
    [
      [-150, -8],
      [-122, -8],
      [-150, -56],
      [-168, -56],
    ],
    z + 10,
    z + 14,
    'steel',
  )
  for (const x of [-20, 78]) picture.cyl('z', [x, 0], 0, z - 20, 4, 'dark')
  picture.lathe('x', [0, z], skin, [-168, 6], [-110, 25], [92, 26], [118, 21], [134, 12], [142, 4])
  const rows = Array.from({ length: 15 }, (_, at) => [-92 + at * 12, 25.4, z + 8] as const)
  picture.dots(rows, 2.6, 'glass', 0.5)
  picture.prism(
    'y',
    [
      [-168, z + 18],
      [-112, z + 20],
      [-148, z + 92],
      [-176, z + 92],
    ],
    -3,
    3,
    dice.pick(['main', 'signal']),
  )
  picture.prism(
    'z',
    [
      [-150, 8],
      [-122, 8],
      [-150, 56],
      [-168, 56],
    ],
    z + 8,
    z + 12,
    'steel',
  )
  picture.cyl('x', [64, z - 28], 2, 40, 13, 'main').cyl('x', [64, z - 28], 40, 44, 14, 'steel')
  picture.prism(
    'z',
    [
      [-14, 18],
      [40, 18],
      [-34, 150],
      [-58, 150],
    ],
    z - 16,
    z - 11,
    'steel',
  )
  picture.cyl('y', [78, 7], -6, 6, 8, 'rubber').cyl('y', [-20, 8], 8, 20, 9, 'rubber')
}
