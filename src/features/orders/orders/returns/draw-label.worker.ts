import { buffer } from 'node:stream/consumers'
import { encode } from 'uqr'
import type { ReturnLabel } from '#features/orders/orders/returns/label-thread.service.ts'
import { writeSeller } from '#platform/files/paper-brand.ts'
import { INK, MUTED, openPaper, type Paper } from '#platform/files/pdf-document.ts'
import { answerInThread } from '#platform/threads.ts'

const [LEFT, TOP, WIDTH, CUT, BOTTOM] = [48, 56, 499, 400, 800]
const CODE = { side: 128, x: LEFT + WIDTH - 128, y: 228 }

/** A longer address is written smaller, so that the sender has room below it. */
const MOST_LARGE = 5

type Listed = { readonly label: string; readonly lines: readonly string[] }

const writeList = (
  paper: Paper,
  { label, lines }: Listed,
  place: { x: number; y: number; width: number; size: number },
): number => {
  const { x, width, size } = place
  let y = paper.write(label, { x, y: place.y, width, size: 9, colour: MUTED }) + 2
  for (const line of lines) if (y < BOTTOM) y = paper.write(line, { x, y, width, size }) + 1
  return y
}

/** The number of the return, for scanners at the goods entrance. */
const drawCode = ({ pdf }: Paper, number: string): void => {
  const { data, size } = encode(number, { border: 0 })
  const unit = CODE.side / size
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) pdf.rect(CODE.x + x * unit, CODE.y + y * unit, unit, unit)
  pdf.fill(INK)
}

const drawLabel = ({ number, brand, to, from, facts, cut, contents, notes, ...info }: ReturnLabel): Promise<Buffer> => {
  const paper = openPaper(info)
  let y = writeSeller(paper, { author: info.author, brand, x: LEFT, y: TOP, width: WIDTH })
  y = paper.write(number, { x: LEFT, y: y + 8, width: WIDTH, size: 22 }) + 12
  const end = writeList(paper, to, { x: LEFT, y, width: 330, size: to.lines.length > MOST_LARGE ? 10 : 14 })
  writeList(paper, from, { x: LEFT, y: Math.max(290, end + 8), width: 330, size: 9 })
  drawCode(paper, number)
  paper.write(facts.join(' · '), { x: LEFT, y: CUT - 24, width: WIDTH, size: 9, colour: MUTED, mostLines: 1 })
  paper.rule(LEFT, CUT, WIDTH)
  y = paper.write(cut, { x: LEFT, y: CUT + 6, width: WIDTH, size: 8, colour: MUTED }) + 16
  y = writeList(paper, contents, { x: LEFT, y, width: WIDTH, size: 9 }) + 12
  for (const note of notes) if (y < BOTTOM) y = paper.write(note, { x: LEFT, y, width: WIDTH, mostLines: 20 }) + 6
  const bytes = buffer(paper.pdf)
  paper.pdf.end()
  return bytes
}

answerInThread(drawLabel)
