import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'
import type { DocumentKind } from '#demo/catalogue/products/documents.ts'
import { DOCUMENT_WORDS, type DocumentLanguage } from '#demo/documents/document-words.ts'
import { toPlainText } from '#demo/documents/plain-text.rules.ts'

export type DocumentContent = {
  readonly kind: DocumentKind
  readonly language: DocumentLanguage
  readonly company: string
  readonly sku: string
  readonly name: string
  readonly text: string
  readonly approval: string | undefined
  readonly figures: readonly { readonly name: string; readonly value: string }[]
}

type Paper = InstanceType<typeof Pdf>
const [LEFT, WIDTH, INK, MUTED, RULE] = [56, 483, '#17232f', '#5b6a78', '#c9d2da']

type Placed = {
  readonly size: number
  readonly colour?: string
  readonly x?: number
  readonly y?: number
  readonly width?: number
}

const write = (paper: Paper, text: string, { size, colour = INK, x, y, width = WIDTH }: Placed): void => {
  paper
    .font(size > 10 ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(colour)
  paper.text(toPlainText(text), x ?? LEFT, y ?? paper.y, { width, lineGap: 2 })
}

const writeHeading = (paper: Paper, text: string): void => {
  paper.moveDown(1.2)
  write(paper, text, { size: 11, x: LEFT, y: paper.y })
  paper.moveDown(0.4)
}

const writeFigures = (paper: Paper, figures: DocumentContent['figures']): void => {
  for (const { name, value } of figures) {
    const y = paper.y
    write(paper, name, { size: 9, colour: MUTED, x: LEFT, y, width: 190 })
    const end = paper.y
    write(paper, value, { size: 9, x: LEFT + 200, y, width: WIDTH - 200 })
    paper.y = Math.max(end, paper.y) + 3
    paper
      .moveTo(LEFT, paper.y - 1)
      .lineTo(LEFT + WIDTH, paper.y - 1)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke()
    paper.y += 3
  }
}

const writeBody = (paper: Paper, content: DocumentContent): void => {
  const words = DOCUMENT_WORDS[content.language]
  if (content.kind === 'installation-guide')
    for (const [index, step] of words.steps.entries()) {
      write(paper, `${index + 1}.  ${step}`, { size: 10, x: LEFT, y: paper.y })
      paper.moveDown(0.7)
    }
  else if (content.kind === 'certificate') {
    write(paper, words.declaration, { size: 10, x: LEFT, y: paper.y })
    paper.moveDown(1)
    writeFigures(paper, [{ name: words.standard, value: content.approval ?? 'CE' }])
  } else {
    writeHeading(paper, words.description)
    write(paper, content.text, { size: 10, x: LEFT, y: paper.y })
    writeHeading(paper, words.figures)
    writeFigures(paper, content.figures)
  }
}

/** One page about a product, as its maker would hand it out. The same content gives the same bytes. */
export const drawDocument = (content: DocumentContent): Promise<Buffer> => {
  const words = DOCUMENT_WORDS[content.language]
  const title = `${words.kinds[content.kind]} ${content.sku}`
  const paper = new Pdf({
    size: 'A4',
    margins: { top: 56, bottom: 40, left: LEFT, right: 56 },
    lang: content.language,
    displayTitle: true,
    info: { Title: title, Author: content.company, CreationDate: new Date(0) },
  })
  write(paper, content.company, { size: 10, colour: MUTED, x: LEFT, y: 48 })
  write(paper, words.kinds[content.kind], { size: 22, x: LEFT, y: 70 })
  write(paper, content.name, { size: 13, x: LEFT, y: 104 })
  write(paper, `${words.partNumber}: ${content.sku}`, { size: 10, colour: MUTED, x: LEFT, y: paper.y + 4 })
  paper.moveDown(1.2)
  writeBody(paper, content)
  write(paper, words.demonstration, { size: 8, colour: MUTED, x: LEFT, y: 780 })
  paper.end()
  return buffer(paper)
}
