import type Pdf from 'pdfkit'
import type { SectionText } from '#demo/publications/section-text.ts'

type Paper = InstanceType<typeof Pdf>
const [LEFT, TOP, INK] = [90, 560, '#17232f']

const box = (paper: Paper, [x, y, width, height]: readonly [number, number, number, number], label: string): void => {
  paper.rect(x, y, width, height).lineWidth(1).strokeColor(INK).stroke()
  paper
    .font('Helvetica')
    .fontSize(8.5)
    .fillColor(INK)
    .text(label, x + 4, y + height / 2 - 4, { width: width - 8, align: 'center', lineBreak: false })
}

const line = (paper: Paper, from: readonly [number, number], to: readonly [number, number]): void => {
  paper
    .moveTo(...from)
    .lineTo(...to)
    .lineWidth(0.8)
    .strokeColor(INK)
    .stroke()
}

const drawBlocks = (paper: Paper): void => {
  for (const [at, label] of ['Sensor', 'Electronics', 'Display', 'Output'].entries()) {
    box(paper, [LEFT + at * 108, TOP + 40, 84, 48], label)
    if (at > 0) line(paper, [LEFT + at * 108 - 24, TOP + 64], [LEFT + at * 108, TOP + 64])
  }
}

const drawWiring = (paper: Paper): void => {
  box(paper, [LEFT, TOP, 90, 150], 'Control')
  box(paper, [LEFT + 320, TOP, 90, 150], 'Unit')
  for (let terminal = 1; terminal <= 6; terminal += 1) {
    const y = TOP + terminal * 21
    line(paper, [LEFT + 90, y], [LEFT + 320, y])
    for (const x of [LEFT + 94, LEFT + 306])
      paper
        .font('Helvetica')
        .fontSize(7.5)
        .fillColor(INK)
        .text(String(terminal), x, y - 9, { lineBreak: false })
  }
}

const drawExploded = (paper: Paper): void => {
  for (const [at, item] of [10, 20, 30, 40, 50].entries()) {
    const x = LEFT + at * 84
    paper
      .ellipse(x + 34, TOP + 80, 14 + (at % 3) * 6, 44 - at * 3)
      .lineWidth(1)
      .strokeColor(INK)
      .stroke()
    if (at > 0) line(paper, [x - 30, TOP + 80], [x + 10, TOP + 80])
    line(paper, [x + 34, TOP + 30], [x + 34, TOP + 18])
    paper
      .font('Helvetica')
      .fontSize(9)
      .fillColor(INK)
      .text(String(item), x + 28, TOP + 6, { lineBreak: false })
  }
}

const DRAWINGS = { block: drawBlocks, wiring: drawWiring, exploded: drawExploded } as const

/** In the lower part of the page, with its legend. */
export const drawFigure = (paper: Paper, figure: NonNullable<SectionText['figure']>, product: string): void => {
  DRAWINGS[figure](paper)
  paper
    .font('Helvetica')
    .fontSize(8.5)
    .fillColor('#5b6a78')
    .text(`Figure 1: ${product}`, LEFT, TOP + 172, { lineBreak: false })
}
